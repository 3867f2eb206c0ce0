import { jobsToInviteTo } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InviteForm } from './InviteForm.tsx';

const [first] = jobsToInviteTo;
if (!first) throw new Error('The fixtures have a job to invite to.');

const meta = {
  component: InviteForm,
  args: {
    jobs: jobsToInviteTo,
    submission: { status: 'idle' },
    onSubmit: fn(),
    cancelHref: '/freelancer/2',
  },
} satisfies Meta<typeof InviteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form chooses the only job to which the client can invite the freelancer. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), ' Would you sail with us? ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      jobId: first.id,
      message: 'Would you sail with us?',
    });
  },
};

export const SeveralJobs: Story = {
  args: { jobs: [first, { id: 9, title: 'Timetable editor', standing: 'open' }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Job' }), 'Timetable editor');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), 'Would you?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ jobId: 9, message: 'Would you?' });
  },
};

export const Invalid: Story = {
  args: { jobs: [first, { id: 9, title: 'Timetable editor', standing: 'open' }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(canvas.getByText('Choose a job.')).toBeVisible();
    await expect(canvas.getByText('Write a message.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Refused: Story = {
  args: { submission: { status: 'failed', message: 'This freelancer takes no invitations.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This freelancer takes no invitations.');
  },
};

export const Draft: Story = {
  args: {
    initial: { job: String(first.id), message: 'You wrote about tide tables, and' },
    draft: { savedAt: '2026-06-15T08:40:00Z', filesLost: false, onDiscard: fn() },
  },
};

export const LongTitles: Story = {
  tags: ['stress'],
  args: {
    jobs: [
      { id: 1, title: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3), standing: 'open' },
      { id: 2, title: 'Unterschiedlichkeitsempfindlichkeit'.repeat(4), standing: 'invited' },
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
