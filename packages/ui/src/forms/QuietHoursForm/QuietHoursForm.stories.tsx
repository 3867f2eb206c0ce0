import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { QuietHoursForm } from './QuietHoursForm.tsx';

const meta = {
  component: QuietHoursForm,
  args: { quietHours: { from: 22, to: 7 }, submission: { status: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof QuietHoursForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Until' }), '09:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the hours' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ from: 22, to: 9 });
  },
};

export const None: Story = {
  args: { quietHours: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Until' })).toBeNull();
  },
};

/** When the user chooses the hour at which quiet hours begin, the form suggests the hour at which they end. */
export const SwitchedOnAndOff: Story = {
  tags: ['behaviour'],
  args: { quietHours: null },
  play: async ({ args, canvas, userEvent }) => {
    const from = canvas.getByRole('combobox', { name: 'Emails wait from' });
    await userEvent.selectOptions(from, '22:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the hours' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ from: 22, to: 7 });
    await userEvent.selectOptions(from, 'No quiet hours');
    await expect(canvas.queryByRole('combobox', { name: 'Until' })).toBeNull();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = {
  args: { submission: { status: 'failed', message: 'Something went wrong. Please try again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong.');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
