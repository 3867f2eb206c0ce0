import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TimeZoneForm } from './TimeZoneForm.tsx';

const meta = {
  component: TimeZoneForm,
  args: {
    timeZone: 'Europe/Berlin',
    deviceTimeZone: 'Europe/Berlin',
    submission: { status: 'idle' },
    onSubmit: fn(),
  },
} satisfies Meta<typeof TimeZoneForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Asia/Tokyo');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the time zone' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('Asia/Tokyo');
  },
};

/** The user has not chosen a time zone, so days are shown in UTC, and the form suggests the device's time zone. */
export const Unchosen: Story = {
  args: { timeZone: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('UTC');
    await expect(canvas.getByRole('button', { name: /Europe\/Berlin$/ })).toBeVisible();
  },
};

export const TakesThatOfTheDevice: Story = {
  tags: ['behaviour'],
  args: { timeZone: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Europe\/Berlin$/ }));
    await expect(canvas.getByRole('combobox')).toHaveValue('Europe/Berlin');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the time zone' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('Europe/Berlin');
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = {
  args: { submission: { status: 'failed', message: 'Something went wrong. Please try again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong.');
  },
};

export const RightToLeft: Story = { args: { timeZone: null }, globals: { direction: 'rtl' } };
