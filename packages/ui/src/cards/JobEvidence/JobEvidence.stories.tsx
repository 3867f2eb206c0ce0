import { doubtfulEvidence, evidence, unpostedEvidence } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { JobEvidence } from './JobEvidence.tsx';

const meta = {
  component: JobEvidence,
  args: { evidence: { status: 'ready', data: evidence } },
} satisfies Meta<typeof JobEvidence>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewJob: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 applications: 9 opened, 5 decided.')).toBeVisible();
    await expect(canvas.getByText('No earlier job here has nearly the same text.')).toBeVisible();
  },
};

/** The component shows facts that speak against a job as plainly as facts that speak for it. */
export const Doubtful: Story = {
  args: { evidence: { status: 'ready', data: doubtfulEvidence } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nearly the same text was posted here 2 times before/)).toBeVisible();
    await expect(canvas.getByText('The client has not confirmed a domain.')).toBeVisible();
  },
};

/** The server has not compared the text with earlier jobs yet, so the component does not mention them. */
export const NotPosted: Story = {
  args: { evidence: { status: 'ready', data: unpostedEvidence } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody has applied yet.')).toBeVisible();
    await expect(canvas.queryByText(/the same text/)).not.toBeInTheDocument();
  },
};

/** Each number in the list is one, so the texts are in the singular. */
export const Once: Story = {
  args: {
    evidence: {
      status: 'ready',
      data: {
        ...doubtfulEvidence,
        pauses: 1,
        edits: 1,
        applications: { received: 1, opened: 1, decided: 0 },
        posted_before: { times: 1, first_at: doubtfulEvidence.posted_at },
      },
    },
  },
};

export const Loading: Story = { args: { evidence: { status: 'loading' } } };

const failed = {
  status: 'error',
  message: 'Unable to load these facts. Please try again later.',
  onRetry: fn(),
} as const;
export const Failed: Story = {
  args: { evidence: failed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(failed.onRetry).toHaveBeenCalledOnce();
  },
};
