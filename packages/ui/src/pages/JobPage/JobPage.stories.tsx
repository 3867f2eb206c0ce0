import {
  closedJob,
  deadlineSoonJob,
  deadlineTodayJob,
  draftJob,
  job,
  longJob,
  rightToLeftJob,
  shortJob,
  TODAY,
  unbrokenJob,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { JobPage } from './JobPage.tsx';

const meta = {
  component: JobPage,
  args: {
    job: { status: 'ready', data: job },
    action: { kind: 'apply', href: '/apply/1' },
    listingsHref: '/jobs',
    today: TODAY,
  },
} satisfies Meta<typeof JobPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Job Listings' })).toHaveAttribute('href', '/jobs');
    await expect(canvas.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', '/apply/1');
    await expect(canvas.getByText('Remote').nextElementSibling).toHaveTextContent(/^No$/);
  },
};

export const Applied: Story = {
  args: { action: { kind: 'applied' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You've already applied to this job")).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Apply Now' })).not.toBeInTheDocument();
  },
};

export const Checking: Story = { args: { action: { kind: 'checking' } } };

export const Closed: Story = {
  args: { job: { status: 'ready', data: closedJob }, action: { kind: 'closed' } },
};

export const DeadlineSoon: Story = {
  args: { job: { status: 'ready', data: deadlineSoonJob } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closes in 2 days')).toBeVisible();
  },
};

export const DeadlineToday: Story = { args: { job: { status: 'ready', data: deadlineTodayJob } } };

export const Loading: Story = {
  args: { job: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading job details...')).toBeVisible();
  },
};

const loadFailed = { status: 'error', message: 'Failed to load job details.', onRetry: fn() } as const;

export const Failed: Story = {
  args: { job: loadFailed },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load job details.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(loadFailed.onRetry).toHaveBeenCalledOnce();
  },
};

export const NotFound: Story = {
  args: { job: { status: 'error', message: 'Job not found', onRetry: fn() } },
};

export const Short: Story = { args: { job: { status: 'ready', data: shortJob } } };

export const Long: Story = { args: { job: { status: 'ready', data: longJob } } };

export const UnbrokenWords: Story = { args: { job: { status: 'ready', data: unbrokenJob } } };

export const RightToLeft: Story = { args: { job: { status: 'ready', data: rightToLeftJob } } };

/** Seen by its client before it was ever active. */
export const NeverPosted: Story = {
  args: { job: { status: 'ready', data: draftJob }, action: { kind: 'closed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Date not available')).toBeVisible();
  },
};
