import { job, longJob } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StillLookingPage } from './StillLookingPage.tsx';

const meta = {
  component: StillLookingPage,
  args: {
    confirmation: { status: 'ready', data: { title: job.title, was_paused: false } },
    myJobsHref: '/my-job-listings',
  },
} satisfies Meta<typeof StillLookingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`“${job.title}” stays listed`)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My job listings' })).toHaveAttribute(
      'href',
      '/my-job-listings',
    );
  },
};

/** It was paused before the link was pressed. */
export const ListedAgain: Story = {
  args: { confirmation: { status: 'ready', data: { title: longJob.title, was_paused: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is listed again$/)).toBeVisible();
  },
};

export const Loading: Story = { args: { confirmation: { status: 'loading' } } };

/** A link of an earlier mail, or of a job that was deactivated since. */
export const UnknownLink: Story = {
  args: {
    confirmation: {
      status: 'error',
      message: 'This link no longer works. A newer mail may have another one, or the job has changed since.',
      onRetry: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};

const failed = {
  status: 'error',
  message: 'Your answer did not reach us. Please try again.',
  onRetry: fn(),
} as const;

export const Failed: Story = {
  args: { confirmation: failed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(failed.onRetry).toHaveBeenCalledOnce();
  },
};
