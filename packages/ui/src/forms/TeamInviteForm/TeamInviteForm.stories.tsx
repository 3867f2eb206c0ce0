import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TeamInviteForm } from './TeamInviteForm.tsx';

const meta = {
  component: TeamInviteForm,
  args: { submission: { status: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof TeamInviteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), ' noor@example.com ');
    await userEvent.click(canvas.getByRole('radio', { name: /^Reader/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'noor@example.com', role: 'reader' });
  },
};

export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'noor');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(canvas.getByText('Enter an email address such as name@example.com.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Refused: Story = {
  args: { submission: { status: 'failed', message: 'A member of the team has this address.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('A member of the team has this address.');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
