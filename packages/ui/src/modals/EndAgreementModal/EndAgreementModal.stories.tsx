import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { EndAgreementModal } from './EndAgreementModal.tsx';

const meta = {
  component: EndAgreementModal,
  args: { open: true, submission: { status: 'idle' }, onEnd: fn(), onClose: fn() },
} satisfies Meta<typeof EndAgreementModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The reason is required, because the other side reads it. */
export const Asking: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'End this agreement?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'End it' }));
    await expect(dialog.getByText('Give a reason.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The boat is sold.');
    await userEvent.click(dialog.getByRole('button', { name: 'End it' }));
    await expect(args.onEnd).toHaveBeenCalledWith('The boat is sold.');
  },
};

export const Ending: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = { args: { submission: { status: 'failed', message: 'Please try again.' } } };
