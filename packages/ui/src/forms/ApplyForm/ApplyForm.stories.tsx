import { screeningQuestions } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Submission } from '../../primitives/state.ts';
import { fillIn } from '../../testing/fields.ts';
import { ApplyForm } from './ApplyForm.tsx';
import { emptyApplication } from './applyValues.ts';

const meta = {
  component: ApplyForm,
  args: {
    submission: { status: 'idle' },
    onSubmit: fn(),
    onDirtyChange: fn(),
    cancelHref: '/job/1',
  },
} satisfies Meta<typeof ApplyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const resume = new File(['%PDF-1.7 a resume'], 'Amara Okafor.pdf', { type: 'application/pdf' });

export const Empty: Story = {};

/** After a reload, the form contains the typed values again, says that they are a draft, and has not sent them. */
export const ComingBack: Story = {
  args: {
    initial: { ...emptyApplication(), cover_letter: 'Hello again.', resume: null },
    draft: { savedAt: '2026-06-15T08:30:00.000Z', filesLost: true, onDiscard: fn() },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Cover letter' })).toHaveValue('Hello again.');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByText('Your draft is back')).toBeVisible();
    await expect(canvas.getByText(/Jun 15, 2026, 8:30 AM UTC.*Please choose your file again/)).toBeVisible();
  },
};

export const DraftDiscarded: Story = {
  ...ComingBack,
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await expect(canvas.getByRole('textbox', { name: 'Cover letter' })).toHaveValue('');
    await expect(args.draft?.onDiscard).toHaveBeenCalledOnce();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
};

/** While the first request is pending, a second press does not send another one. */
export const Filled: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await fillIn(userEvent, canvasElement, {
      'Cover letter': '  Hello, I would like to help.  ',
      Resume: resume,
    });
    await expect(canvas.getByText('Amara Okafor.pdf')).toBeVisible();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Submit application' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      cover_letter: 'Hello, I would like to help.',
      resume,
      screening_answers: [],
    });
  },
};

/** The client asks three questions, and the last one is optional. */
export const WithQuestions: Story = {
  args: { questions: screeningQuestions },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await fillIn(userEvent, canvasElement, { 'Cover letter': 'Hello', Resume: resume });
    await userEvent.type(canvas.getByRole('textbox', { name: /^Which booking flow/ }), 'The night ferries.');
    await userEvent.click(canvas.getByRole('radio', { name: 'Within a month' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      cover_letter: 'Hello',
      resume,
      screening_answers: [
        { question_id: 'flow', answer: 'The night ferries.' },
        { question_id: 'start', answer: 'Within a month' },
      ],
    });
  },
};

/**
 * A required question without an answer gets an error. If it is the first field with an error, the question also gets
 * the focus.
 */
export const AnswersMissing: Story = {
  args: { questions: screeningQuestions, initial: { ...emptyApplication(), cover_letter: 'Hello', resume } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    const flow = canvas.getByRole('textbox', { name: /^Which booking flow/ });
    await waitFor(() => expect(flow).toHaveFocus());
    await expect(flow).toHaveAccessibleDescription('Answer this question.');
    await expect(canvas.getByText('Choose an answer.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The user can clear the answer to an optional question with choices. */
export const ChoiceTakenBack: Story = {
  tags: ['behaviour'],
  args: {
    questions: screeningQuestions.map((question) => ({ ...question, is_required: false })),
    initial: { ...emptyApplication(), cover_letter: 'Hello', resume, 'screening_answers.start': 'Later' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'No answer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ screening_answers: [] }));
  },
};

/** The client has changed the questions while the freelancer was writing. The typed text is still in the form. */
export const QuestionsChanged: Story = {
  args: {
    questions: screeningQuestions,
    initial: {
      ...emptyApplication(),
      cover_letter: 'Hello',
      resume,
      'screening_answers.flow': 'The night ferries.',
    },
    submission: {
      status: 'failed',
      fieldErrors: {
        screening_answers: [
          'The client has changed the questions of this job. Please answer them as they are now.',
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^The client has changed the questions/);
    await expect(canvas.getByRole('textbox', { name: /^Which booking flow/ })).toHaveValue(
      'The night ferries.',
    );
  },
};

export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await expect(canvas.getByText('Write a cover letter.')).toBeVisible();
    await expect(canvas.getByText('Choose your resume.')).toBeVisible();
    const letter = canvas.getByRole('textbox', { name: 'Cover letter' });
    await waitFor(() => expect(letter).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** An error disappears when the user corrects the field. */
export const Mended: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await Invalid.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.keyboard('Hello');
    await expect(canvas.queryByText('Write a cover letter.')).not.toBeInTheDocument();
  },
};

export const WrongType: Story = {
  play: async ({ canvas, userEvent }) => {
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(canvas.getByLabelText('Resume'), new File(['<svg/>'], 'portrait.svg'));
    await expect(canvas.getByText(/“portrait.svg” cannot be used/)).toBeVisible();
  },
};

export const TooLarge: Story = {
  play: async ({ canvas, userEvent }) => {
    const file = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'with-every-picture.pdf');
    await userEvent.upload(canvas.getByLabelText('Resume'), file);
    await expect(canvas.getByText(/Please choose a file of at most 5 MB/)).toBeVisible();
  },
};

/** The counter appears near the limit. A text that is too long is not cut off. */
export const LetterTooLong: Story = {
  tags: ['stress'],
  play: async ({ args, canvas, userEvent }) => {
    const letter = canvas.getByRole('textbox', { name: 'Cover letter' });
    await userEvent.click(letter);
    await userEvent.paste('a'.repeat(10_003));
    await expect(letter).toHaveValue('a'.repeat(10_003));
    await expect(canvas.getAllByText(/3 characters too many/)[0]).toBeVisible();
    await userEvent.upload(canvas.getByLabelText('Resume'), resume);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(letter).toHaveFocus());
  },
};

/** The server refuses the file after the upload. The cover letter and the file are still in the form. */
export const SubmittingAndFailing: Story = {
  // The plain button of this story has WebKitGTK's colours, which are light even in the dark theme.
  tags: ['not-webkit'],
  render: function Sending(args) {
    const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
    return (
      <>
        <ApplyForm
          {...args}
          submission={submission}
          onSubmit={() => setSubmission({ status: 'submitting', progress: 0.4 })}
        />
        <button
          type="button"
          onClick={() =>
            setSubmission({
              status: 'failed',
              fieldErrors: { resume: ['This file is not a PDF, whatever its name says.'] },
            })
          }
        >
          Refuse
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Cover letter' }), 'Hello');
    await userEvent.upload(canvas.getByLabelText('Resume'), resume);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await expect(canvas.getByText('40% sent')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
    await expect(canvas.getByText('This file is not a PDF, whatever its name says.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Resume')).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Cover letter' })).toHaveValue('Hello');
    await expect(canvas.getByText('Amara Okafor.pdf')).toBeVisible();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const ServerError: Story = {
  args: { submission: { status: 'failed', message: "You've already applied to this job." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You've already applied to this job.")).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: {
    initial: {
      ...emptyApplication(),
      cover_letter: 'مرحبًا،\n\nعملت على تطبيقين للحجز، ويسعدني أن أنضم إليكم.',
      resume: null,
    },
  },
  globals: { direction: 'rtl' },
};
