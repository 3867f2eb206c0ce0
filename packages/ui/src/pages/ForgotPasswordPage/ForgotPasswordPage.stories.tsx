import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

const meta = {
  component: ForgotPasswordPage,
  args: {
    submission: { status: 'idle' },
    sent: false,
    onSubmit: fn(),
    onAgain: fn(),
    signInHref: '/signin',
  },
} satisfies Meta<typeof ForgotPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Sent: Story = {
  args: { sent: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('an email with a link is on its way');
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { submission: { status: 'failed', message: 'Too many attempts. Please try again in a minute.' } },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };
