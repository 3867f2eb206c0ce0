import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { RemoveMemberModal } from './RemoveMemberModal.tsx';

const meta = {
  component: RemoveMemberModal,
  args: {
    open: true,
    name: 'Mirela Popa',
    submission: { status: 'idle' },
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof RemoveMemberModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Removing: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Remove Mirela Popa from the team?' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Leaving: Story = {
  args: { name: null },
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Leave the team?' })).toBeVisible();
  },
};

export const Cancelled: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
