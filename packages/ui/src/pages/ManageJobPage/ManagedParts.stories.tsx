import { funnel, jobEdits, jobQuestions, longJob, myInactiveJob, myJob } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { JobDetailsPage, JobHistoryPage, JobQuestionsPage } from './ManagedParts.tsx';
import { managed, managing } from './testing.ts';

// The title is that of ManageJobPage.stories.tsx, which has the documentation of the page.
const meta = {
  component: JobDetailsPage,
  title: 'ManageJobPage',
  tags: ['!autodocs', '!manifest'],
  args: { managed, funnel: { status: 'ready', data: funnel } },
} satisfies Meta<typeof JobDetailsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The tab of the job shows its details, and how often it was opened. */
export const TheJob: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Job');
    await expect(canvas.getByText('Remote').nextElementSibling).toHaveTextContent(/^Partly: hybrid$/);
    await expect(canvas.queryByText('Work type')).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'From readers to decisions' })).toBeVisible();
  },
};

/** A job that was never public has no numbers. */
export const TheJobNeverPublic: Story = { args: { managed: managing(myInactiveJob), funnel: null } };

export const TheJobLong: Story = {
  tags: ['stress'],
  args: { managed: managing({ ...myJob, ...longJob }) },
};

export const TheJobRightToLeft: Story = { globals: { direction: 'rtl' } };

export const TheHistory: Story = {
  render: () => <JobHistoryPage managed={managed} history={{ status: 'ready', data: jobEdits }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'History of this listing' })).toBeVisible();
    await expect(canvas.getAllByText(/^Changed Jun 15, 2026/)).toHaveLength(2);
  },
};

export const TheHistoryEmpty: Story = {
  render: () => <JobHistoryPage managed={managed} history={{ status: 'ready', data: [] }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has changed')).toBeVisible();
  },
};

const questions = {
  questions: { status: 'ready', data: jobQuestions },
  pages: { pending: false },
  replying: { open: null, submission: { status: 'idle' }, onOpen: fn(), onClose: fn(), onReply: fn() },
  removal: { status: 'idle' },
  onRemove: fn(),
} as const;

export const TheQuestions: Story = {
  render: () => <JobQuestionsPage managed={managed} questions={questions} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Questions');
    await expect(canvas.getAllByRole('article')).toHaveLength(jobQuestions.length);
  },
};

/** A reader of the team reads the questions, and has nothing that changes them. */
export const TheQuestionsForReader: Story = {
  render: () => <JobQuestionsPage managed={{ ...managed, mayWrite: false }} questions={questions} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(jobQuestions.length);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
