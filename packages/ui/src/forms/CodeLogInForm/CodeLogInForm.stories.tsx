import type { Meta, StoryObj } from '@storybook/react-vite';
import { recoveryCodes } from '@skillharbor/mocks';
import { expect, fn, waitFor } from 'storybook/test';
import { CodeLogInForm } from './CodeLogInForm.tsx';

const meta = {
  component: CodeLogInForm,
  args: { submission: { status: 'idle' }, onSubmit: fn(), onBack: fn() },
} satisfies Meta<typeof CodeLogInForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The field has the focus, so that the user can start typing. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
  },
};

export const Submits: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '123 456{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('123 456');
  },
};

/** The user switches to the other kind of code and back. The typed text is still in the field. */
export const ByRecoveryCode: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '123');
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code instead' }));
    const field = canvas.getByRole('textbox', { name: 'Recovery code' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, recoveryCodes[0] ?? '');
    await userEvent.click(canvas.getByRole('button', { name: 'Use the authenticator app instead' }));
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('123');
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code instead' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(recoveryCodes[0]);
  },
};

/** A code in a wrong format is not sent, because the server counts wrong codes. */
export const Incomplete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '12345{Enter}');
    await expect(canvas.getByText('Enter the six digits that the app shows.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const GoesBack: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const WrongCode: Story = {
  args: {
    submission: {
      status: 'failed',
      fieldErrors: { code: ['This code does not work: it is wrong, or was used before.'] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This code does not work/)).toBeVisible();
  },
};

export const Expired: Story = {
  args: {
    submission: {
      status: 'failed',
      message: 'This took too long. Please go back and log in with your password again.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This took too long.');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const InGerman: Story = { globals: { language: 'de' } };
export const InArabic: Story = { globals: { language: 'ar' } };
