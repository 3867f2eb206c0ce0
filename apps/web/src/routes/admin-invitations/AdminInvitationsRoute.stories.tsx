import { clientUser, failing, operatorUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, says, toasts } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Invitations to sign up',
  component: AppAt,
  args: { address: paths.deskInvitations(), as: operatorUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async (context) => {
    await expect(await context.canvas.findByRole('rowheader', { name: 'ada@example.com' })).toBeVisible();
    await says('Everyone can sign up at the moment, so nobody needs an invitation.')(context);
  },
};

export const Sent: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Email address' }),
      'petra@example.com{Enter}',
    );
    await toasts('The invitation is on its way to petra@example.com.')(context);
    await expect(await canvas.findByRole('rowheader', { name: 'petra@example.com' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveValue('');
  },
};

export const LinkMade: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Everyone who has a link/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Make link' }));
    await expect(await canvas.findByText(/\/signup#token=/)).toBeVisible();
    await expect(await canvas.findByRole('rowheader', { name: 'Link for 1 sign-up' })).toBeVisible();
  },
};

/** There is already an open invitation to this email address. */
export const Refused: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Email address' }),
      'ada@example.com{Enter}',
    );
    await alerts('An invitation to this address waits already. Withdraw it to send another one.')(context);
  },
};

export const PastDay: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email address' }), 'petra@example.com');
    await userEvent.type(canvas.getByLabelText(/^Last day/), '2026-06-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(await canvas.findByText('Choose today or a later day.')).toBeVisible();
  },
};

export const Withdrawn: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = 'Withdraw: ada@example.com';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await toasts('The invitation is withdrawn.')(context);
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
  },
};

export const NotWithdrawn: Story = {
  args: { server: () => [failing('withdrawSignUpInvitation')] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw: ada@example.com' }));
    await toasts('The invitation could not be withdrawn. Please try again.')(context);
  },
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('listSignUpInvitations', 'slow')] },
  play: says('Loading the invitations...'),
};

export const Failed: Story = {
  args: { server: () => [failing('listSignUpInvitations')] },
  play: alerts('The invitations could not be loaded. Please try again later.'),
};

/** A user outside the staff sees no invitation. */
export const OtherUser: Story = {
  args: { as: clientUser },
  play: alerts('The invitations could not be loaded. Please try again later.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };
