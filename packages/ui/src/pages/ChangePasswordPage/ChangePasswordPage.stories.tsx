import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChangePasswordPage } from './ChangePasswordPage.tsx';

const meta = {
  component: ChangePasswordPage,
  args: {
    done: false,
    submission: { status: 'idle' },
    onSubmit: fn(),
    homeHref: '/',
    forgotPasswordHref: '/forgot-password',
    accountHref: '/account',
  },
} satisfies Meta<typeof ChangePasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await expect(canvas.getByRole('link', { name: 'Where you are logged in' })).toHaveAttribute(
      'href',
      '/account',
    );
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const WrongPassword: Story = {
  args: {
    submission: { status: 'failed', fieldErrors: { old_password: ['This is not your password.'] } },
  },
};

export const Failed: Story = {
  args: {
    submission: { status: 'failed', message: 'Too many attempts. Please try again in 15 minutes.' },
  },
};

export const Done: Story = {
  args: { done: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your password is changed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/');
  },
};
