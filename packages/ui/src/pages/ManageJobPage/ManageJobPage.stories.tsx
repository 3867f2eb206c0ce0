import {
  acceptedApplication,
  longJob,
  myClosedJob,
  myDraftJob,
  myFilledJob,
  myFullJob,
  myHeldFilledJob,
  myInactiveJob,
  myJob,
  myPausedJob,
  myPlannedJob,
  myUnfilledJob,
  pendingApplication,
  rejectedApplication,
  rightToLeftJob,
  unbrokenJob,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Submission } from '../../primitives/state.ts';
import { ManageJobPage } from './ManageJobPage.tsx';
import { applicants, listing, manageJobArgs, managed, managing, none } from './testing.ts';

const meta = { component: ManageJobPage, args: manageJobArgs } satisfies Meta<typeof ManageJobPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The client has accepted as many people as the job needs. */
export const Complete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as filled' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as filled' }));
    await expect(args.managed.filling.onFill).toHaveBeenCalledWith(myJob.accepted.map(({ id }) => id));
  },
};

/** The job needs more people than the client has accepted. */
export const Incomplete: Story = {
  args: { managed: managing(myUnfilledJob) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as filled' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

export const Filled: Story = {
  args: { managed: managing(myFilledJob) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Filled')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const copy = await screen.findByRole('menuitem', { name: 'Copy job' });
    await waitFor(() => expect(copy).toBeVisible());
    await expect(screen.queryByRole('menuitem', { name: 'Mark as filled' })).not.toBeInTheDocument();
  },
};

/**
 * The job was just marked as filled, because a person who did not apply does the work. The client can still undo this.
 */
export const FilledHeld: Story = {
  args: { managed: managing(myHeldFilledJob) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Filled by someone from elsewhere.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.managed.filling.onUndoFill).toHaveBeenCalledOnce();
  },
};

export const Active: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: myJob.title })).toBeVisible();
    await expect(canvas.getByText('Active')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit Job Listing' })).toHaveAttribute(
      'href',
      '/edit-job/1',
    );
    await expect(canvas.getByRole('button', { name: 'Deactivate' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'See More about Mateo Rivas' })).toHaveAttribute(
      'href',
      `/applicant/1/${pendingApplication.freelancer_id}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const item = (name: string) => screen.findByRole('menuitem', { name });
    await expect(await item('View public page')).toHaveAttribute('href', '/job/1');
    await expect(await item('Copy job')).toHaveAttribute('href', '/create-job?from=1');
  },
};

/** A moderator has hidden the job, so its client can read the decision, but cannot reactivate the job. */
export const Hidden: Story = {
  args: { managed: managing({ ...myInactiveJob, is_hidden: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Read the decision' })).toHaveAttribute(
      'href',
      '/statements',
    );
    await expect(canvas.queryByRole('button', { name: 'Reactivate' })).not.toBeInTheDocument();
  },
};

export const Inactive: Story = {
  args: {
    managed: managing(myInactiveJob),
    applicants: listing([rejectedApplication]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inactive')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reactivate' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible();
  },
};

/** The job becomes public on its planned day, unless the client activates it before. */
export const Planned: Story = {
  args: {
    managed: managing(myPlannedJob),
    applicants: none,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This job goes public on Jun 20, 2026/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reactivate' })).toBeVisible();
  },
};

/** The job is paused, because its client did not confirm that they are still looking for freelancers. */
export const Unconfirmed: Story = {
  args: { managed: managing(myPausedJob), applicants: none },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Paused on Jun 12, 2026: we saw no activity/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reactivate' })).toBeVisible();
  },
};

/** The deadline of the job has passed. */
export const Closed: Story = {
  args: {
    managed: managing(myClosedJob),
    applicants: listing([acceptedApplication]),
  },
};

/** The job has received the maximum number of applications. */
export const Full: Story = {
  args: { managed: managing(myFullJob) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paused: all 30 places are taken')).toBeVisible();
    await expect(canvas.getByText(/^The job is not listed until a place is free/)).toBeVisible();
  },
};

export const WithoutApplications: Story = {
  args: {
    managed: managing({ ...myJob, applications_count: 0, undecided_count: 0 }),
    applicants: none,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No applications yet')).toBeVisible();
  },
};

export const DraftWithoutApplications: Story = {
  args: { managed: managing(myDraftJob), applicants: none },
};

export const OneApplication: Story = {
  args: {
    managed: managing({ ...myJob, applications_count: 1, undecided_count: 1 }),
    applicants: listing([pendingApplication]),
  },
};

export const ManyApplications: Story = {
  tags: ['stress'],
  args: {
    managed: managing({ ...myJob, applications_count: 1240, undecided_count: 12 }),
    applicants: {
      ...listing(
        Array.from({ length: 20 }, (_, index) => ({
          ...(index < 12 ? pendingApplication : rejectedApplication),
          id: index + 1,
        })),
      ),
      pages: { next: fn(), pending: false },
    },
  },
};

export const Loading: Story = {
  args: {
    managed: { ...managed, job: { status: 'loading' } },
    applicants: { ...applicants, applications: { status: 'loading' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading job...')).toBeVisible();
  },
};

export const LoadingApplications: Story = {
  args: { applicants: { ...applicants, applications: { status: 'loading' } } },
};

const loadFailed = {
  status: 'error',
  message: 'Failed to load job listing or applications.',
  onRetry: fn(),
} as const;

export const Failed: Story = {
  args: { managed: { ...managed, job: loadFailed }, applicants: { ...applicants, applications: loadFailed } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(loadFailed.message);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(loadFailed.onRetry).toHaveBeenCalledOnce();
  },
};

export const ApplicationsFailed: Story = {
  args: { applicants: { ...applicants, applications: loadFailed } },
};

/** Every text has its maximum length. */
export const Long: Story = {
  tags: ['stress'],
  args: { managed: managing({ ...myJob, ...longJob }) },
};

export const UnbrokenWords: Story = {
  tags: ['stress'],
  args: { managed: managing({ ...myJob, ...unbrokenJob }) },
};

export const RightToLeft: Story = {
  args: { managed: managing({ ...myJob, ...rightToLeftJob }) },
};

/**
 * The client uses the keyboard. Escape cancels, and the focus returns to the button. After a confirmation, the job
 * changes, and the same button reverts the change.
 */
export const DeactivatesAfterAQuestion: Story = {
  render: function Toggling(args) {
    const [job, setJob] = useState(myJob);
    return (
      <ManageJobPage
        {...args}
        managed={{
          ...managing(job),
          actions: {
            ...args.managed.actions,
            onToggle: () => {
              args.managed.actions.onToggle();
              setJob({ ...job, is_active: !job.is_active, is_open: !job.is_open, version: job.version + 1 });
            },
          },
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Deactivate' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await expect(args.managed.actions.onToggle).not.toHaveBeenCalled();

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.managed.actions.onToggle).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Reactivate' })).toHaveFocus();
    await expect(canvas.getByText('Inactive')).toBeVisible();
  },
};

export const DeletesAfterAQuestion: Story = {
  args: { managed: managing(myInactiveJob), applicants: none },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this job?' }));
    await waitFor(() => expect(question.getByText(/This action cannot be undone\./)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(args.managed.actions.onDelete).toHaveBeenCalledOnce();
  },
};

/** The dialog shows the failure. */
export const ToggleFailed: Story = {
  render: function Failing(args) {
    const [toggle, setToggle] = useState<Submission>({ status: 'idle' });
    return (
      <ManageJobPage
        {...args}
        managed={{
          ...args.managed,
          actions: {
            ...args.managed.actions,
            toggle,
            onToggle: () =>
              setToggle({ status: 'failed', message: 'The service is busy. Please try again shortly.' }),
          },
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Deactivate' }));
    await expect(await question.findByRole('alert')).toHaveTextContent('The service is busy.');
  },
};

/** The failure is no longer shown when the dialog is opened again. */
export const ForgetsTheFailure: Story = {
  ...ToggleFailed,
  tags: ['behaviour'],
  play: async (context) => {
    await ToggleFailed.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }));
    const again = within(await screen.findByRole('alertdialog'));
    await expect(again.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** A team member with the role of reader sees the job and its applicants without controls that change them. */
export const ForReader: Story = {
  args: { managed: { ...managed, mayWrite: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View public page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See More about Mateo Rivas' })).toBeVisible();
    await expect(
      canvas.queryByRole('link', { name: /^(Edit Job Listing|Copy job|Decline everyone)/ }),
    ).toBeNull();
    const buttons = canvas
      .getAllByRole('button')
      .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent);
    await expect(buttons.filter((name) => !/^(Keyboard shortcuts|Newest)/.test(name ?? ''))).toEqual([]);
  },
};
