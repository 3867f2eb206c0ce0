import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  component: CheckboxGroup,
  args: {
    label: 'Design',
    name: 'skills',
    options: ['Figma', 'Illustration', 'Motion', 'Brand identity', 'Wayfinding'].map((skill) => ({
      value: skill,
      label: skill,
    })),
    onChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Motion' });
    await userEvent.click(canvas.getByText('Motion'));
    await expect(box).toBeChecked();
  },
};
export const SomeChosen: Story = { args: { defaultValue: ['Figma', 'Motion'] } };
export const InColumns: Story = { args: { defaultValue: ['Figma'], columns: { phone: '1', tablet: '3' } } };

export const Controlled: Story = {
  args: { value: ['Motion'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Figma' }));
    await expect(args.onChange).toHaveBeenCalledWith(['Figma', 'Motion']);
  },
};

export const WithError: Story = { args: { errors: ['Choose at most 60 skills.'] } };
