import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Submission } from '../state.ts';
import { Button } from '../Button/Button.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';
import { useForm } from './useForm.ts';
import type { FormOptions } from './useForm.ts';

interface Message {
  name: string;
  email: string;
  reason: string;
}

type ExampleProps = Omit<FormOptions<Message>, 'labels'>;

const labels = { name: 'Name', email: 'Email', reason: 'Reason' };

/**
 * The story shows how to build a form: the hook holds the values and their validation, and each field is named once.
 */
function Example(props: ExampleProps) {
  const form = useForm({ ...props, labels, rules: { reason: { maxLength: 10 } }, optional: ['reason'] });
  return (
    <Form form={form}>
      <TextField {...form.field('name')} />
      <TextField {...form.field('email')} type="email" />
      <TextArea {...form.field('reason')} counter="always" />
      <Button type="submit" variant="primary">
        Send
      </Button>
    </Form>
  );
}

const empty: Message = { name: '', email: '', reason: '' };

const meta = {
  component: Example,
  args: {
    initial: empty,
    validate: ({ reason }) => (reason.length > 10 ? { reason: ['Use at most 10 characters.'] } : {}),
    submission: { status: 'idle' },
    onSubmit: fn(),
    onDirtyChange: fn(),
    onValuesChange: fn(),
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...empty, name: 'Ada' });
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ ...empty, name: 'Ada' });
  },
};

/** The form's own validation found an error, and the field with the error gets the focus. */
export const RefusedHere: Story = {
  render: function Checked(args) {
    const form = useForm({
      initial: { name: '', email: '' },
      labels,
      validate: ({ email }) => (email === '' ? { email: ['Email is required.'] } : {}),
      submission: args.submission,
      onSubmit: () => {
        args.onSubmit(empty);
      },
    });
    return (
      <Form form={form}>
        <TextField {...form.field('name')} />
        <TextField {...form.field('email')} />
        <Button type="submit" variant="primary">
          Send
        </Button>
      </Form>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const TooLong: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/Reason/), 'Eleven char');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(/Reason/)).toHaveFocus();
  },
};

/** The form shows each of the server's errors at the field that the error names. */
export const RefusedByTheServer: Story = {
  args: { submission: { status: 'failed', fieldErrors: { email: ['This address is already registered.'] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'This address is already registered.',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please check the fields marked below.');
  },
};

export const RefusedForAFieldThatIsNotHere: Story = {
  args: { submission: { status: 'failed', fieldErrors: { role: ['Choose a role.'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choose a role.')).toBeVisible();
  },
};

/** A server error is about the value that was sent, so the error disappears when the value changes. */
export const CorrectedAfterTheServer: Story = {
  args: {
    submission: {
      status: 'failed',
      fieldErrors: { name: ['Too short.'], email: ['This address is already registered.'] },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
    await expect(canvas.queryByText('This address is already registered.')).toBeNull();
    await expect(canvas.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByText('Too short.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A message from the server about the whole form is a warning. */
export const Failed: Story = {
  args: { submission: { status: 'failed', message: 'Something went wrong. Please try again.' } },
};

export const NotSentTwice: Story = {
  args: { submission: { status: 'submitting' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/**
 * The second of two quick presses is ignored. After a refusal, every press is a new attempt: the refusal moves the
 * focus, the typed text stays, and the same error may appear again.
 */
export const SentAgainAfterARefusal: Story = {
  // The plain button of this story has WebKitGTK's colours, which are light even in the dark theme.
  tags: ['not-webkit'],
  render: function Refusing(args) {
    const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
    const refuse = () =>
      setSubmission({ status: 'failed', fieldErrors: { email: ['This address is already registered.'] } });
    return (
      <>
        <Example {...args} submission={submission} />
        <button type="button" onClick={refuse}>
          Refuse
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    const refuse = canvas.getByRole('button', { name: 'Refuse' });
    const email = canvas.getByLabelText('Email');
    await userEvent.type(email, 'ada@example.com');
    await userEvent.dblClick(send);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);

    await userEvent.click(refuse);
    await expect(email).toHaveFocus();
    await userEvent.click(send);
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(email, 'The error was about the first attempt.').not.toHaveAttribute('aria-invalid');

    await userEvent.click(refuse);
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('This address is already registered.');
    await expect(email).toHaveValue('ada@example.com');
  },
};

/** Leaving the form loses changes only if its values differ from the saved ones. */
export const TypedAndTakenBack: Story = {
  args: { initial: { ...empty, name: 'Ada' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await userEvent.type(canvas.getByLabelText('Name'), 'm');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
};

/** The fields start with the values of a restored draft instead of the saved ones. */
export const WithADraft: Story = {
  args: { draft: { savedAt: '2026-06-15T08:30:00.000Z', filesLost: false, onDiscard: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^You typed this on Jun 15, 2026, 8:30 AM UTC\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await expect(args.draft?.onDiscard).toHaveBeenCalledOnce();
  },
};

/** The user can replace the values in the form with those that were typed on another device. */
export const WithAnotherDraft: Story = {
  args: { otherDraft: { savedAt: '2026-06-15T08:30:00.000Z', onShow: fn(), onDiscard: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('You have typed something else here')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the other text' }));
    await expect(args.otherDraft?.onShow).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard the other text' }));
    await expect(args.otherDraft?.onDiscard).toHaveBeenCalledOnce();
  },
};
