import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SiteSettingsForm } from './SiteSettingsForm.tsx';

const meta = {
  component: SiteSettingsForm,
  args: {
    settings: { sign_ups: { value: 'open', variable: null } },
    submission: { status: 'idle' },
    onSubmit: fn(),
  },
} satisfies Meta<typeof SiteSettingsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /^Open/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /^Closed/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ sign_ups: 'closed' });
  },
};

/** The environment sets the value, so it can only be read. */
export const Fixed: Story = {
  args: { settings: { sign_ups: { value: 'closed', variable: 'SIGN_UPS' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The variable SIGN_UPS/)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = {
  args: { submission: { status: 'failed', message: 'The settings could not be saved.' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
