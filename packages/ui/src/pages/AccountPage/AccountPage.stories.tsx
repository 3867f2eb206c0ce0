import {
  clientUser,
  freelancerUser,
  laptopPasskey,
  leavingUser,
  movingUser,
  openSessions,
  presentSession,
  userPasskeys,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PushSection } from '../../forms/PushSection/PushSection.tsx';
import pushes from '../../forms/PushSection/PushSection.stories.tsx';
import calendars from './Calendar.stories.tsx';
import codes from './OneTimeCodes.stories.tsx';
import { AccountPage } from './AccountPage.tsx';
import type { OneTimeCodesProps } from './OneTimeCodes.tsx';
import type { PasskeysProps } from './Passkeys.tsx';
import type { SettingsProps } from './Settings.tsx';

const passkeys = {
  passkeys: { status: 'ready', data: userPasskeys },
  canAdd: true,
  task: null,
  round: 0,
  submission: { status: 'idle' },
  onOpen: fn(),
  onClose: fn(),
  onSubmit: fn(),
} satisfies PasskeysProps;

const oneTimeCodes: OneTimeCodesProps = codes.args;
const { role: _role, ...calendar } = calendars.args;

const settings = {
  saved: { status: 'ready', data: freelancerUser },
  deviceTimeZone: 'Europe/Berlin',
  zoning: { status: 'idle' },
  onTimeZone: fn(),
  choosing: { status: 'idle' },
  onMails: fn(),
  summing: { status: 'idle' },
  onDigest: fn(),
  quieting: { status: 'idle' },
  onQuietHours: fn(),
} satisfies SettingsProps;

const meta = {
  component: AccountPage,
  args: {
    user: freelancerUser,
    naming: { status: 'idle' },
    onName: fn(),
    languages: { names: { en: 'English', de: 'Deutsch', ar: 'العربية' }, current: 'en', onChoose: fn() },
    settings,
    push: <PushSection {...pushes.args} />,
    onChangeAddress: fn(),
    onExport: fn(),
    onDelete: fn(),
    sessions: { status: 'ready', data: openSessions },
    onEndSession: fn(),
    activityHref: '/account/activity',
    workRecordHref: '/work-record',
    changePasswordHref: '/change-password',
    companyHref: null,
    teamHref: null,
    calendar,
    passkeys,
    oneTimeCodes,
  },
} satisfies Meta<typeof AccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Firefox on Windows')).toBeVisible();
    await expect(canvas.getByText('Unknown device')).toBeVisible();
    await expect(canvas.getAllByText('This device')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Change password' })).toHaveAttribute(
      'href',
      '/change-password',
    );
  },
};

/**
 * The button Change replaces the value by its form, and the button Cancel closes the form. The focus moves to the field
 * and back.
 */
export const OpensAForm: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change (Your name)' }));
    const field = await canvas.findByRole('textbox', { name: 'First name' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'x{Enter}');
    await expect(args.onName).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel (Your name)' }));
    await expect(canvas.getByRole('button', { name: 'Change (Your name)' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Change (Quiet hours)' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Emails wait from' })).toHaveFocus());
  },
};

export const OpenFormOfMails: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change (Emails to you)' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /^Messages/ })).toHaveFocus());
  },
};

/** A client receives other kinds of mail than a freelancer. */
export const ForAClient: Story = {
  args: {
    user: clientUser,
    companyHref: '/edit-company',
    teamHref: '/team',
    settings: {
      ...settings,
      saved: { status: 'ready', data: { ...clientUser, time_zone: 'America/New_York' } },
    },
  },
};

export const SettingsFailed: Story = {
  args: {
    settings: {
      ...settings,
      saved: { status: 'error', message: 'Failed to load your settings.', onRetry: fn() },
    },
  },
};

/**
 * Each button asks for a confirmation before one device is logged out. The last button asks before all other devices
 * are logged out.
 */
export const LogsOut: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out of Safari on iOS' }));
    await expect(args.onEndSession).toHaveBeenLastCalledWith(openSessions[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Log out everywhere else' }));
    await expect(args.onEndSession).toHaveBeenLastCalledWith(null);
  },
};

/** Each button opens the dialog for its passkey. */
export const OpensPasskeyDialogs: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args: { passkeys: given } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
    await expect(given.onOpen).toHaveBeenLastCalledWith({ kind: 'add' });
    await userEvent.click(canvas.getByRole('button', { name: 'Rename “Work laptop”' }));
    await expect(given.onOpen).toHaveBeenLastCalledWith({ kind: 'rename', passkey: laptopPasskey });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “Work laptop”' }));
    await expect(given.onOpen).toHaveBeenLastCalledWith({ kind: 'remove', passkey: laptopPasskey });
  },
};

export const RemovingAPasskey: Story = {
  args: { passkeys: { ...passkeys, task: { kind: 'remove', passkey: laptopPasskey } } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: /“Work laptop”/ })).toBeVisible();
  },
};

export const NoPasskeys: Story = {
  args: { passkeys: { ...passkeys, passkeys: { status: 'ready', data: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no passkey yet.')).toBeVisible();
  },
};

/** An operator has switched passkeys off, so the user can only rename and remove existing passkeys. */
export const PasskeysOff: Story = {
  args: { passkeys: { ...passkeys, canAdd: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Passkeys' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  },
};

export const PasskeysOffWithoutPasskeys: Story = {
  tags: ['behaviour'],
  args: { passkeys: { ...passkeys, canAdd: false, passkeys: { status: 'ready', data: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Passkeys' })).not.toBeInTheDocument();
  },
};

/** A link was sent to the new email address, and nobody has opened it yet. */
export const ChangesTheAddress: Story = {
  args: { user: movingUser },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^We sent a link to amara@okafor.example/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the address' }));
    await expect(args.onChangeAddress).toHaveBeenCalledOnce();
  },
};

/** A deletion is already planned, so the page does not offer another one. */
export const Leaving: Story = {
  args: { user: leavingUser },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
  },
};

export const AsksForTheData: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const AsksForDeletion: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** The user is logged in only on this device, so there is no other session to end. */
export const Empty: Story = {
  args: { sessions: { status: 'ready', data: [presentSession] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are logged in on this device only.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Log out/ })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: {
    sessions: { status: 'loading' },
    calendar: { ...calendar, address: { status: 'loading' } },
    passkeys: { ...passkeys, passkeys: { status: 'loading' } },
    oneTimeCodes: { ...oneTimeCodes, codes: { status: 'loading' } },
    settings: { ...settings, saved: { status: 'loading' } },
  },
};

const loadFailed = { status: 'error', message: 'Failed to load your sessions.', onRetry: fn() } as const;

export const Failed: Story = {
  args: { sessions: loadFailed },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load your sessions.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(loadFailed.onRetry).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const LongPasskeyName: Story = {
  tags: ['stress'],
  args: {
    passkeys: {
      ...passkeys,
      passkeys: { status: 'ready', data: [{ ...laptopPasskey, name: 'Notebook'.repeat(7) }] },
    },
  },
};

export const PasskeysFailed: Story = {
  args: {
    passkeys: {
      ...passkeys,
      passkeys: { status: 'error', message: 'Failed to load your passkeys.', onRetry: fn() },
    },
  },
};
