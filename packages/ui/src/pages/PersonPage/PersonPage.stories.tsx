import { accountOfUser, daysAgo, operatorUser, personAccount, unconfirmedUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { deskHrefs } from '../../testing/hrefs.ts';
import { PersonPage } from './PersonPage.tsx';

const idle = {
  asked: null,
  onAsk: fn(),
  submission: { status: 'idle' },
  onConfirm: fn(),
  onPlanDeletion: fn(),
} as const;

const meta = {
  component: PersonPage,
  args: {
    account: { status: 'ready', data: personAccount },
    hrefs: deskHrefs,
    moderationHref: '#moderation',
    caseHref: (id) => `#case-${id}`,
    acting: idle,
  },
} satisfies Meta<typeof PersonPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: personAccount.person.name })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'End all sessions' }));
    await expect(args.acting.onAsk).toHaveBeenCalledWith('end_sessions');
    await expect(canvas.queryByRole('button', { name: 'Send confirmation' })).not.toBeInTheDocument();
  },
};

/** A dialog asks for a confirmation before the action is taken. */
export const Asks: Story = {
  args: { acting: { ...idle, asked: 'remove_factors' } },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove the second factors?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove second factors' }));
    await expect(args.acting.onConfirm).toHaveBeenCalledWith('remove_factors');
  },
};

/** The reason that the operator enters is sent to the member. */
export const Deleting: Story = {
  args: { acting: { ...idle, asked: 'plan_deletion' } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete the account?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'You asked us.');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    await expect(args.acting.onPlanDeletion).toHaveBeenCalledWith('You asked us.');
  },
};

/** An operator can cancel a planned deletion, but cannot plan a second one. */
export const Leaving: Story = {
  args: { account: { status: 'ready', data: { ...personAccount, deletes_at: daysAgo(-5), case_id: 31 } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Delete account' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'See the case' })).toHaveAttribute('href', '#case-31');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep account' }));
    await expect(args.acting.onAsk).toHaveBeenCalledWith('cancel_deletion');
  },
};

export const Unconfirmed: Story = {
  args: { account: { status: 'ready', data: accountOfUser(unconfirmedUser) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send confirmation' })).toBeVisible();
  },
};

/** Operators cannot remove the second factors of moderators and operators. */
export const Staff: Story = {
  args: { account: { status: 'ready', data: accountOfUser(operatorUser) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Remove second factors' })).not.toBeInTheDocument();
    await expect(canvas.getByText(/by a command on the server only/)).toBeVisible();
  },
};

/** A new member has done nothing yet. */
export const Empty: Story = {
  args: {
    account: {
      status: 'ready',
      data: { ...personAccount, sessions: 0, has_passkeys: false, activity: [] },
    },
  },
};

export const Loading: Story = { args: { account: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    account: {
      status: 'error',
      message: 'The account could not be loaded. Please try again later.',
      onRetry: fn(),
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
