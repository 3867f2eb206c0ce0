import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DigestForm } from './DigestForm.tsx';

const meta = {
  component: DigestForm,
  args: { hour: 8, submission: { status: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof DigestForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnceADay: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const choice = canvas.getByRole('combobox', { name: 'These emails come' });
    await userEvent.selectOptions(choice, 'One by one');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the hour' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(null);
  },
};

export const OneByOne: Story = {
  args: { hour: null },
  play: async ({ args, canvas, userEvent }) => {
    const choice = canvas.getByRole('combobox', { name: 'These emails come' });
    await userEvent.selectOptions(choice, 'Once a day, at 18:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the hour' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(18);
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
