import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LogOutModal } from './LogOutModal.tsx';

const meta = {
  component: LogOutModal,
  args: { open: true, pending: false, onCancel: fn(), onConfirm: fn() },
} satisfies Meta<typeof LogOutModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog', { name: 'Are you sure you want to log out?' });
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const LoggingOut: Story = {
  args: { pending: true },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Logging out…' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** The focus starts on the button that cancels, and Escape cancels as well. */
export const ClosedByEscape: Story = {
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
