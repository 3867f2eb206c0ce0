import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ChangeAddressModal } from './ChangeAddressModal.tsx';

const meta = {
  component: ChangeAddressModal,
  args: { open: true, onClose: fn(), submission: { status: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof ChangeAddressModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: 'New email' });
const send = () => screen.getByRole('button', { name: 'Send the link' });

export const Changed: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Change the address' })).toBeVisible();
    await userEvent.type(await field(), ' amara@okafor.example ');
    await userEvent.type(screen.getByLabelText('Password'), 'my password');
    await userEvent.click(send());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'amara@okafor.example',
      password: 'my password',
    });
  },
};

export const Invalid: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await field(), 'amara@');
    await userEvent.click(send());
    await expect(screen.getByText('Enter an email address like name@example.com.')).toBeVisible();
    await expect(screen.getByText('Enter your password.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** While the request is pending, the modal does not close, and does not send the request again. */
export const Submitting: Story = {
  args: { submission: { status: 'submitting' } },
  play: async ({ args, userEvent }) => {
    await field();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const WrongPassword: Story = {
  args: { submission: { status: 'failed', fieldErrors: { password: ['This is not your password.'] } } },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'amara@okafor.example');
    await userEvent.type(screen.getByLabelText('Password'), 'not my password');
    await userEvent.click(send());
    await expect(screen.getByText('This is not your password.')).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
