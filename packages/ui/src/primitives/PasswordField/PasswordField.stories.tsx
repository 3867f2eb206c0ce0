import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../../testing/controlled.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  component: PasswordField,
  args: {
    label: 'Password',
    name: 'password',
    autoComplete: 'new-password',
    hint: 'At least 8 characters',
    value: '',
    onChange: fn(),
  },
  render: controlled(PasswordField),
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShownAndHidden: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'correct-horse');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('correct-horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const WithError: Story = { args: { errors: ['The password must have at least 8 characters.'] } };

/** The button that shows the password is the next tab stop after the field. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('correct-horse');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  args: { label: 'كلمة المرور', hint: 'ثمانية أحرف على الأقل' },
  globals: { direction: 'rtl' },
};
