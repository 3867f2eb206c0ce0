import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

const meta = {
  component: ResetPasswordPage,
  args: {
    state: 'ready',
    submission: { status: 'idle' },
    onSubmit: fn(),
    signInHref: '/signin',
    forgotPasswordHref: '/forgot-password',
  },
} satisfies Meta<typeof ResetPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/**
 * The server renders this page before the link is checked, because the secret of the link is not sent to it. The page
 * is shown until the browser has checked the secret.
 */
export const Checking: Story = {
  args: { state: 'checking' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('New password')).toBeNull();
  },
};

/** The link was already used, or has expired. The page says so before the user types a password. */
export const Unusable: Story = {
  args: { state: 'unusable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This link no longer works')).toBeVisible();
    await expect(canvas.queryByLabelText('New password')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
};

export const Incomplete: Story = { args: { state: 'incomplete' } };

export const Done: Story = {
  args: { state: 'done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/signin');
  },
};

export const LinkUsedUp: Story = {
  args: {
    submission: {
      status: 'failed',
      message: 'This link has been used or is too old. Please ask for a new one.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };
