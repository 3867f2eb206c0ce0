import { calendarAddress } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Calendar } from './Calendar.tsx';

const meta = {
  component: Calendar,
  args: {
    role: 'freelancer',
    address: { status: 'ready', data: calendarAddress },
    change: null,
    submission: { status: 'idle' },
    onChange: fn(),
    onCopy: fn(),
  },
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAnAddress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(calendarAddress)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the address' }));
    await expect(args.onCopy).toHaveBeenCalledWith(calendarAddress);
    await userEvent.click(canvas.getByRole('button', { name: 'Replace the address' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('renew');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the address' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('remove');
  },
};

export const WithoutAnAddress: Story = {
  args: { address: { status: 'ready', data: null }, role: 'client' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create a private address' }));
    await expect(args.onChange).toHaveBeenCalledWith('create');
  },
};

export const Creating: Story = {
  args: {
    address: { status: 'ready', data: null },
    change: 'create',
    submission: { status: 'submitting' },
  },
};

export const NotChanged: Story = {
  args: {
    change: 'remove',
    submission: { status: 'failed', message: 'The address could not be changed. Please try again.' },
  },
};

export const AddressLoading: Story = { args: { address: { status: 'loading' } } };

export const AddressFailed: Story = {
  args: {
    address: { status: 'error', message: 'Your calendar address could not be loaded.', onRetry: fn() },
  },
};
