import { siteSettings } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SiteSettingsForm } from './SiteSettingsForm.tsx';

const meta = {
  component: SiteSettingsForm,
  args: {
    settings: siteSettings,
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
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ sign_ups: 'closed' }));
  },
};

export const ChangesLimits: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const limit = canvas.getByRole('textbox', { name: /^Questions of a person/ });
    await userEvent.clear(limit);
    await userEvent.type(limit, '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Use a whole number from 1 to 1,000.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(limit);
    await userEvent.type(limit, '3');
    await userEvent.click(canvas.getByRole('radio', { name: /^No\. Questions/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ questions: false, questions_a_day: 3 }),
    );
  },
};

/** Environment variables set two values, so the operator can only read them. */
export const Fixed: Story = {
  args: {
    settings: {
      ...siteSettings,
      sign_ups: { value: 'closed', variable: 'SIGN_UPS' },
      open_applications: { value: 5, variable: 'OPEN_APPLICATIONS' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The variable SIGN_UPS/)).toBeVisible();
    await expect(canvas.getByText(/The variable OPEN_APPLICATIONS/)).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: /^Closed/ })).not.toBeInTheDocument();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = {
  args: { submission: { status: 'failed', message: 'The settings could not be saved.' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
