import { presentSession } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { EndSessionModal } from './EndSessionModal.tsx';

const meta = {
  component: EndSessionModal,
  args: {
    open: true,
    onClose: fn(),
    session: presentSession,
    submission: { status: 'idle' },
    onSubmit: fn(),
  },
} satisfies Meta<typeof EndSessionModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneDevice: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Log out of Firefox on Windows?' })).toBeVisible();
    await userEvent.type(screen.getByLabelText('Password'), 'my password');
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('my password');
  },
};

export const AllOthers: Story = {
  args: { session: null },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Log out everywhere else?' })).toBeVisible();
  },
};

export const WrongPassword: Story = {
  args: { submission: { status: 'failed', fieldErrors: { password: ['This is not your password.'] } } },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Password'), 'not my password{Enter}');
    await expect(screen.getByText('This is not your password.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    submission: { status: 'failed', message: 'The device could not be logged out. Please try again.' },
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Password'), 'my password{Enter}');
    await expect(screen.getByRole('alert')).toHaveTextContent('could not be logged out');
  },
};

/** While the request is pending, the modal does not close, and does not send the request again. */
export const Submitting: Story = {
  args: { submission: { status: 'submitting' } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
