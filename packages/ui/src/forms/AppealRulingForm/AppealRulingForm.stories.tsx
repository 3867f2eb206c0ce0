import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AppealRulingForm } from './AppealRulingForm.tsx';

const meta = {
  component: AppealRulingForm,
  args: { submission: { status: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof AppealRulingForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decide' }));
    await expect(canvas.getByText('Choose what you decide.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Reverses: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^The decision was wrong/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'It is for keys.');
    await userEvent.click(canvas.getByRole('button', { name: 'Decide' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ outcome: 'reversed', reason: 'It is for keys.' });
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = {
  args: { submission: { status: 'failed', message: 'Someone else has decided this appeal meanwhile.' } },
};
