import { leavingUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DeletionNotice } from './DeletionNotice.tsx';

const meta = {
  component: DeletionNotice,
  args: { deletesAt: leavingUser.deletes_at ?? '', keeping: { status: 'idle' }, onKeep: fn() },
} satisfies Meta<typeof DeletionNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Planned: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('complementary')).toHaveTextContent('This happens on Jun 22, 2026.');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my account' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
};

export const Keeping: Story = { args: { keeping: { status: 'submitting' } } };

export const NotKept: Story = {
  args: { keeping: { status: 'failed', message: 'The account could not be kept. Please try again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be kept');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
