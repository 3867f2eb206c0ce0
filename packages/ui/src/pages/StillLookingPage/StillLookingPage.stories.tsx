import { job, longJob } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StillLookingPage } from './StillLookingPage.tsx';

const meta = {
  component: StillLookingPage,
  args: {
    job: { status: 'ready', data: { title: job.title, was_paused: false } },
    submission: { status: 'idle' },
    onConfirm: fn(),
    confirmation: null,
    myJobsHref: '/my-job-listings',
  },
} satisfies Meta<typeof StillLookingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing changes before the client presses the button. */
export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText(`Are you still looking for a freelancer for “${job.title}”?`),
    ).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, keep it listed' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The job was paused before the client opened the link. */
export const AsksAboutPaused: Story = {
  args: { job: { status: 'ready', data: { title: longJob.title, was_paused: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Yes, list it again' })).toBeVisible();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = {
  args: { submission: { status: 'failed', message: 'Your answer did not reach us. Please try again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your answer did not reach us.');
    await expect(canvas.getByRole('button', { name: 'Yes, keep it listed' })).toBeVisible();
  },
};

export const Confirmed: Story = {
  args: { confirmation: { title: job.title, was_paused: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`“${job.title}” stays listed`)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My job listings' })).toHaveAttribute(
      'href',
      '/my-job-listings',
    );
  },
};

export const ListedAgain: Story = {
  args: { confirmation: { title: longJob.title, was_paused: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is listed again$/)).toBeVisible();
  },
};

export const Loading: Story = { args: { job: { status: 'loading' } } };

/** The link is from an older mail, or the job was deactivated in the meantime. */
export const UnknownLink: Story = {
  args: {
    job: {
      status: 'error',
      message: 'This link no longer works. A newer email may have another one, or the job has changed since.',
      onRetry: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};

const loadFailed = {
  status: 'error',
  message: 'We could not look up your job. Please try again.',
  onRetry: fn(),
} as const;

export const LoadFailed: Story = {
  args: { job: loadFailed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(loadFailed.onRetry).toHaveBeenCalledOnce();
  },
};
