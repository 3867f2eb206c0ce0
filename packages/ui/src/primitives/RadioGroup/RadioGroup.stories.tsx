import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  component: RadioGroup,
  args: {
    label: 'Work type',
    name: 'remote',
    options: [
      { value: 'onsite', label: 'Onsite' },
      { value: 'hybrid', label: 'Hybrid', hint: 'Some days at your place, some at theirs' },
      { value: 'remote', label: 'Remote' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {};

export const Chosen: Story = {
  args: { defaultValue: 'onsite' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText(/Hybrid/));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Remote' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('remote');
  },
};

export const InColumns: Story = { args: { defaultValue: 'hybrid', columns: { phone: '1', tablet: '3' } } };
export const WithError: Story = { args: { errors: ['Work type is required.'] } };
