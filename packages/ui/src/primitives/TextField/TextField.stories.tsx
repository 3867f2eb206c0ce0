import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../../testing/controlled.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  args: { label: 'Job title', name: 'title', value: '', onChange: fn() },
  render: controlled(TextField),
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Typing: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Job title'), 'Pilot');
    await expect(args.onChange).toHaveBeenLastCalledWith('Pilot');
  },
};

export const Filled: Story = { args: { value: 'Data engineer for nine tugboats' } };
/** The hint tells users what to enter, so that fewer of them see an error. */
export const WithHint: Story = {
  tags: ['do'],
  args: { hint: 'What you would call the person: ‘Illustrator for a children’s book’.' },
};
/** The hint is in the placeholder, so it disappears as soon as the user types. */
export const HintAsPlaceholder: Story = {
  tags: ['dont'],
  args: { placeholder: 'What you would call the person' },
};

export const Optional: Story = { args: { label: 'Salary range', name: 'salary_range', optional: true } };
export const WithPrefix: Story = {
  args: { label: 'Budget', name: 'budget', prefix: '$', inputMode: 'decimal' },
};

export const WithErrors: Story = {
  args: { errors: ['Title is required.'], hint: 'At most 120 characters.', required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Job title');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Title is required. At most 120 characters.');
  },
};

export const SeveralErrors: Story = {
  args: {
    label: 'Email',
    name: 'email',
    type: 'email',
    errors: ['Enter a valid email address.', 'This address is blocked.'],
  },
};

export const LongLabelAndError: Story = {
  tags: ['stress'],
  args: {
    label: 'The name under which your company is entered in the commercial register of its country',
    errors: [
      'Donaudampfschifffahrtsgesellschaft'.repeat(4) +
        ' is longer than the 120 characters that a company name may have.',
    ],
    optional: true,
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Job title')).toHaveFocus();
  },
};

export const LongValue: Story = {
  tags: ['stress'],
  args: { value: 'Donaudampfschifffahrtsgesellschaft'.repeat(6) },
};

export const RightToLeft: Story = {
  args: { label: 'المسمى الوظيفي', hint: 'كما تقوله لصديق', errors: ['هذا الحقل مطلوب.'], optional: true },
  globals: { direction: 'rtl' },
};
