import { signUpInvitation, signUpInvitations } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { deskHrefs } from '../../testing/hrefs.ts';
import { SignUpInvitationsPage } from './SignUpInvitationsPage.tsx';

const invitations = signUpInvitations.map(({ invitation }) => invitation);

const meta = {
  component: SignUpInvitationsPage,
  args: {
    invitations: { status: 'ready', data: invitations },
    pages: { pending: false },
    signUps: 'invitation',
    made: 0,
    inviting: { language: 'en', submission: { status: 'idle' }, onSubmit: fn() },
    link: null,
    onCopy: fn(),
    withdrawing: null,
    onWithdraw: fn(),
    hrefs: deskHrefs,
  },
} satisfies Meta<typeof SignUpInvitationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only unused invitations can be withdrawn. */
export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(invitations.length);
    const buttons = canvas.getAllByRole('button', { name: /^Withdraw: / });
    await expect(buttons).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw: ada@example.com' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(signUpInvitation);
  },
};

/** The link is shown only once, right after it was created. */
export const NewLink: Story = {
  args: { link: 'https://harbor.example/signup#token=q0mPZ1xP8f3kq4h8c5vYqYw0c7nM2a9sLrT6uJ1bXeE' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(args.onCopy).toHaveBeenCalledWith(args.link);
  },
};

export const NotNeeded: Story = {
  args: { signUps: 'open' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Everyone can sign up at the moment/)).toBeVisible();
  },
};

export const WhileClosed: Story = { tags: ['behaviour'], args: { signUps: 'closed' } };

export const Withdrawing: Story = { args: { withdrawing: signUpInvitation.id } };

export const Empty: Story = { args: { invitations: { status: 'ready', data: [] } } };

export const Loading: Story = { args: { invitations: { status: 'loading' }, signUps: null } };

export const Failed: Story = {
  args: {
    invitations: {
      status: 'error',
      message: 'The invitations could not be loaded. Please try again later.',
      onRetry: fn(),
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
