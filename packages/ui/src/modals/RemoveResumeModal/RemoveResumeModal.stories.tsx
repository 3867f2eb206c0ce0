import { interfaceResume, longProfileResumes } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { RemoveResumeModal } from './RemoveResumeModal.tsx';

const meta = {
  component: RemoveResumeModal,
  args: {
    open: true,
    name: interfaceResume.name,
    submission: { status: 'idle' },
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof RemoveResumeModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The focus starts on the button that cancels. */
export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const question = await screen.findByRole('alertdialog', { name: 'Remove this resume?' });
    await expect(question).toHaveAccessibleDescription(/Applications that you have sent keep their file\./);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Cancelled: Story = {
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = {
  args: { submission: { status: 'failed' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('The resume could not be removed.');
  },
};

export const Long: Story = { tags: ['stress'], args: { name: longProfileResumes[0]?.name ?? '' } };

export const Closed: Story = { args: { open: false } };
