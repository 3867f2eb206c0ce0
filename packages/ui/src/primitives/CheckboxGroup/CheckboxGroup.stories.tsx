import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../../testing/controlled.tsx';
import { fillIn } from '../../testing/fields.ts';
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
    value: [],
    onChange: fn(),
  },
  render: controlled(CheckboxGroup),
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {};

export const Chooses: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn(userEvent, canvasElement, { Design: ['Motion'] });
    await expect(canvas.getByRole('checkbox', { name: 'Motion' })).toBeChecked();
  },
};
/** Several of these options can be true at the same time. */
export const SomeChosen: Story = {
  tags: ['do'],
  args: { value: ['Figma', 'Motion'] },
};
export const InColumns: Story = { args: { value: ['Figma'], columns: { phone: '1', tablet: '3' } } };

/**
 * The parent determines which boxes are ticked. A pressed box does not change until the parent passes the new value.
 */
export const Controlled: Story = {
  render: (args) => <CheckboxGroup {...args} />,
  args: { value: ['Motion'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Figma' }));
    await expect(args.onChange).toHaveBeenCalledWith(['Figma', 'Motion']);
  },
};

/** Only one of these options can be true, so a RadioGroup is the right component. */
export const Exclusive: Story = {
  tags: ['dont'],
  args: {
    label: 'Work type',
    name: 'remote',
    options: [
      { value: 'onsite', label: 'Onsite' },
      { value: 'remote', label: 'Remote' },
    ],
    value: ['onsite', 'remote'],
  },
};

export const WithError: Story = { args: { errors: ['Choose at most 60 skills.'] } };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Figma' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Illustration' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(['Figma']);
  },
};

export const LongLabels: Story = {
  tags: ['stress'],
  args: {
    label: 'What you have done for somebody else, for money, in the last five years',
    options: [
      { value: 'one', label: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3) },
      { value: 'two', label: 'Environmental-compliance documentation, in several languages, '.repeat(4) },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'التصميم',
    options: [
      { value: 'figma', label: 'فيغما' },
      { value: 'motion', label: 'الرسوم المتحركة' },
    ],
    value: ['figma'],
  },
  globals: { direction: 'rtl' },
};
