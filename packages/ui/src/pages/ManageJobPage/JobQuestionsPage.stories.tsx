import { jobQuestions } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { JobQuestionsPage } from './JobQuestionsPage.tsx';
import { managed } from './testing.ts';

const questions = {
  questions: { status: 'ready', data: jobQuestions },
  pages: { pending: false },
  replying: { open: null, submission: { status: 'idle' }, onOpen: fn(), onClose: fn(), onReply: fn() },
  removal: { status: 'idle' },
  onRemove: fn(),
} as const;

// The title is the same as in ManageJobPage.stories.tsx, which documents the page.
const meta = {
  component: JobQuestionsPage,
  title: 'ManageJobPage',
  tags: ['!autodocs', '!manifest'],
  args: { managed, questions },
} satisfies Meta<typeof JobQuestionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheQuestions: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Questions');
    await expect(canvas.getAllByRole('article')).toHaveLength(jobQuestions.length);
  },
};

/** A team member with the role of reader sees the questions without controls that change them. */
export const TheQuestionsForReader: Story = {
  args: { managed: { ...managed, mayWrite: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(jobQuestions.length);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const TheQuestionsEmpty: Story = {
  args: { questions: { ...questions, questions: { status: 'ready', data: [] } } },
};

export const TheQuestionsLoading: Story = {
  args: { questions: { ...questions, questions: { status: 'loading' } } },
};

export const TheQuestionsFailed: Story = {
  args: {
    questions: {
      ...questions,
      questions: { status: 'error', message: 'Failed to load the questions.', onRetry: fn() },
    },
  },
};
