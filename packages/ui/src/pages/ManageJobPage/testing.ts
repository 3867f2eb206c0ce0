import { applications, clientUser, myJob, receivedTotals, TODAY } from '@skillharbor/mocks';
import type { Application, MyJob } from '@skillharbor/contract';
import { fn } from 'storybook/test';
import type { ManagedJob } from './JobFrame.tsx';
import type { ManageJobPageProps } from './ManageJobPage.tsx';

/* The stories of the page share the values in this file. */

export const applicants: ManageJobPageProps['applicants'] = {
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

const nobody = { all: 0, undecided: 0, shortlisted: 0, decided: 0 };
/** The props for a job without applications. */
export const none = { ...applicants, applications: { status: 'ready', data: [] }, totals: nobody } as const;

/** Returns the props of a page that lists these applications. */
export const listing = (data: readonly Application[]): ManageJobPageProps['applicants'] => ({
  ...applicants,
  applications: { status: 'ready', data },
});

export const managed: ManagedJob = {
  job: { status: 'ready', data: myJob },
  partHrefs: {
    applicants: '/manage-job/1',
    questions: '/manage-job/1/questions',
    job: '/manage-job/1/job',
    history: '/manage-job/1/history',
  },
  actions: {
    editHref: '/edit-job/1',
    copyHref: '/create-job?from=1',
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
  mayWrite: true,
  myJobsHref: '/',
  statementsHref: '/statements',
  today: TODAY,
};

/** Returns the frame of a page about this job. */
export const managing = (data: MyJob): ManagedJob => ({ ...managed, job: { status: 'ready', data } });

export const manageJobArgs: ManageJobPageProps = {
  managed,
  declining: {
    declineAllHref: '/manage-job/1/decline-all',
    undoAll: { status: 'idle' },
    onUndoAll: fn(),
  },
  applicants,
  invitations: {
    invitations: { status: 'ready', data: [] },
    pages: { pending: false },
    freelancerHref: (id) => `/freelancer/${id}`,
  },
};
