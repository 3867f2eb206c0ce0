import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SignUpInviteForm } from './SignUpInviteForm.tsx';

const meta = {
  component: SignUpInviteForm,
  args: { language: 'en', submission: { status: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof SignUpInviteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), ' noor@example.com ');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language of the email' }), 'German');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'noor@example.com', language: 'de' });
  },
};

export const Link: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Everyone who has a link/ }));
    const uses = canvas.getByRole('textbox', { name: 'Number of sign-ups' });
    await userEvent.clear(uses);
    await userEvent.type(uses, '25');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Note/ }), 'Spring fair');
    await userEvent.click(canvas.getByRole('button', { name: 'Make link' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ max_uses: 25, note: 'Spring fair' });
  },
};

export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'noor{Enter}');
    await expect(canvas.getByText('Enter an email address like name@example.com.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Refused: Story = {
  args: { submission: { status: 'failed', message: 'A member has this address already.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('A member has this address already.');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
