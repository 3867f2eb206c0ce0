import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../../testing/controlled.tsx';
import { fillIn } from '../../testing/fields.ts';
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
  args: { label: 'Category', name: 'category', options: categories, value: '', onChange: fn() },
  render: controlled(Select),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Category')).toHaveDisplayValue('Choose one');
  },
};

export const Chooses: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement, userEvent, args }) => {
    await fillIn(userEvent, canvasElement, { Category: 'Finance' });
    await expect(args.onChange).toHaveBeenCalledWith('finance');
  },
};

/** Many options are easier to find if they are grouped under headings. */
export const Grouped: Story = {
  tags: ['do'],
  args: {
    label: 'Place',
    value: 'utc',
    options: [
      { value: 'utc', label: 'UTC' },
      { label: 'Europe', options: [{ value: 'berlin', label: 'Berlin' }] },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Place'), 'berlin');
    await expect(args.onChange).toHaveBeenCalledWith('berlin');
    await expect(canvas.getByRole('group', { name: 'Europe' })).toBeInTheDocument();
  },
};

export const Chosen: Story = { args: { value: 'other' } };
/** The user has to press the field to see the two options. A RadioGroup would show both. */
export const TwoOptions: Story = {
  tags: ['dont'],
  args: {
    label: 'Place of work',
    options: [
      { value: 'onsite', label: 'Onsite' },
      { value: 'remote', label: 'Remote' },
    ],
  },
};

export const WithError: Story = { args: { errors: ['Category is required.'] } };

export const ByKeyboard: Story = {
  args: { value: 'tech' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Category')).toHaveFocus();
  },
};

export const OptionalWithHint: Story = {
  args: { optional: true, hint: 'Where freelancers will look for it.' },
};

/** The user can clear the choice of an optional field. */
export const EmptiedAgain: Story = {
  args: { optional: true, value: 'tech' },
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByLabelText(/^Category/);
    await userEvent.selectOptions(select, 'Choose one');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(select).toHaveDisplayValue('Choose one');
  },
};

/** In a row of other controls, the label takes no line of its own. */
export const LabelBeside: Story = { args: { labelBeside: true } };

export const LongOptions: Story = {
  tags: ['stress'],
  args: {
    options: [
      { value: 'long', label: 'Environmental-compliance documentation and rotorcraft consulting '.repeat(3) },
    ],
    value: 'long',
  },
};

export const RightToLeft: Story = {
  args: { label: 'الفئة', options: [{ value: 'tech', label: 'التقنية' }], value: 'tech' },
  globals: { direction: 'rtl' },
};
