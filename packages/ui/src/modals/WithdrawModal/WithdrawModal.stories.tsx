import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { WithdrawModal } from './WithdrawModal.tsx';

const meta = {
  component: WithdrawModal,
  args: {
    open: true,
    jobTitle: 'Product designer for a ferry booking app',
    submission: { status: 'idle' },
    onWithdraw: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof WithdrawModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this application?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'I have taken another job.');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith('I have taken another job.');
  },
};

export const Withdrawing: Story = { args: { submission: { status: 'submitting' } } };
