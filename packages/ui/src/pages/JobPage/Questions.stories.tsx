import { questionsWithReply, longQuestion, myWaitingQuestion } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { Questions } from './Questions.tsx';
import type { AskingForm } from './Questions.tsx';

const form = {
  open: false,
  onOpen: fn(),
  onClose: fn(),
  submission: { status: 'idle' },
  onSubmit: fn(),
} satisfies AskingForm;

const meta = {
  component: Questions,
  decorators: [
    (Story) => (
      <PageBody>
        <Story />
      </PageBody>
    ),
  ],
  args: {
    questions: { status: 'ready', data: questionsWithReply },
    pages: { pending: false },
    waiting: [],
    asking: { kind: 'ask', form },
  },
} satisfies Meta<typeof Questions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form gets the focus when it opens. When it closes, the focus returns to the button. */
export const AskQuestion: Story = {
  render: function Opening(args) {
    const [open, setOpen] = useState(false);
    const [sent, setSent] = useState(false);
    return (
      <Questions
        {...args}
        waiting={sent ? [myWaitingQuestion] : []}
        asking={{
          kind: 'ask',
          form: {
            ...form,
            open,
            onOpen: () => setOpen(true),
            onClose: () => setOpen(false),
            onSubmit: (values) => {
              form.onSubmit(values);
              setSent(true);
              setOpen(false);
            },
          },
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask a question' }));
    const field = await canvas.findByRole('textbox', { name: 'Your question' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, myWaitingQuestion.question);
    await userEvent.click(canvas.getByRole('button', { name: 'Send question' }));
    await expect(form.onSubmit).toHaveBeenCalledWith({ question: myWaitingQuestion.question });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ask a question' })).toHaveFocus());
    await expect(canvas.getByRole('heading', { name: 'Your questions' })).toBeVisible();
    await expect(canvas.getByText('Waits for an answer')).toBeVisible();
  },
};

export const QuestionForm: Story = {
  args: { asking: { kind: 'ask', form: { ...form, open: true } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(form.onClose).toHaveBeenCalled();
  },
};

export const AskAsVisitor: Story = {
  args: { asking: { kind: 'sign-in', href: '/signin' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in to ask a question' })).toHaveAttribute(
      'href',
      '/signin',
    );
  },
};

/** The reader is the client of the job. */
export const QuestionsOfOwnJob: Story = {
  args: { asking: { kind: 'own', href: '/manage-job/1/questions' } },
};

export const NoQuestions: Story = {
  args: { questions: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ask what the description leaves open/)).toBeVisible();
  },
};

/** The job takes no more questions. Earlier ones can still be read. */
export const ClosedToQuestions: Story = {
  args: { asking: { kind: 'closed' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByText('This job takes no questions any more.')).toBeVisible();
  },
};

export const MoreQuestions: Story = {
  args: { questions: { status: 'ready', data: [longQuestion] }, pages: { next: fn(), pending: false } },
};

export const LoadingQuestions: Story = {
  args: { questions: { status: 'loading' }, asking: { kind: 'checking' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading questions...')).toBeVisible();
  },
};

const failed = {
  status: 'error',
  message: 'Failed to load the questions about this job.',
  onRetry: fn(),
} as const;

export const QuestionsFailed: Story = {
  args: { questions: failed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(failed.onRetry).toHaveBeenCalledOnce();
  },
};

/** Questions with a reply stay visible when the operator has switched questions off. */
export const SwitchedOff: Story = {
  args: { asking: { kind: 'off' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /question/i })).not.toBeInTheDocument();
  },
};
