import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { EndBlindReviewModal } from './EndBlindReviewModal.tsx';

const meta = {
  component: EndBlindReviewModal,
  args: { open: true, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof EndBlindReviewModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The focus starts on the button that cancels, so that no name is revealed by accident. */
export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Reveal all who wait?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Save and reveal them' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
