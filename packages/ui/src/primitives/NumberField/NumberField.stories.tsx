import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../../testing/controlled.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  component: NumberField,
  args: {
    label: 'Hourly rate',
    name: 'hourly_rate',
    hint: 'In US dollars',
    value: '',
    onChange: fn(),
  },
  render: controlled(NumberField),
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '85' } };

/** The field keeps an invalid text, so that the error message about the text makes sense. */
export const NotANumber: Story = {
  args: { errors: ['Please provide a valid hourly rate'] },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Hourly rate');
    await userEvent.type(input, 'eighty');
    await expect(input).toHaveValue('eighty');
  },
};

/** The form refuses an ambiguous number, and the field asks which reading is meant. */
export const TwoReadings: Story = {
  args: { value: '72.555', errors: ['Please provide a valid hourly rate'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Do you mean 72555 or 72.56? Enter one of them.')).toBeVisible();
    await expect(canvas.queryByText('Please provide a valid hourly rate')).not.toBeInTheDocument();
  },
};

export const Optional: Story = {
  args: {
    label: 'Hours a week',
    name: 'hours',
    hint: undefined,
    optional: true,
    decimal: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric');
  },
};

export const RightToLeft: Story = {
  args: { label: 'الأجر بالساعة', hint: 'بالدولار الأمريكي', value: '85' },
  globals: { direction: 'rtl' },
};
