import {
  ONE_TIME_CODE,
  PASSWORD,
  clientUser,
  codesUser,
  factorlessUser,
  failing,
  freelancerDemoAccount,
  freelancerUser,
  recoveryCodes,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { MadePasskey, browserAnswers } from '../../testing/passkeys.ts';
import { alerts, asksToLogIn, hasHeading, says, toasts } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Account',
  component: AppAt,
  args: { address: paths.account(), as: freelancerUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async (context) => {
    await says('Firefox on Windows')(context);
    await says('This device shows no notifications.')(context);
  },
};

export const ForAClient: Story = { args: { as: clientUser }, play: hasHeading('Account') };

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('listSessions', 'slow')] },
  play: says('Loading sessions...'),
};

export const Failed: Story = {
  args: { server: () => [failing('listSessions')] },
  play: alerts('Failed to load your sessions.'),
};

/** Presses a button of the account page that ends sessions, and enters a password in its dialog. */
const endWith =
  (button: string, password: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog', { name: `${button}?` }));
    await userEvent.type(dialog.getByLabelText('Password'), password);
    await userEvent.click(dialog.getByRole('button', { name: 'Log out' }));
  };

export const LogsOneOut: Story = {
  play: async (context) => {
    const { canvas } = context;
    await endWith('Log out of Safari on iOS', PASSWORD)(context);
    await says('The device is logged out.')(context);
    await expect(canvas.queryByText('Safari on iOS')).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Account' })).toHaveFocus();
  },
};

export const LogsAllOthersOut: Story = {
  play: async (context) => {
    await endWith('Log out everywhere else', PASSWORD)(context);
    await says('You are logged in on this device only.')(context);
  },
};

/** A person who finds the device unlocked cannot log the owner out on other devices. */
export const LogsNoOneOutWithoutThePassword: Story = {
  play: async (context) => {
    await endWith('Log out everywhere else', 'not this one')(context);
    await expect(await screen.findByText('This is not your password.')).toBeVisible();
    await expect(context.canvas.getByText('Safari on iOS')).toBeInTheDocument();
  },
};

export const NotEnded: Story = {
  args: { server: () => [failing('endOtherSessions')] },
  play: async (context) => {
    await endWith('Log out everywhere else', PASSWORD)(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The device could not be logged out. Please try again.',
    );
  },
};

export const SavesTheName: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Change (Your name)' }));
    const field = await canvas.findByRole('textbox', { name: 'Last name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Okafor-Lind{Enter}');
    await says('Your name is saved.')(context);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change (Your name)' })).toHaveFocus());
  },
};

const enter = async ({ userEvent }: Parameters<NonNullable<Story['play']>>[0], password: string) =>
  userEvent.type(await screen.findByLabelText('Password'), `${password}{Enter}`);

export const ChangesTheAddress: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the address' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'New email' }), 'amara@okafor.example');
    await enter(context, freelancerDemoAccount.password);
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    await says('An email is on its way to amara@okafor.example.')(context);
    await expect(canvas.getByText(/^We sent a link to amara@okafor.example/)).toBeVisible();
  },
};

/** The browser saves the archive. */
export const DownloadsTheData: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Download my data' }));
    await enter(context, freelancerDemoAccount.password);
    await says('The archive is with your downloads.')(context);
  },
};

export const WrongPassword: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }));
    await enter(context, 'not my password');
    await expect(await screen.findByText('This is not your password.')).toBeVisible();
  },
};

/** The notice about the planned deletion is above every page until the user decides to keep the account. */
export const DeletesAndKeeps: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }));
    await enter(context, freelancerDemoAccount.password);
    const notice = await canvas.findByRole('complementary', { name: 'Your account will be deleted' });
    await userEvent.click(within(notice).getByRole('button', { name: 'Keep my account' }));
    await says('You keep your account.')(context);
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  },
};

/** Presses a button that opens a dialog about a passkey, and types the password. */
const confirmWith =
  (button: string, password: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }));
    const name = screen.queryByRole('textbox', { name: 'Name' });
    if (name) await userEvent.type(name, 'Phone');
    await userEvent.type(await screen.findByLabelText('Current password'), password);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^(Continue|Remove)$/ }));
  };

export const AddsAPasskey: Story = {
  beforeEach: () => browserAnswers(async () => new MadePasskey()),
  play: async (context) => {
    await confirmWith('Add a passkey', PASSWORD)(context);
    await says('The passkey is added.')(context);
    await expect(await context.canvas.findByRole('button', { name: 'Remove “Phone”' })).toBeVisible();
  },
};

/** The dialog stays open and keeps the typed text. */
export const CancelsAPasskey: Story = {
  beforeEach: () => browserAnswers(() => Promise.reject(new DOMException('', 'NotAllowedError'))),
  play: async (context) => {
    await confirmWith('Add a passkey', PASSWORD)(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'No passkey was made: the request was cancelled, or it took too long.',
    );
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Phone');
  },
};

export const RemovesAPasskey: Story = {
  play: async (context) => {
    await confirmWith('Remove “Work laptop”', PASSWORD)(context);
    await says('The passkey is removed.')(context);
    await expect(context.canvas.queryByText('Work laptop')).not.toBeInTheDocument();
    await expect(context.canvas.getByRole('heading', { name: 'Account' })).toHaveFocus();
  },
};

export const RemovesNoPasskeyWithoutThePassword: Story = {
  play: async (context) => {
    await confirmWith('Remove “Work laptop”', 'not this one')(context);
    await expect(await screen.findByText('This is not your password.')).toBeVisible();
  },
};

export const RenamesAPasskey: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename “Work laptop”' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Old laptop{Enter}');
    await says('The name is saved.')(context);
    await expect(await canvas.findByText('Old laptop')).toBeVisible();
  },
};

/** Opens a dialog about one-time codes, and confirms it with the password. */
const confirmCodes =
  (button: string, password = PASSWORD): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }));
    await userEvent.type(await screen.findByLabelText('Current password'), password);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^(Continue|Renew|Turn off)$/ }));
  };

export const TurnsOnCodes: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await confirmCodes('Turn on one-time codes')(context);
    const setup = await canvas.findByRole('group', { name: 'Connect your authenticator app' });
    await waitFor(() => expect(setup).toHaveFocus());
    const field = canvas.getByRole('textbox', { name: 'Code from the app' });
    await userEvent.type(field, '000000{Enter}');
    await says(/^This code does not work/)(context);
    await userEvent.clear(field);
    await userEvent.type(field, `${ONE_TIME_CODE}{Enter}`);
    const codes = await canvas.findByRole('group', { name: 'Your recovery codes' });
    await waitFor(() => expect(codes).toHaveFocus());
    await toasts('One-time codes are on.')(context);
    await userEvent.click(canvas.getByRole('button', { name: 'I have saved them' }));
    await says('Recovery codes left: 10')(context);
  },
};

export const TurnsOnNoCodesWithoutThePassword: Story = {
  play: async (context) => {
    await confirmCodes('Turn on one-time codes', 'not this one')(context);
    await expect(await screen.findByText('This is not your password.')).toBeVisible();
  },
};

export const RenewsRecoveryCodes: Story = {
  args: { as: codesUser },
  play: async (context) => {
    await says('Recovery codes left: 9')(context);
    await confirmCodes('Renew the recovery codes')(context);
    await expect(await context.canvas.findByText(recoveryCodes[0] ?? '')).toBeVisible();
  },
};

export const TurnsOffCodes: Story = {
  args: { as: codesUser },
  play: async (context) => {
    await confirmCodes('Turn off one-time codes')(context);
    await expect(await context.canvas.findByRole('button', { name: 'Turn on one-time codes' })).toBeVisible();
    await waitFor(() => expect(context.canvas.getByRole('heading', { name: 'Account' })).toHaveFocus());
    await toasts('One-time codes are off.')(context);
  },
};

/** Every page shows the notice that a second factor is needed, except the account page, which has a section for it. */
export const NeedsASecondFactor: Story = {
  args: { as: factorlessUser, address: paths.home() },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const notice = await canvas.findByRole('complementary', { name: 'Your account needs a second step' });
    await userEvent.click(within(notice).getByRole('link', { name: 'Set one up' }));
    await hasHeading('Account')(context);
    await waitFor(() => expect(notice).not.toBeInTheDocument());
  },
};

export const CodesNotLoaded: Story = {
  args: { server: () => [failing('getCodes')] },
  play: alerts('The state of your one-time codes could not be loaded.'),
};

/** The user creates a private calendar URL, replaces it by another one, and removes it. */
export const ManagesTheCalendar: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Create a private address' }));
    const first = await canvas.findByText(/calendar\.ics.*-1$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Replace the address' }));
    await expect(await canvas.findByText(/calendar\.ics.*-2$/)).toBeVisible();
    await expect(first).not.toHaveTextContent(/-1$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the address' }));
    await expect(await canvas.findByRole('button', { name: 'Create a private address' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Account' })).toHaveFocus());
    await toasts('The address of your calendar no longer works.')(context);
  },
};

export const CalendarNotChanged: Story = {
  args: { server: () => [failing('createCalendarAddress')] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Create a private address' }));
    await says('The address could not be changed. Please try again.')(context);
  },
};

export const CalendarNotLoaded: Story = {
  args: { server: () => [failing('getCalendarAddress')] },
  play: alerts('Your calendar address could not be loaded.'),
};

export const PasskeysNotLoaded: Story = {
  args: { server: () => [failing('listPasskeys')] },
  play: alerts('Failed to load your passkeys.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };
