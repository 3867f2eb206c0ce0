import { job, longJob } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DeactivateJobModal } from './DeactivateJobModal.tsx';

const meta = {
  component: DeactivateJobModal,
  args: {
    open: true,
    jobTitle: job.title,
    active: true,
    submission: { status: 'idle' },
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof DeactivateJobModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deactivate: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Reactivate: Story = {
  args: { active: false },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = {
  args: { submission: { status: 'failed' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Unable to deactivate this job.');
  },
};

export const Long: Story = { tags: ['stress'], args: { jobTitle: longJob.title } };

export const Closed: Story = { args: { open: false } };

export const ClosedByEscape: Story = {
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = {
  args: { jobTitle: 'مصمّمة واجهات لتطبيق حجز العبّارات' },
  globals: { direction: 'rtl' },
};
