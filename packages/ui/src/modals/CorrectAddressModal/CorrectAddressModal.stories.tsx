import { unconfirmedUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { CorrectAddressModal } from './CorrectAddressModal.tsx';

const meta = {
  component: CorrectAddressModal,
  args: {
    open: true,
    onClose: fn(),
    email: unconfirmedUser.email,
    submission: { status: 'idle' },
    onSubmit: fn(),
  },
} satisfies Meta<typeof CorrectAddressModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: 'Email' });

export const Corrected: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Correct the address' })).toBeVisible();
    await expect(await field()).toHaveValue('noa@example.com');
    await userEvent.clear(await field());
    await userEvent.type(await field(), ' noa.lindqvist@example.com ');
    await userEvent.click(screen.getByRole('button', { name: 'Save and send' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('noa.lindqvist@example.com');
  },
};

export const Invalid: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'noa@');
    await userEvent.click(screen.getByRole('button', { name: 'Save and send' }));
    await expect(screen.getByText('Enter an email address like name@example.com.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** While the request is pending, the modal does not close, and does not send the request again. */
export const Submitting: Story = {
  args: { submission: { status: 'submitting' } },
  play: async ({ args, userEvent }) => {
    await field();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A failure is shown while the modal stays open, but not after it is reopened. */
export const Failed: Story = {
  args: { submission: { status: 'failed', message: 'Something went wrong. Please try again.' } },
  play: async ({ userEvent }) => {
    await field();
    await expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save and send' }));
    await expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
