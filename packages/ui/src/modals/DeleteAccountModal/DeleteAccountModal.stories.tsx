import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { DeleteAccountModal } from './DeleteAccountModal.tsx';

const meta = {
  component: DeleteAccountModal,
  args: {
    open: true,
    onClose: fn(),
    role: 'freelancer',
    submission: { status: 'idle' },
    onSubmit: fn(),
  },
} satisfies Meta<typeof DeleteAccountModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const remove = () => screen.getByRole('button', { name: 'Delete in 7 days' });

export const ForAFreelancer: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(/^Your open applications are withdrawn/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Password'), 'my password');
    await userEvent.click(remove());
    await expect(args.onSubmit).toHaveBeenCalledWith('my password');
  },
};

export const ForAClient: Story = {
  args: { role: 'client' },
  play: async () => {
    await expect(await screen.findByText(/^Applicants who wait for a decision/)).toBeVisible();
  },
};

export const NoPassword: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Delete your account?' });
    await userEvent.click(remove());
    await expect(screen.getByText('Enter your password.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WrongPassword: Story = {
  args: { submission: { status: 'failed', fieldErrors: { password: ['This is not your password.'] } } },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Password'), 'not my password{Enter}');
    await expect(screen.getByText('This is not your password.')).toBeVisible();
  },
};

/** While the request is pending, the modal does not close, and does not send the request again. */
export const Submitting: Story = {
  args: { submission: { status: 'submitting' } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
