import { screeningQuestions } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { client } from '../../messages/client.ts';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { useForm } from '../../primitives/Form/useForm.ts';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { problemsOf } from '../checks.ts';
import { emptyJob } from './jobValues.ts';
import type { JobValues } from './jobValues.ts';
import { ScreeningFields } from './ScreeningFields.tsx';
import { byField, screeningIn, screeningProblems, screeningValues } from './screeningValues.ts';

interface ExampleProps {
  initial: JobValues;
  onSubmit: (questions: ReturnType<typeof screeningIn>) => void;
}

/** Shows only this section of the job form. */
function Example({ initial, onSubmit }: ExampleProps) {
  const messages = useClientMessages().jobForm;
  const format = useFormat();
  const form = useForm({
    initial,
    labels: { ...messages.labels, ...byField([], messages.screening.labels) },
    hints: byField([], { kind: undefined, need: undefined, ...messages.screening.hints }),
    validate: (values) => problemsOf(screeningProblems(values, messages.errors, format)),
    submission: { status: 'idle' },
    onSubmit: (values) => onSubmit(screeningIn(values)),
  });
  return (
    <Form form={form}>
      <ScreeningFields form={form} />
      <div>
        <Button type="submit">Save</Button>
      </div>
    </Form>
  );
}

const meta = {
  component: Example,
  args: { initial: emptyJob, onSubmit: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoQuestions: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith([]);
  },
};

/** The client adds two questions by keyboard. The focus moves to each new question. */
export const QuestionsAdded: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Add a question' }).focus();
    await userEvent.keyboard('{Enter}');
    const first = within(canvas.getByRole('group', { name: 'Question 1' }));
    await waitFor(() => expect(first.getByRole('textbox', { name: 'Your question' })).toHaveFocus());
    await userEvent.keyboard('How many years have you sailed?');
    canvas.getByRole('button', { name: 'Add a question' }).focus();
    await userEvent.keyboard('{Enter}');
    const second = within(canvas.getByRole('group', { name: 'Question 2' }));
    await waitFor(() => expect(second.getByRole('textbox', { name: 'Your question' })).toHaveFocus());
    await userEvent.keyboard('When can you start?');
    await userEvent.click(second.getByRole('radio', { name: 'By one of your choices' }));
    await userEvent.type(second.getByRole('textbox', { name: 'Choices' }), 'At once{Enter}Later');
    await userEvent.click(second.getByRole('radio', { name: 'Optional' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith([
      { text: 'How many years have you sailed?', kind: 'text', is_required: true },
      { text: 'When can you start?', kind: 'choice', choices: ['At once', 'Later'], is_required: false },
    ]);
  },
};

const three = { ...emptyJob, ...screeningValues(screeningQuestions) };

/** The form has the maximum of three questions, so the button that adds one is not shown. */
export const ThreeQuestions: Story = {
  args: { initial: three },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox', { name: 'Your question' })).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'Add a question' })).not.toBeInTheDocument();
  },
};

/** If a question is removed, later questions move up, and the focus moves to the button that adds a question. */
export const QuestionRemoved: Story = {
  tags: ['behaviour'],
  args: { initial: three },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove question 1' }));
    const [first] = canvas.getAllByRole('textbox', { name: 'Your question' });
    await expect(first).toHaveValue('When could you start?');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a question' })).toHaveFocus());
    await expect(canvas.getByText('Question 1 is removed.')).toBeInTheDocument();
  },
};

/** Each question shows its own errors, and the first question with an error gets the focus. */
export const QuestionsInvalid: Story = {
  args: { initial: { ...three, screening_1_text: ' ', screening_2_choices: 'At once' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText(client.jobForm.errors.questionRequired)).toBeVisible();
    await expect(canvas.getByText('Enter 2 to 6 choices, one on each line.')).toBeVisible();
    const [first] = canvas.getAllByRole('textbox', { name: 'Your question' });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The counter shows by how many characters the text exceeds the limit. */
export const QuestionsTooLong: Story = {
  tags: ['stress'],
  args: {
    initial: { ...three, screening_1_text: 'x'.repeat(303), screening_2_choices: 'y'.repeat(101) },
  },
};

export const QuestionsRightToLeft: Story = {
  args: {
    initial: {
      ...emptyJob,
      ...screeningValues([
        { text: 'متى يمكنك أن تبدأ؟', kind: 'choice', choices: ['فورًا', 'خلال شهر'], is_required: true },
      ]),
    },
  },
  globals: { direction: 'rtl' },
};
