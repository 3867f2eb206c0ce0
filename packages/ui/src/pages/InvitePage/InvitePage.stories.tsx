import { busyFreelancer, jobsToInviteTo, onLeaveFreelancer } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InvitePage } from './InvitePage.tsx';

const meta = {
  component: InvitePage,
  args: {
    inviting: { status: 'ready', data: { freelancer: busyFreelancer, jobs: jobsToInviteTo } },
    submission: { status: 'idle' },
    onSubmit: fn(),
    profileHref: `/freelancer/${busyFreelancer.id}`,
    createJobHref: '/create-job',
  },
} satisfies Meta<typeof InvitePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Invite Mateo Rivas' })).toBeVisible();
  },
};

export const Loading: Story = { args: { inviting: { status: 'loading' } } };

/** The client has no open jobs. */
export const Empty: Story = {
  args: { inviting: { status: 'ready', data: { freelancer: busyFreelancer, jobs: [] } } },
};

/** The freelancer does not accept invitations. */
export const Off: Story = {
  args: { inviting: { status: 'ready', data: { freelancer: onLeaveFreelancer, jobs: jobsToInviteTo } } },
};

export const Failed: Story = {
  args: {
    inviting: {
      status: 'error',
      message: 'Unable to load your open jobs. Please try again later.',
      onRetry: fn(),
    },
  },
};
