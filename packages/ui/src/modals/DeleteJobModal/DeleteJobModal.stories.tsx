import { inactiveJob, unbrokenJob } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DeleteJobModal } from './DeleteJobModal.tsx';

const meta = {
  component: DeleteJobModal,
  args: {
    open: true,
    jobTitle: inactiveJob.title,
    submission: { status: 'idle' },
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof DeleteJobModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The focus starts on the button that cancels, and Escape cancels as well. */
export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const question = await screen.findByRole('alertdialog', { name: 'Delete this job?' });
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
    await userEvent.click(await screen.findByRole('button', { name: /Deleting…/ }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: {
    submission: { status: 'failed', message: 'An active job cannot be deleted. Deactivate it first.' },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('An active job cannot be deleted.');
  },
};

export const UnbrokenWords: Story = { tags: ['stress'], args: { jobTitle: unbrokenJob.title } };

export const Closed: Story = { args: { open: false } };
