import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

const meta = {
  component: ResetPasswordForm,
  args: { submission: { status: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof ResetPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Submits: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'a new password{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'a new password' });
  },
};

export const TooShort: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'seven77{Enter}');
    await expect(canvas.getByText('Use at least 8 characters.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const LinkUsedUp: Story = {
  args: {
    submission: {
      status: 'failed',
      message: 'This link has been used or is too old. Please ask for a new one.',
    },
  },
};

export const ServerFieldError: Story = {
  args: { submission: { status: 'failed', fieldErrors: { password: ['This password is too common.'] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This password is too common.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveFocus());
  },
};
