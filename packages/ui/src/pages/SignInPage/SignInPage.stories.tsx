import { site } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SignInPage } from './SignInPage.tsx';

const meta = {
  component: SignInPage,
  args: {
    submission: { status: 'idle' },
    demoAccounts: [],
    onSubmit: fn(),
    signUpHref: '/signup',
    forgotPasswordHref: '/forgot-password',
    passkey: { submission: { status: 'idle' }, onLogIn: fn() },
    code: null,
  },
} satisfies Meta<typeof SignInPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    await expect(canvas.queryByRole('button', { name: /Demo/ })).not.toBeInTheDocument();
  },
};

export const WithDemoAccounts: Story = { args: { demoAccounts: site.demo_accounts } };

export const SentHere: Story = { args: { notice: 'Please log in to apply for this job.' } };

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = {
  args: { submission: { status: 'failed', message: 'The email address or the password is wrong.' } },
};

export const AsksForTheCode: Story = {
  args: { code: { submission: { status: 'idle' }, onSubmit: fn(), onBack: fn() } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus());
    await expect(canvas.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
  },
};
