import { teamOffer } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { JoinTeamPage } from './JoinTeamPage.tsx';

const meta = {
  component: JoinTeamPage,
  args: {
    offer: { status: 'ready', data: teamOffer },
    reader: { kind: 'client', email: teamOffer.email },
    submission: { status: 'idle' },
    onJoin: fn(),
    joined: null,
    logInHref: '/signin',
    signUpHref: '/signup',
    teamHref: '/team',
  },
} satisfies Meta<typeof JoinTeamPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join the team' }));
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { offer: { status: 'loading' } } };

/** The visitor has no account, or is not logged in. */
export const Empty: Story = { args: { reader: { kind: 'visitor' } } };

export const Failed: Story = {
  args: {
    offer: {
      status: 'error',
      message: 'This link does not work any more. Ask for a new invitation.',
      onRetry: null,
    },
  },
};

export const Freelancer: Story = { args: { reader: { kind: 'freelancer' } } };

export const OtherAddress: Story = { args: { reader: { kind: 'client', email: 'li@example.com' } } };

export const Refused: Story = {
  args: {
    submission: {
      status: 'failed',
      message:
        'You have posted jobs of your own, which you could no longer reach as a member of another team. Join with another account.',
    },
  },
};

export const Joined: Story = { args: { joined: teamOffer.company } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
