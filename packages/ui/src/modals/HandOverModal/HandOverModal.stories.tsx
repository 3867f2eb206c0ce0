import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { HandOverModal } from './HandOverModal.tsx';

const meta = {
  component: HandOverModal,
  args: {
    open: true,
    onClose: fn(),
    name: 'Sade Lindgren',
    submission: { status: 'idle' },
    onSubmit: fn(),
  },
} satisfies Meta<typeof HandOverModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Make Sade Lindgren the owner?' });
    await userEvent.type(screen.getByLabelText('Your password'), 'my password');
    await userEvent.click(screen.getByRole('button', { name: 'Hand over' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('my password');
  },
};

export const WrongPassword: Story = {
  args: { submission: { status: 'failed', fieldErrors: { password: ['This is not your password.'] } } },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Your password'), 'not my password{Enter}');
    await expect(screen.getByText('This is not your password.')).toBeVisible();
  },
};

export const Cancelled: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
