import { longApplication, pendingApplication } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DeclineAllForm } from './DeclineAllForm.tsx';

const meta = {
  component: DeclineAllForm,
  args: {
    undecided: [longApplication, pendingApplication],
    count: 14,
    jobTitle: 'Ferry designer',
    submission: { status: 'idle' },
    onDecline: fn(),
    cancelHref: '/manage-job/1',
  },
} satisfies Meta<typeof DeclineAllForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each applicant is shown with the message that they will get. */
export const Preview: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const message = canvas.getByRole('textbox', { name: 'Message to everyone' });
    await userEvent.clear(message);
    await userEvent.type(message, 'Dear {{name}, the role was filled.');
    const { applicant, id } = pendingApplication;
    const [firstName] = applicant.name.split(' ');
    await expect(canvas.getByText(`Dear ${firstName}, the role was filled.`)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: longApplication.applicant.name }));
    await userEvent.click(canvas.getByRole('button', { name: 'Decline 13 applicants' }));
    await expect(args.onDecline).toHaveBeenCalledWith({
      up_to: Math.max(id, longApplication.id),
      message: 'Dear {name}, the role was filled.',
      own_messages: [],
      keep: [longApplication.id],
    });
  },
};

/** The message to one applicant starts with the text of the message to everyone. */
export const OwnMessage: Story = {
  play: async ({ canvas, userEvent }) => {
    const { name } = pendingApplication.applicant;
    await userEvent.click(canvas.getByRole('button', { name: `Write a different message to ${name}` }));
    const [firstName] = name.split(' ');
    await expect(canvas.getByRole('textbox', { name: `Message to ${name}` })).toHaveDisplayValue(
      new RegExp(`^Dear ${firstName}, thank you`),
    );
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = {
  args: {
    submission: { status: 'failed', message: 'The applicants could not be declined. Please try again.' },
  },
};
