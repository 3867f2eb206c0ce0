import { clientDemoAccount, freelancerDemoAccount, PASSWORD, site } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SignInForm } from './SignInForm.tsx';

const meta = {
  component: SignInForm,
  args: {
    submission: { status: 'idle' },
    demoAccounts: [],
    onSubmit: fn(),
    forgotPasswordHref: '/forgot-password',
    passkey: { submission: { status: 'idle' }, onLogIn: fn() },
  },
} satisfies Meta<typeof SignInForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** The user signs in by keyboard alone, with Enter. */
export const Submits: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveFocus();
    await expect(email).toBeRequired();
    await expect(email, 'Nothing is wrong before anything is typed.').toBeValid();
    await userEvent.keyboard(' ada@example.com ');
    await userEvent.tab();
    await userEvent.keyboard('secret{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'ada@example.com', password: 'secret' });
  },
};

export const DemoAccounts: Story = {
  args: { demoAccounts: site.demo_accounts },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Demo freelancer' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(freelancerDemoAccount.email);
    await userEvent.click(canvas.getByRole('button', { name: 'Demo client' }));
    await expect(canvas.getByLabelText('Password')).toHaveValue(PASSWORD);
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: clientDemoAccount.email, password: PASSWORD });
  },
};

export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByText('Enter an email address like name@example.com.')).toBeVisible();
    await expect(canvas.getByText('Enter your password.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  args: { submission: { status: 'submitting' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WrongPassword: Story = {
  args: { submission: { status: 'failed', message: 'The email address or the password is wrong.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The email address or the password is wrong.')).toBeVisible();
  },
};

/** Logging in with a passkey needs neither the address nor the password. */
export const ByPasskey: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in with a passkey' }));
    await expect(args.passkey.onLogIn).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    // Browsers offer passkeys in a field with this `autocomplete` value.
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute(
      'autocomplete',
      'username webauthn',
    );
  },
};

export const WaitingForPasskey: Story = {
  args: { passkey: { submission: { status: 'submitting' }, onLogIn: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Waiting for your passkey/ }));
    await expect(args.passkey.onLogIn).not.toHaveBeenCalled();
  },
};

export const PasskeyCancelled: Story = {
  args: {
    passkey: {
      submission: {
        status: 'failed',
        message: 'No passkey was used. Try again, or log in with your password.',
      },
      onLogIn: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No passkey was used.');
  },
};

export const ServerFieldError: Story = {
  args: { submission: { status: 'failed', fieldErrors: { email: ['Enter a valid email address.'] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter a valid email address.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  },
};

export const RightToLeft: Story = {
  args: { demoAccounts: site.demo_accounts },
  globals: { direction: 'rtl' },
};
