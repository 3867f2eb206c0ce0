import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AppealForm } from './AppealForm.tsx';

const meta = {
  component: AppealForm,
  args: { submission: { status: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof AppealForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Appeal' }));
    await expect(canvas.getByText('Say why the decision was wrong.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submits: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' It is for keys. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Appeal' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('It is for keys.');
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = {
  args: { submission: { status: 'failed', message: 'The six months for an appeal are over.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The six months for an appeal are over.');
  },
};
