import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../../testing/controlled.tsx';
import { fillIn } from '../../testing/fields.ts';
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
    value: '',
    onChange: fn(),
  },
  render: controlled(RadioGroup),
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is chosen in advance, so every answer is the user’s own. */
export const NoneChosen: Story = {
  tags: ['do'],
};

/** A long list pushes everything else off the screen. A Select takes one line. */
export const EveryWeek: Story = {
  tags: ['dont'],
  args: {
    label: 'Start in',
    options: Array.from({ length: 12 }, (_, index) => ({ value: `${index}`, label: `Week ${index + 1}` })),
  },
};

export const Chosen: Story = {
  args: { value: 'onsite' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await fillIn(userEvent, canvasElement, { 'Work type': 'Hybrid' });
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Remote' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('remote');
  },
};

export const InColumns: Story = { args: { value: 'hybrid', columns: { phone: '1', tablet: '3' } } };
export const WithError: Story = { args: { errors: ['Work type is required.'] } };

/** The group is one stop for the Tab key. Arrow keys choose an option and wrap around. */
export const ByKeyboard: Story = {
  args: { value: 'onsite' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Onsite' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Remote' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Onsite' })).toBeChecked();
  },
};

export const LongLabels: Story = {
  tags: ['stress'],
  args: {
    options: [
      { value: 'onsite', label: 'At a place that takes a train, two ferries and a long walk to get to' },
      {
        value: 'remote',
        label: 'Donaudampfschifffahrtsgesellschaft'.repeat(4),
        hint: 'Anywhere else '.repeat(12),
      },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'نوع العمل',
    options: [
      { value: 'onsite', label: 'في الموقع' },
      { value: 'hybrid', label: 'هجين', hint: 'بعض الأيام عندك وبعضها عندهم' },
    ],
    value: 'hybrid',
  },
  globals: { direction: 'rtl' },
};
