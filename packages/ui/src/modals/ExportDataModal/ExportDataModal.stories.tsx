import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ExportDataModal } from './ExportDataModal.tsx';

const meta = {
  component: ExportDataModal,
  args: { open: true, onClose: fn(), submission: { status: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof ExportDataModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Download your data' })).toBeVisible();
    await userEvent.type(screen.getByLabelText('Password'), 'my password');
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('my password');
  },
};

/** While the archive is loading, the modal does not close, and does not send the request again. */
export const Submitting: Story = {
  args: { submission: { status: 'submitting' } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { submission: { status: 'failed', message: 'The archive could not be made. Please try again.' } },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Password'), 'my password{Enter}');
    await expect(screen.getByRole('alert')).toHaveTextContent('The archive could not be made.');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
