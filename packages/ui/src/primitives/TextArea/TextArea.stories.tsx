import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../../testing/controlled.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  component: TextArea,
  args: { label: 'Cover letter', name: 'cover_letter', value: '', onChange: fn() },
  render: controlled(TextArea),
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** The height of the field shows how long the expected text is. */
export const WithHint: Story = {
  tags: ['do'],
  args: { hint: 'Say what you would do first.', rows: 8 },
};
export const WithError: Story = { args: { errors: ['Cover letter is required.'] } };
export const Long: Story = {
  tags: ['stress'],
  args: { value: 'We run nine tugboats out of two ports. '.repeat(80) },
};

/** A title has only one line, so a TextField is the right component. In a TextField, Enter sends the form. */
export const OneLine: Story = { tags: ['dont'], args: { label: 'Job title', name: 'title' } };

const reason = {
  label: 'Reason',
  name: 'decline_reason',
  optional: true,
  counter: 'always',
  maxLength: 300,
} as const;

export const Counted: Story = {
  args: reason,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Reason/), 'Thanks');
    await expect(canvas.getByText('294 characters left')).toBeVisible();
  },
};

export const AtTheLimit: Story = {
  tags: ['stress'],
  args: { ...reason, value: 'a'.repeat(300) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Reason/)).toBeValid();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 characters left');
  },
};

/** A pasted text is not cut off. The field shows how many characters it has too many. */
export const OnePastTheLimit: Story = {
  tags: ['stress'],
  args: { ...reason, value: 'a'.repeat(301) },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/Reason/);
    await expect(field).toHaveValue('a'.repeat(301));
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('1 character too many.');
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'رسالة التقديم',
    hint: 'ما أول ما ستفعله؟',
    value: 'مرحبًا،\n\nعملت على تطبيقين للحجز.',
  },
  globals: { direction: 'rtl' },
};

/** A right-to-left text keeps its direction on a left-to-right page, too. */
export const ArabicOnAnEnglishPage: Story = { args: { value: 'مرحبًا، عملت على تطبيقين للحجز.' } };
