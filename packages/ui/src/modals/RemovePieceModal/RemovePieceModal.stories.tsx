import { longPieces, seatMapPiece } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { RemovePieceModal } from './RemovePieceModal.tsx';

const meta = {
  component: RemovePieceModal,
  args: {
    open: true,
    title: seatMapPiece.title,
    submission: { status: 'idle' },
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof RemovePieceModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The focus starts on the button that cancels, and Escape cancels as well. */
export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const question = await screen.findByRole('alertdialog', { name: 'Remove this piece?' });
    await expect(question).toHaveAccessibleDescription(/This action cannot be undone\./);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  args: { submission: { status: 'submitting' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Removing…/ }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { submission: { status: 'failed' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('The piece could not be removed.');
  },
};

export const UnbrokenWords: Story = { tags: ['stress'], args: { title: longPieces[1]?.title ?? '' } };

export const Closed: Story = { args: { open: false } };
