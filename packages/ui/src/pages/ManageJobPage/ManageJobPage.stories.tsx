import {
  acceptedApplication,
  applications,
  clientUser,
  heldApplication,
  longJob,
  myClosedJob,
  myDraftJob,
  myFilledJob,
  myFullJob,
  myHeldFilledJob,
  myInactiveJob,
  myJob,
  myPausedJob,
  myUnfilledJob,
  pendingApplication,
  receivedTotals,
  rejectedApplication,
  rightToLeftJob,
  TODAY,
  unbrokenJob,
  jobEdits,
  withdrawnApplication,
} from '@skillharbor/mocks';
import type { Application } from '@skillharbor/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Submission } from '../../primitives/state.ts';
import { ManageJobPage } from './ManageJobPage.tsx';
import type { ManageJobPageProps } from './ManageJobPage.tsx';

const applicants: ManageJobPageProps['applicants'] = {
  applications: { status: 'ready', data: applications },
  pages: { pending: false },
  applicantHref: ({ freelancer_id }) => `/applicant/1/${freelancer_id}`,
  totals: receivedTotals,
  shown: { state: 'all', sort: 'newest' },
  shownHref: ({ state, sort }) => `/manage-job/1?state=${state}&sort=${sort}`,
  onShow: fn(),
  keys: { on: true, onSwitch: fn() },
  onShortlist: fn(),
  chosen: [],
  compareHref: '/manage-job/1/compare',
  onChoose: fn(),
  clientEmail: clientUser.email,
  decision: { status: 'idle' },
  onAccept: fn(),
  onDecline: fn(),
  undo: { status: 'idle' },
  onUndo: fn(),
};

const meta = {
  component: ManageJobPage,
  args: {
    job: { status: 'ready', data: myJob },
    actions: {
      editHref: '/edit-job/1',
      publicHref: '/job/1',
      toggle: { status: 'idle' },
      onToggle: fn(),
      removal: { status: 'idle' },
      onDelete: fn(),
    },
    filling: {
      fill: { status: 'idle' },
      onFill: fn(),
      undoFill: { status: 'idle' },
      onUndoFill: fn(),
    },
    declining: {
      declineAllHref: '/manage-job/1/decline-all',
      undoAll: { status: 'idle' },
      onUndoAll: fn(),
    },
    applicants,
    questions: null,
    invitations: {
      invitations: { status: 'ready', data: [] },
      pages: { pending: false },
      freelancerHref: (id) => `/freelancer/${id}`,
    },
    history: { status: 'ready', data: [] },
    myJobsHref: '/',
    today: TODAY,
  },
} satisfies Meta<typeof ManageJobPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const none = { ...applicants, applications: { status: 'ready', data: [] } } as const;

/** The client has accepted as many people as the job needs. */
export const Complete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as filled' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as filled' }));
    await expect(args.filling.onFill).toHaveBeenCalledWith(myJob.accepted.map(({ id }) => id));
  },
};

/** The job needs more people than the client has accepted. */
export const Incomplete: Story = { args: { job: { status: 'ready', data: myUnfilledJob } } };

export const Filled: Story = {
  args: { job: { status: 'ready', data: myFilledJob } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Filled')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Mark as filled' })).not.toBeInTheDocument();
  },
};

/** The job was marked as filled a moment ago, by someone from elsewhere, and this can still be undone. */
export const FilledHeld: Story = {
  args: { job: { status: 'ready', data: myHeldFilledJob } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Filled by someone from elsewhere.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.filling.onUndoFill).toHaveBeenCalledOnce();
  },
};

/** Returns the props of a page that lists these applications. */
const listing = (data: readonly Application[]): ManageJobPageProps['applicants'] => ({
  ...applicants,
  applications: { status: 'ready', data },
});

/** The decision date has passed, and applicants still wait for a decision. */
export const DecisionsDue: Story = {
  args: { job: { status: 'ready', data: { ...myJob, decision_date: '2026-06-12' } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /^2 applicants wait for an answer, which was due Jun 12, 2026\. On Jun 19, 2026 we tell them/,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Decline all who wait' })).toHaveAttribute(
      'href',
      '/manage-job/1/decline-all',
    );
  },
};

/** The primary action is to review those who wait, not to decline them all. */
export const ReviewComesFirst: Story = {
  play: async ({ canvas }) => {
    const review = canvas.getByRole('link', { name: 'Review applicants' });
    const decline = canvas.getByRole('link', { name: 'Decline all who wait' });
    const [first] = applications.filter(({ status }) => status === 'pending');
    await expect(review).toHaveAttribute('href', `/applicant/1/${first?.freelancer_id}`);
    const look = (link: HTMLElement) => getComputedStyle(link);
    await expect(look(decline).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    await expect(look(review).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    await expect(look(decline).color, 'It has not the colour of what can be done.').not.toBe(
      look(review).backgroundColor,
    );
  },
};

/** The list shows no applicants who wait, so the link leads to the list that does. */
export const ReviewFromAnotherState: Story = {
  args: {
    applicants: { ...listing([acceptedApplication]), shown: { state: 'decided', sort: 'newest' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Review applicants' })).toHaveAttribute(
      'href',
      '/manage-job/1?state=undecided&sort=newest',
    );
  },
};

const declined_together = {
  count: 12,
  decided_at: '2026-06-15T08:58:00Z',
  held_until: '2026-06-15T09:08:00Z',
};

/** Decisions that were made together can be undone together. */
export const DeclinedTogether: Story = {
  args: { job: { status: 'ready', data: { ...myJob, undecided_count: 0, declined_together } } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('12 declined applicants are told in 8 minutes.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo all' }));
    await expect(args.declining.onUndoAll).toHaveBeenCalledOnce();
  },
};

export const Active: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: myJob.title })).toBeVisible();
    await expect(canvas.getByText('Active')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit Job Listing' })).toHaveAttribute(
      'href',
      '/edit-job/1',
    );
    await expect(canvas.getByRole('link', { name: 'View public page' })).toHaveAttribute('href', '/job/1');
    await expect(canvas.getByRole('button', { name: 'Deactivate' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await expect(canvas.getByText('Remote').nextElementSibling).toHaveTextContent(/^Partly: hybrid$/);
    await expect(canvas.queryByText('Work type')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'See More about Mateo Rivas' })).toHaveAttribute(
      'href',
      `/applicant/1/${pendingApplication.freelancer_id}`,
    );
  },
};

/** The keys move among the cards, and act on the one that has the focus. */
export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('jj');
    await expect(canvas.getByRole('link', { name: 'See More about Mateo Rivas' })).toHaveFocus();
    await userEvent.keyboard('s');
    await expect(args.applicants.onShortlist).toHaveBeenCalledWith(pendingApplication, true);
    await userEvent.keyboard('d');
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline Mateo Rivas?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await expect(args.applicants.onDecline).toHaveBeenCalledWith(pendingApplication, '');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('k');
    await expect(canvas.getByRole('link', { name: 'See More about Mateo Rivas' })).not.toHaveFocus();
  },
};

/** Two applications are chosen for comparison. */
export const Choosing: Story = {
  args: { applicants: { ...applicants, chosen: [pendingApplication.id, acceptedApplication.id] } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Compare side by side' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Compare Mateo Rivas' }));
    await expect(args.applicants.onChoose).toHaveBeenCalledWith([acceptedApplication.id]);
  },
};

/** The bar that compares stays in view, however long the list is. */
export const ChoosingInALongList: Story = {
  tags: ['stress'],
  args: {
    applicants: {
      ...listing(Array.from({ length: 20 }, (_, index) => ({ ...pendingApplication, id: index + 1 }))),
      chosen: [1, 2],
    },
  },
  play: async ({ canvas }) => {
    canvas.getAllByRole('article')[1]?.scrollIntoView({ block: 'center' });
    const bar = () => canvas.getByRole('link', { name: 'Compare side by side' }).getBoundingClientRect();
    await waitFor(() => expect(bar().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(bar().top).toBeGreaterThan(0);
  },
};

/** The bar never covers an element that has the focus. */
export const ChoosingByKeyboard: Story = {
  ...ChoosingInALongList,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('link', { name: 'Compare side by side' });
    canvas.getAllByRole('checkbox')[0]?.focus();
    for (let tab = 0; tab < 12; tab += 1) {
      await userEvent.tab();
      const focused = document.activeElement?.getBoundingClientRect();
      await expect(focused?.bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    }
  },
};

/** A withdrawn application cannot be put on the shortlist. */
export const WithdrawnByKeyboard: Story = {
  args: { applicants: listing([withdrawnApplication]) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('js');
    await expect(canvas.getByRole('link', { name: /^See More about/ })).toHaveFocus();
    await expect(args.applicants.onShortlist).not.toHaveBeenCalled();
  },
};

/** The list has another order, and shows a state that no application is in. */
export const EmptyShortlist: Story = {
  args: { applicants: { ...none, shown: { state: 'shortlisted', sort: 'rate_low' } } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('No one is on your shortlist yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Undecided 2' }));
    await expect(args.applicants.onShow).toHaveBeenCalledWith({ state: 'undecided', sort: 'rate_low' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'oldest');
    await expect(args.applicants.onShow).toHaveBeenCalledWith({ state: 'shortlisted', sort: 'oldest' });
  },
};

/** Only an inactive job can be deleted. */
export const Inactive: Story = {
  args: {
    job: { status: 'ready', data: myInactiveJob },
    applicants: listing([rejectedApplication]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inactive')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reactivate' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible();
  },
};

/** The job is paused because its client did not confirm that they are still looking. */
export const Unconfirmed: Story = {
  args: { job: { status: 'ready', data: myPausedJob }, applicants: none },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Paused on Jun 12, 2026: we saw no activity/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reactivate' })).toBeVisible();
  },
};

/** The deadline of the job has passed. */
export const Closed: Story = {
  args: {
    job: { status: 'ready', data: myClosedJob },
    applicants: listing([acceptedApplication]),
  },
};

/** The job has received all the applications that it takes. */
export const Full: Story = {
  args: { job: { status: 'ready', data: myFullJob } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paused: all 30 places are taken')).toBeVisible();
    await expect(canvas.getByText(/^The job is not listed until a place is free/)).toBeVisible();
  },
};

/** The page shows what the client changed after the first application. */
export const Edited: Story = {
  args: { history: { status: 'ready', data: jobEdits } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'History of this listing' })).toBeVisible();
    await expect(canvas.getAllByText(/^Changed Jun 15, 2026/)).toHaveLength(2);
  },
};

export const WithoutApplications: Story = {
  args: {
    job: { status: 'ready', data: { ...myJob, applications_count: 0, undecided_count: 0 } },
    applicants: none,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No applications yet')).toBeVisible();
  },
};

export const DraftWithoutApplications: Story = {
  args: { job: { status: 'ready', data: myDraftJob }, applicants: none },
};

export const OneApplication: Story = {
  args: {
    job: { status: 'ready', data: { ...myJob, applications_count: 1, undecided_count: 1 } },
    applicants: listing([pendingApplication]),
  },
};

export const ManyApplications: Story = {
  tags: ['stress'],
  args: {
    job: { status: 'ready', data: { ...myJob, applications_count: 1240, undecided_count: 12 } },
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
  args: { job: { status: 'loading' }, applicants: { ...applicants, applications: { status: 'loading' } } },
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
  args: { job: loadFailed, applicants: { ...applicants, applications: loadFailed } },
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
  args: { job: { status: 'ready', data: { ...myJob, ...longJob } } },
};

export const UnbrokenWords: Story = {
  tags: ['stress'],
  args: { job: { status: 'ready', data: { ...myJob, ...unbrokenJob } } },
};

export const RightToLeft: Story = {
  args: { job: { status: 'ready', data: { ...myJob, ...rightToLeftJob } } },
};

/**
 * The client acts by keyboard. Escape cancels, and the focus returns. Confirming changes the job, and the same button
 * reverts it.
 */
export const DeactivatesAfterAQuestion: Story = {
  render: function Toggling(args) {
    const [job, setJob] = useState(myJob);
    return (
      <ManageJobPage
        {...args}
        job={{ status: 'ready', data: job }}
        actions={{
          ...args.actions,
          onToggle: () => {
            args.actions.onToggle();
            setJob({ ...job, is_active: !job.is_active, is_open: !job.is_active, version: job.version + 1 });
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
    await expect(args.actions.onToggle).not.toHaveBeenCalled();

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.onToggle).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Reactivate' })).toHaveFocus();
    await expect(canvas.getByText('Inactive')).toBeVisible();
  },
};

/** After undoing, the card moves back to those that wait, and takes the focus along. */
export const DecisionTakenBack: Story = {
  render: function Undoing(args) {
    const [undone, setUndone] = useState(false);
    const taken = { status: 'pending', decided_at: null, held_until: null, decline_reason: null } as const;
    const application: Application = { ...heldApplication, ...(undone && taken) };
    return (
      <ManageJobPage
        {...args}
        applicants={{ ...listing([pendingApplication, application]), onUndo: () => setUndone(true) }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the decision on Sam Pier 2' }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'See More about Sam Pier 2' })).toHaveFocus(),
    );
    await expect(canvas.queryByRole('heading', { name: 'Decided' })).not.toBeInTheDocument();
  },
};

export const DeletesAfterAQuestion: Story = {
  args: { job: { status: 'ready', data: myInactiveJob }, applicants: none },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this job?' }));
    await waitFor(() => expect(question.getByText(/This action cannot be undone\./)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(args.actions.onDelete).toHaveBeenCalledOnce();
  },
};

/** The failure is shown in the dialog. */
export const ToggleFailed: Story = {
  render: function Failing(args) {
    const [toggle, setToggle] = useState<Submission>({ status: 'idle' });
    return (
      <ManageJobPage
        {...args}
        actions={{
          ...args.actions,
          toggle,
          onToggle: () =>
            setToggle({ status: 'failed', message: 'The service is busy. Please try again shortly.' }),
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

/** The failure is cleared when the dialog is opened again. */
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
