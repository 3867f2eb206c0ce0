import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { NotifyOfShortlistModal } from './NotifyOfShortlistModal.tsx';

const meta = {
  component: NotifyOfShortlistModal,
  args: {
    open: true,
    applicantName: 'Mateo Rivas',
    submission: { status: 'idle' },
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof NotifyOfShortlistModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog', { name: 'Tell Mateo Rivas of your shortlist?' });
    await userEvent.click(screen.getByRole('button', { name: 'Send the email' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
