import { codesOff, codesOn, codesSetup, recoveryCodes } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { OneTimeCodes } from './OneTimeCodes.tsx';

const meta = {
  component: OneTimeCodes,
  args: {
    codes: { status: 'ready', data: codesOff },
    step: { kind: 'state' },
    task: null,
    round: 0,
    submission: { status: 'idle' },
    confirming: { status: 'idle' },
    onOpen: fn(),
    onClose: fn(),
    onPassword: fn(),
    onConfirm: fn(),
    onCopy: fn(),
    onDownload: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof OneTimeCodes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on one-time codes' }));
    await expect(args.onOpen).toHaveBeenCalledWith('turnOn');
  },
};

export const On: Story = {
  args: { codes: { status: 'ready', data: codesOn } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Recovery codes left: 9')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Renew the recovery codes' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('renew');
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off one-time codes' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('turnOff');
  },
};

export const FewRecoveryCodes: Story = {
  args: { codes: { status: 'ready', data: { ...codesOn, recovery_codes_left: 3 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Renew your recovery codes before they run out.')).toBeVisible();
  },
};

export const AsksForThePassword: Story = {
  args: { task: 'turnOn' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Turn on one-time codes' })).toBeVisible();
  },
};

/** The step gets the focus. The user can scan the secret, copy it, or open it in an app on this device. */
export const SettingUp: Story = {
  args: { step: { kind: 'setup', setup: codesSetup } },
  play: async ({ args, canvas, userEvent }) => {
    const step = await canvas.findByRole('group', { name: 'Connect your authenticator app' });
    await waitFor(() => expect(step).toHaveFocus());
    await expect(canvas.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', codesSetup.uri);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the secret' }));
    await expect(args.onCopy).toHaveBeenCalledWith(codesSetup.secret);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code from the app' }), '123456{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith('123456');
  },
};

export const SetupCancelled: Story = {
  tags: ['behaviour'],
  args: { step: { kind: 'setup', setup: codesSetup } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const Confirming: Story = {
  args: { step: { kind: 'setup', setup: codesSetup }, confirming: { status: 'submitting' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Checking/ })).toBeVisible();
  },
};

export const WrongFirstCode: Story = {
  args: {
    step: { kind: 'setup', setup: codesSetup },
    confirming: {
      status: 'failed',
      fieldErrors: { code: ['This code does not work: it is wrong, or was used before.'] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This code does not work/)).toBeVisible();
  },
};

export const ShowsRecoveryCodes: Story = {
  args: { step: { kind: 'recovery', codes: recoveryCodes } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the codes' }));
    await expect(args.onCopy).toHaveBeenCalledWith(recoveryCodes.join('\n'));
    await userEvent.click(canvas.getByRole('button', { name: 'Download the codes' }));
    await expect(args.onDownload).toHaveBeenCalledWith(recoveryCodes);
    await userEvent.click(canvas.getByRole('button', { name: 'I have saved them' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const CodesLoading: Story = { args: { codes: { status: 'loading' } } };

export const CodesFailed: Story = {
  args: {
    codes: {
      status: 'error',
      message: 'The state of your one-time codes could not be loaded.',
      onRetry: fn(),
    },
  },
};

export const OnInGerman: Story = {
  args: { codes: { status: 'ready', data: codesOn } },
  globals: { language: 'de' },
};

export const SettingUpInGerman: Story = {
  args: { step: { kind: 'setup', setup: codesSetup } },
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'QR-Code für die Authenticator-App' })).toBeVisible();
  },
};

export const SettingUpInArabic: Story = {
  args: { step: { kind: 'setup', setup: codesSetup } },
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'رمز QR لتطبيق المصادقة' })).toBeVisible();
  },
};

export const RecoveryCodesInArabic: Story = {
  args: { step: { kind: 'recovery', codes: recoveryCodes } },
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(10);
  },
};
