import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ConfirmModal } from './ConfirmModal.tsx';

/**
 * ConfirmModal is the frame of several modals, such as those that delete a job, deactivate a job, and remove a
 * portfolio piece. Their stories show its behaviour.
 */
const meta = {
  component: ConfirmModal,
  args: {
    open: true,
    messages: {
      title: 'Remove this piece?',
      confirm: 'Remove',
      confirming: 'Removing…',
      cancel: 'Cancel',
      failed: 'Unable to remove the piece.',
    },
    children: 'It disappears from your profile.',
    submission: { status: 'idle' },
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};

export const Critical: Story = { args: { tone: 'critical' } };

/** A failure of an earlier attempt is not shown when the modal opens again. */
export const Failed: Story = {
  args: { submission: { status: 'failed' } },
  play: async ({ args, userEvent }) => {
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Unable to remove the piece.');
  },
};
