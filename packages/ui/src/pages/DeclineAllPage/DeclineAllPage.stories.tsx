import { acceptedApplication, applications, myJob } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DeclineAllPage } from './DeclineAllPage.tsx';

const meta = {
  component: DeclineAllPage,
  args: {
    of: { status: 'ready', data: { job: myJob, applications } },
    manageHref: '/manage-job/1',
    submission: { status: 'idle' },
    onDecline: fn(),
  },
} satisfies Meta<typeof DeclineAllPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Applicants who already have a decision are omitted. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Decline all who wait' })).toBeVisible();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(myJob.undecided_count);
  },
};

export const Loading: Story = { args: { of: { status: 'loading' } } };

/** In the meantime, the last undecided application was decided on another page. */
export const NoneWaits: Story = {
  args: {
    of: {
      status: 'ready',
      data: { job: { ...myJob, undecided_count: 0 }, applications: [acceptedApplication] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No applicant is waiting for an answer.')).toBeVisible();
  },
};

const loadFailed = {
  status: 'error',
  message: 'Failed to load job listing or applications.',
  onRetry: fn(),
} as const;

export const Failed: Story = {
  args: { of: loadFailed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(loadFailed.onRetry).toHaveBeenCalledOnce();
  },
};
