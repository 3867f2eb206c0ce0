import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

const meta = {
  component: ChangePasswordForm,
  args: { submission: { status: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof ChangePasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Submits: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'old password');
    await userEvent.type(canvas.getByLabelText('New password'), 'a new password{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      old_password: 'old password',
      password: 'a new password',
    });
  },
};

export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), '        {Enter}');
    await expect(canvas.getByText('Enter your current password.')).toBeVisible();
    await expect(canvas.getByText('Use characters that are not all the same.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Current password')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const ServerFieldErrors: Story = {
  args: {
    submission: {
      status: 'failed',
      fieldErrors: {
        old_password: ['This is not your password.'],
        password: ['This password is easy to guess. Choose a less common one.'],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is not your password.')).toBeVisible();
    await expect(canvas.getByText(/^This password is easy to guess/)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Current password')).toHaveFocus());
  },
};

export const Failed: Story = {
  args: {
    submission: { status: 'failed', message: 'Too many attempts. Please try again in 15 minutes.' },
  },
};
