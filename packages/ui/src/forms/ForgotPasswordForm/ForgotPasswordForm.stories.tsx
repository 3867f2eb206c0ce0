import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

const meta = {
  component: ForgotPasswordForm,
  args: { submission: { status: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof ForgotPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Submits: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), ' ada@example.com {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'ada@example.com' });
  },
};

export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(canvas.getByText('Enter an email address like name@example.com.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const TooManyAttempts: Story = {
  args: {
    submission: { status: 'failed', message: 'Too many attempts. Please try again in a minute.' },
  },
};

export const ServerFieldError: Story = {
  args: { submission: { status: 'failed', fieldErrors: { email: ['Enter a valid email address.'] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter a valid email address.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
