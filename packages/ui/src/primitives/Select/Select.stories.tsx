import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Select } from './Select.tsx';

const categories = [
  { value: 'tech', label: 'Tech' },
  { value: 'finance', label: 'Finance' },
  { value: 'healthcare', label: 'Healthcare' },
  { value: 'marketing', label: 'Marketing' },
  { value: 'education', label: 'Education' },
  { value: 'other', label: 'Other' },
] as const;

const meta = {
  component: Select,
  args: { label: 'Category', name: 'category', options: categories, onChange: fn() },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByLabelText('Category');
    await expect(select).toHaveDisplayValue('Choose one');
    await userEvent.selectOptions(select, 'Finance');
    await expect(args.onChange).toHaveBeenCalledWith('finance');
  },
};

export const Chosen: Story = { args: { defaultValue: 'other' } };
export const WithError: Story = { args: { errors: ['Category is required.'] } };
