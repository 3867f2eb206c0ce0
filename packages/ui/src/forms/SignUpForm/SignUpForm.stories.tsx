import type { Role } from '@skillharbor/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { fillIn } from '../../testing/fields.ts';
import { SignUpForm } from './SignUpForm.tsx';

const meta = {
  component: SignUpForm,
  args: { tab: 'freelancer', onTabChange: fn(), submission: { status: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof SignUpForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Freelancer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: /Company name/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'Client' }));
    await expect(args.onTabChange).toHaveBeenCalledWith('client');
  },
};

export const Client: Story = {
  args: { tab: 'client' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Company name/ })).toBeVisible();
  },
};

/** The field for the email starts with the invited address. */
export const InvitedAddress: Story = {
  args: { email: 'li@example.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('li@example.com');
  },
};

/** The form keeps the values that were typed for one role when the user chooses the other role. */
export const ChangingTheRole: Story = {
  render: function Roles(args) {
    const [tab, setTab] = useState<Role>('freelancer');
    return <SignUpForm {...args} tab={tab} onTabChange={setTab} />;
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await fillIn(userEvent, canvasElement, {
      'First name': 'Li',
      'Last name': 'Brandt',
      Email: 'li@example.com',
      Password: 'correct horse',
    });
    await userEvent.click(canvas.getByRole('tab', { name: 'Client' }));
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Li');
    await fillIn(userEvent, canvasElement, { 'Company name': 'Northwind Labs' });
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      first_name: 'Li',
      last_name: 'Brandt',
      email: 'li@example.com',
      password: 'correct horse',
      role: 'client',
      company: 'Northwind Labs',
    });
  },
};

export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Li');
    await userEvent.type(canvas.getByLabelText('Password'), 'short{Enter}');
    await expect(canvas.getByText('Enter your last name.')).toBeVisible();
    await expect(canvas.getByText('Enter an email address like name@example.com.')).toBeVisible();
    await expect(canvas.getByText('Use at least 8 characters.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Last name' })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const AddressTaken: Story = {
  args: {
    submission: {
      status: 'failed',
      fieldErrors: { email: ['There is already an account with this email address.'] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is already an account with this email address.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  },
};

export const ServerError: Story = {
  args: {
    submission: { status: 'failed', message: 'Something went wrong on our side. Please try again.' },
  },
};

/** Arrow keys choose the other role, and Tab moves to the first field. */
export const ByKeyboard: Story = {
  ...ChangingTheRole,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Freelancer' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Company name/ })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Client' })).toHaveFocus());
  },
};

export const RightToLeft: Story = { args: { tab: 'client' }, globals: { direction: 'rtl' } };
