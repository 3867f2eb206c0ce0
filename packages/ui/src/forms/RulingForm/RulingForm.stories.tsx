import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RulingForm } from './RulingForm.tsx';

const meta = {
  component: RulingForm,
  args: { hasAccount: true, canBeChanged: true, submission: { status: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof RulingForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Dismisses: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Dismiss/ }));
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Decide' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ action: 'dismiss' });
  },
};

/** The moderator chooses a rule, and inserts the suggested beginning of the reason for it. */
export const Suspends: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Suspend the account/ }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Which rule is broken?' }), 'spam');
    await userEvent.click(canvas.getByRole('button', { name: 'Insert a beginning' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'five times today.');
    await userEvent.click(canvas.getByRole('button', { name: 'Decide' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      action: 'suspend',
      rule: 'spam',
      days: 14,
      reason:
        'The same has been posted several times, or it only advertises something else, namely: five times today.',
    });
  },
};

export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Hide/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Decide' }));
    await expect(canvas.getByText('Choose the rule.')).toBeVisible();
    await expect(canvas.getByText('Give the reason.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The message was written by a visitor, so there is no account to suspend. */
export const WithoutAccount: Story = {
  args: { hasAccount: false, canBeChanged: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { name: /^Suspend the account/ })).not.toBeInTheDocument();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = {
  args: { submission: { status: 'failed', message: 'Someone else has decided this case meanwhile.' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
