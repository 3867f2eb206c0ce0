import { heldApplication, longApplication, myJob, shortlistedApplication } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ComparePage } from './ComparePage.tsx';

const applications = [shortlistedApplication, longApplication, heldApplication];

const meta = {
  component: ComparePage,
  args: {
    of: { status: 'ready', data: { job: myJob, applications } },
    backHref: '/manage-job/1',
    applicantHref: ({ freelancer_id }) => `/applicant/1/${freelancer_id}`,
    decision: { status: 'idle' },
    onAccept: fn(),
    onDecline: fn(),
    undo: { status: 'idle' },
    onUndo: fn(),
  },
} satisfies Meta<typeof ComparePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone the names choose whose column is in view. */
export const Loaded: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Compare applicants' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Hourly rate' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept Mateo Rivas' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept Mateo Rivas?' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Welcome.');
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledWith(shortlistedApplication, 'Welcome.');
    await userEvent.keyboard('{Escape}');
  },
};

export const Two: Story = {
  args: { of: { status: 'ready', data: { job: myJob, applications: applications.slice(0, 2) } } },
};

/** An address with one, or with those of another job. */
export const Empty: Story = {
  args: { of: { status: 'ready', data: { job: myJob, applications: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose two applicants or more')).toBeVisible();
  },
};

export const Loading: Story = { args: { of: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    of: { status: 'error', message: 'Failed to load job listing or applications.', onRetry: fn() },
  },
};
