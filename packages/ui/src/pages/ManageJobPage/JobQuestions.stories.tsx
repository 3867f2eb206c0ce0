import { questionWithReply, jobQuestions, waitingQuestion } from '@skillharbor/mocks';
import type { Question } from '@skillharbor/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PageBody } from '../../layout/PageBody/PageBody.tsx';
import { JobQuestions } from './JobQuestions.tsx';
import type { Replying } from './JobQuestions.tsx';

const replying = {
  open: null,
  onOpen: fn(),
  onClose: fn(),
  onReply: fn(),
  submission: { status: 'idle' },
} satisfies Replying;

const meta = {
  component: JobQuestions,
  decorators: [
    (Story) => (
      <PageBody>
        <Story />
      </PageBody>
    ),
  ],
  args: {
    questions: { status: 'ready', data: jobQuestions },
    pages: { pending: false },
    replying,
    removal: { status: 'idle' },
    onRemove: fn(),
    mayWrite: true,
  },
} satisfies Meta<typeof JobQuestions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A question with a new reply moves below the unanswered ones, and keeps the focus. */
export const RepliesToAQuestion: Story = {
  render: function Replied(args) {
    const [open, setOpen] = useState<number | null>(null);
    const [questions, setQuestions] = useState<readonly Question[]>(jobQuestions);
    return (
      <JobQuestions
        {...args}
        questions={{ status: 'ready', data: questions }}
        replying={{
          ...replying,
          open,
          onOpen: setOpen,
          onClose: () => setOpen(null),
          onReply: (id, { reply }) => {
            setQuestions([
              ...questions.filter((one) => one.id !== id),
              { ...waitingQuestion, reply, replied_at: questionWithReply.replied_at },
            ]);
            setOpen(null);
          },
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: `Answer the question: ${waitingQuestion.question}` }),
    );
    const field = await canvas.findByRole('textbox', { name: 'Your answer' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'The ticket system draws it.');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish answer' }));
    await expect(canvas.getByText('The ticket system draws it.')).toBeVisible();
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: `Edit answer to the question: ${waitingQuestion.question}` }),
      ).toHaveFocus(),
    );
  },
};

export const ReplyForm: Story = {
  args: { replying: { ...replying, open: waitingQuestion.id } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(replying.onClose).toHaveBeenCalled();
  },
};

/** The dialog closes when the question is deleted, and the focus moves to the heading. */
export const DeletesAQuestion: Story = {
  render: function Removing(args) {
    const [questions, setQuestions] = useState<readonly Question[]>(jobQuestions);
    return (
      <JobQuestions
        {...args}
        questions={{ status: 'ready', data: questions }}
        onRemove={(id, deletion) => {
          args.onRemove(id, deletion);
          setQuestions(questions.filter((one) => one.id !== id));
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: `Delete the question: ${waitingQuestion.question}` }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this question?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It names another applicant.');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(args.onRemove).toHaveBeenCalledWith(waitingQuestion.id, {
      reason: 'It names another applicant.',
      allOfAsker: false,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Questions' }).parentElement).toHaveFocus(),
    );
  },
};

export const NoQuestions: Story = {
  args: { questions: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No questions yet')).toBeVisible();
  },
};

export const LoadingQuestions: Story = { args: { questions: { status: 'loading' } } };

export const QuestionsFailed: Story = {
  args: {
    questions: {
      status: 'error',
      message: 'Failed to load the questions about this job.',
      onRetry: fn(),
    },
  },
};
