import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../../testing/controlled.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  component: DateField,
  args: {
    label: 'Application deadline',
    name: 'application_deadline',
    min: '2026-11-20',
    value: '',
    onChange: fn(),
  },
  render: controlled(DateField),
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { value: '2026-12-04' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Application deadline')).toHaveValue('2026-12-04');
  },
};
export const WithError: Story = {
  args: { value: '2026-11-01', errors: ['The deadline must be today or later.'] },
};

/** The browser does not block the submission. The form's own validation reports a date that is too early. */
export const ByKeyboard: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Application deadline');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.type(field, '2026-12-24');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
  },
};

/** The hint says what happens without a date. */
export const OptionalWithHint: Story = {
  tags: ['do'],
  args: { label: 'Start', name: 'start', optional: true, hint: 'Leave it empty if any day will do.' },
};

/** The browser orders day and month as its user expects, so a hint about the order is wrong for many users. */
export const FormatInTheHint: Story = { tags: ['dont'], args: { hint: 'MM/DD/YYYY' } };

export const RightToLeft: Story = {
  args: { label: 'آخر موعد للتقديم', hint: 'آخر يوم تصل فيه الطلبات', value: '2026-12-04' },
  globals: { direction: 'rtl' },
};
