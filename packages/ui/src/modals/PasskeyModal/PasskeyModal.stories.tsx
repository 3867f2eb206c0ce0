import { laptopPasskey, PASSWORD } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { PasskeyModal } from './PasskeyModal.tsx';

const meta = {
  component: PasskeyModal,
  args: {
    open: true,
    onClose: fn(),
    task: { kind: 'add' },
    submission: { status: 'idle' },
    onSubmit: fn(),
  },
} satisfies Meta<typeof PasskeyModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const name = () => screen.findByRole('textbox', { name: 'Name' });
const password = () => screen.findByLabelText('Current password');

export const Add: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Add a passkey' })).toBeVisible();
    await userEvent.type(await name(), ' Laptop ');
    await userEvent.type(await password(), PASSWORD);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Laptop', password: PASSWORD });
  },
};

export const Rename: Story = {
  args: { task: { kind: 'rename', passkey: laptopPasskey } },
  play: async ({ args, userEvent }) => {
    await expect(await name()).toHaveValue('Work laptop');
    await expect(screen.queryByLabelText('Current password')).toBeNull();
    await userEvent.clear(await name());
    await userEvent.type(await name(), 'Old laptop{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Old laptop', password: '' });
  },
};

export const Remove: Story = {
  args: { task: { kind: 'remove', passkey: laptopPasskey } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: /“Work laptop”/ })).toBeVisible();
    await userEvent.type(await password(), PASSWORD);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: '', password: PASSWORD });
  },
};

export const Invalid: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await name(), 'x'.repeat(61));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(screen.getByText('Use at most 60 characters.')).toBeVisible();
    await expect(screen.getByText('Enter your current password.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** While the browser shows its passkey dialog, the modal does not close, and does not start again. */
export const Submitting: Story = {
  args: { submission: { status: 'submitting' } },
  play: async ({ args, userEvent }) => {
    await name();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The modal keeps the typed text after a failed attempt. */
export const Cancelled: Story = {
  args: {
    submission: {
      status: 'failed',
      message: 'No passkey was made: the request was cancelled, or it took too long.',
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await name(), 'Laptop');
    await userEvent.type(await password(), PASSWORD);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(screen.getByRole('alert')).toHaveTextContent('No passkey was made');
    await expect(await name()).toHaveValue('Laptop');
  },
};

export const WrongPassword: Story = {
  args: {
    task: { kind: 'remove', passkey: laptopPasskey },
    submission: { status: 'failed', fieldErrors: { password: ['This is not your password.'] } },
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await password(), 'something else{Enter}');
    await expect(screen.getByText('This is not your password.')).toBeVisible();
  },
};

export const LongName: Story = {
  tags: ['stress'],
  args: { task: { kind: 'remove', passkey: { ...laptopPasskey, name: 'Notebook'.repeat(7) } } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
