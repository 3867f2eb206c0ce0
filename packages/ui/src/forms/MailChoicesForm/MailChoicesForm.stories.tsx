import { freelancerUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MailChoicesForm } from './MailChoicesForm.tsx';

const meta = {
  component: MailChoicesForm,
  args: { role: 'client', mails: freelancerUser.mails, submission: { status: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof MailChoicesForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForAClient: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Questions and replies/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the choice' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      messages: true,
      applications: true,
      questions: false,
      still_looking: true,
      saved_searches: true,
    });
  },
};

export const ForAFreelancer: Story = { args: { role: 'freelancer' } };

/** The user has switched off all optional kinds of mail. */
export const None: Story = {
  args: {
    role: 'freelancer',
    mails: {
      applications: true,
      still_looking: true,
      questions: false,
      job_changes: false,
      messages: false,
      invitations: false,
      saved_searches: false,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save the choice' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      messages: false,
      invitations: false,
      saved_searches: false,
      questions: false,
      job_changes: false,
    });
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = {
  args: { submission: { status: 'failed', message: 'Something went wrong. Please try again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong.');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
