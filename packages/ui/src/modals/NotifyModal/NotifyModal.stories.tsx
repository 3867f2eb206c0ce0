import { jobEdits, longEdit } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { NotifyModal } from './NotifyModal.tsx';

const [, terms = longEdit] = jobEdits;

const meta = {
  component: NotifyModal,
  args: { open: true, count: 3, changes: terms, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof NotifyModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: '3 applicants will be told' });
    await waitFor(() => expect(dialog).toHaveTextContent('Before: $70–95 an hour Now: $60–80 an hour'));
    await userEvent.click(screen.getByRole('button', { name: 'Save and tell them' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const One: Story = {
  args: { count: 1 },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: '1 applicant will be told' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Long: Story = { tags: ['stress'], args: { changes: longEdit } };
