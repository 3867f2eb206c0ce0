import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Choice } from './Choice.tsx';

const meta = {
  component: Choice,
  args: { kind: 'checkbox', name: 'skills', value: 'figma', label: 'Figma', checked: false, onToggle: fn() },
  render: function Toggled(args) {
    const [checked, setChecked] = useState(args.checked);
    const toggle = (chosen: boolean) => {
      setChecked(chosen);
      args.onToggle(chosen);
    };
    return <Choice {...args} checked={checked} onToggle={toggle} />;
  },
} satisfies Meta<typeof Choice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press on the label ticks the box. */
export const Checkbox: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Figma'));
    await expect(args.onToggle).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Radio: Story = { args: { kind: 'radio', checked: true } };
export const WithHint: Story = { args: { hint: 'Drawing screens, and what leads from one to the next' } };
export const Invalid: Story = { args: { invalid: true } };
export const LongWord: Story = {
  tags: ['stress'],
  args: { label: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2) },
};
