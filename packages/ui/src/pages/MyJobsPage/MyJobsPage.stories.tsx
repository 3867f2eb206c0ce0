import type { MyJob, WaitingItem } from '@skillharbor/contract';
import {
  daysAgo,
  longestName,
  longJob,
  moreJobs,
  myClosedJob,
  myDeadlineSoonJob,
  myDraftJob,
  myInactiveJob,
  myJob,
  myJobs,
  myJobTotals,
  onJob,
  rightToLeftJob,
  TODAY,
  totalsOf,
  unbrokenJob,
  unnamedCompany,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { SearchesTile } from '../../cards/HomeLead/SearchesTile.tsx';
import { JobDrafts } from './JobDrafts.tsx';
import { MyJobsPage } from './MyJobsPage.tsx';

const meta = {
  component: MyJobsPage,
  args: {
    as: 'dashboard',
    firstName: 'Li',
    jobs: { status: 'ready', data: { jobs: myJobs, totals: myJobTotals } },
    pages: { pending: false },
    createJobHref: '/create-job',
    changePasswordHref: '/change-password',
    editCompanyHref: '/edit-company',
    manageHref: (id) => `/manage-job/${id}`,
    waiting: [],
    waitingHref: ({ application, next_step }) => `/${next_step.kind}/${application}`,
    searches: null,
    drafts: null,
    today: TODAY,
  },
} satisfies Meta<typeof MyJobsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const ready = (jobs: readonly MyJob[]) =>
  ({ status: 'ready', data: { jobs, totals: totalsOf(jobs) } }) as const;

const item = (application: number, other_name: string, next_step: WaitingItem['next_step']): WaitingItem => ({
  application,
  job_id: myJob.id,
  job_title: myJob.title,
  other_name,
  hidden_number: null,
  next_step,
});

const onDelete = fn();

/** The client can continue a draft, or delete it after a confirmation. */
export const Drafts: Story = {
  args: {
    drafts: (
      <JobDrafts
        drafts={[
          { id: 7, title: 'Paint the bow of a ferry', saved_at: daysAgo(0, '08:30'), version: 3 },
          { id: 5, title: '', saved_at: daysAgo(4, '16:05'), version: 1 },
        ]}
        draftHref={(id) => `/create-job?draft=${id}`}
        removal={{ status: 'idle' }}
        onDelete={onDelete}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Job without a title' })).toHaveAttribute(
      'href',
      '/create-job?draft=5',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the draft “Job without a title”' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 5 }));
  },
};

/** A client who has only a draft sees it above the invitation to post a job. */
export const OnlyDrafts: Story = {
  args: {
    jobs: ready([]),
    drafts: (
      <JobDrafts
        drafts={[{ id: 7, title: 'Paint the bow of a ferry', saved_at: daysAgo(0, '08:30'), version: 3 }]}
        draftHref={(id) => `/create-job?draft=${id}`}
        removal={{ status: 'idle' }}
        onDelete={onDelete}
      />
    ),
  },
};

/** Unread messages come before overdue decisions, and the steps after an acceptance come last. */
export const Waiting: Story = {
  args: {
    waiting: [
      item(3, 'Amara Okafor', { kind: 'read', unread: 2 }),
      item(8, 'Mateo Rivas', { kind: 'write' }),
      item(9, 'Ingrid Solheim', { kind: 'fill' }),
      item(10, 'Amara Okafor', { kind: 'confirm_sentence' }),
      item(11, 'Mateo Rivas', { kind: 'write_sentence' }),
    ],
  },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: 'Needs your attention' }));
    const links = panel.getAllByRole('link');
    await expect(links.at(0)).toHaveAttribute('href', '/read/3');
    // The tasks of one job are together, and the less urgent job follows.
    await expect(links.at(-2)).toHaveAttribute('href', '/write_sentence/11');
  },
};

/** The results of the client's saved searches are below the list of open tasks, and above the listings. */
export const FreelancersFound: Story = {
  args: {
    searches: (
      <SearchesTile
        searches={{
          status: 'ready',
          data: [
            { name: 'Designers for booking flows', count: 3 },
            { name: 'Writers below 60', count: 1 },
          ],
        }}
        href="/saved-searches"
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Searches with new results 2' })).toHaveAttribute(
      'href',
      '/saved-searches',
    );
    await expect(
      canvas.getByText(/^.?Designers for booking flows \(3\).? and .?Writers below 60 \(1\).?$/),
    ).toBeVisible();
  },
};

/** A client who has no job yet sees the results of the saved searches. */
export const OnlySearches: Story = {
  args: {
    jobs: ready([]),
    searches: <SearchesTile searches={{ status: 'ready', data: [] }} href="/saved-searches" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing since you last looked')).toBeVisible();
  },
};

/** Jobs with undecided applicants come first, in rows that link to them, and each listing is shown once. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const waiting = within(canvas.getByRole('region', { name: 'Needs your attention' }));
    const rows = waiting.getAllByRole('link');
    await expect(rows[0]).toHaveAccessibleName(/^Review applicants: /);
    await expect(canvas.getAllByRole('article')).toHaveLength(myJobs.length - rows.length);
    await expect(canvas.getByRole('link', { name: 'Post Job' })).toHaveAttribute('href', '/create-job');
    await expect(canvas.getByRole('link', { name: 'Change password' })).toHaveAttribute(
      'href',
      '/change-password',
    );
  },
};

/** The client gave no company name when signing up. */
export const UnnamedCompany: Story = {
  args: { jobs: ready([{ ...myJob, ...onJob(unnamedCompany) }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your jobs say “at Unknown”')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add your company’s name' })).toHaveAttribute(
      'href',
      '/edit-company',
    );
  },
};

/** The first name is one word of 80 letters. */
export const LongestName: Story = { tags: ['stress'], args: { firstName: longestName } };

/** No applicant is undecided and no deadline is near, so the page says that there is nothing to do. */
export const NothingToDo: Story = {
  args: { jobs: ready([myClosedJob, myDraftJob]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You are up to date/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Needs your attention' })).not.toBeInTheDocument();
  },
};

export const OneJob: Story = { args: { jobs: ready([myInactiveJob]) } };

export const DeadlineToday: Story = {
  args: { jobs: ready([{ ...myDeadlineSoonJob, application_deadline: TODAY, undecided_count: 0 }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Closes today')).toHaveLength(1);
  },
};

const twenty = moreJobs.slice(0, 20).map((job, index): MyJob => {
  return {
    ...job,
    version: 1,
    applications_count: index * 7,
    undecided_count: index % 3,
    accepted: [],
    fill_held_until: null,
    declined_together: null,
    paused_at: null,
    publish_on: null,
  };
});

/** Some undecided applications are about jobs that have not loaded yet. */
export const Many: Story = {
  tags: ['stress'],
  args: {
    jobs: {
      status: 'ready',
      data: { jobs: twenty, totals: { ...totalsOf(twenty), undecided_applications: 24, jobs: 31 } },
    },
    pages: { next: fn(), pending: false },
  },
  play: async ({ canvas }) => {
    const waiting = within(canvas.getByRole('region', { name: 'Needs your attention' }));
    const undecided = twenty.filter(({ undecided_count }) => undecided_count > 0);
    await expect(waiting.getAllByRole('link')).toHaveLength(undecided.length);
    await expect(canvas.getAllByRole('article')).toHaveLength(twenty.length - undecided.length);
    await expect(
      waiting.getByText('5 more applicants wait in older listings, on the next page.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeVisible();
  },
};

export const LoadingMore: Story = {
  args: { jobs: ready(twenty), pages: { previous: fn(), next: fn(), pending: true } },
};

export const Loading: Story = {
  args: { jobs: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your job listings...')).toBeVisible();
  },
};

/** A client who posted the first job today reads 'Welcome' instead of 'Welcome back'. */
export const FirstJobOfToday: Story = {
  args: { jobs: ready([{ ...myDraftJob, created_at: daysAgo(0, '08:00') }]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Welcome, Li.')).toBeVisible();
  },
};

/** The page offers only one action: posting the first job. */
export const Empty: Story = {
  args: { jobs: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No job listings yet')).toBeVisible();
    await expect(canvas.getByText(/^Welcome, /)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Post Job' })).toHaveLength(1);
  },
};

const loadFailed = {
  status: 'error',
  message: 'Unable to load job listings. Please try again later.',
  onRetry: fn(),
} as const;

export const Failed: Story = {
  args: { jobs: loadFailed },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(loadFailed.message);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(loadFailed.onRetry).toHaveBeenCalledOnce();
  },
};

const hard = [longJob, unbrokenJob, rightToLeftJob].map((job): MyJob => {
  return {
    ...job,
    version: 1,
    applications_count: 12,
    undecided_count: 3,
    accepted: [],
    fill_held_until: null,
    declined_together: null,
    paused_at: null,
    publish_on: null,
  };
});

/** The list has long texts, long words without spaces, and a right-to-left text. */
export const HardTexts: Story = {
  args: { firstName: 'Maximiliana-Konstantina', jobs: ready([...hard, myJob]) },
};

/** The layout is mirrored, although the texts are English. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The list of the client's own jobs has a separate address. */
export const MyJobListings: Story = { args: { as: 'myJobs' } };

/**
 * A team member with the role of reader sees the team's open tasks, without links to actions that the role does not
 * allow.
 */
export const ForReader: Story = {
  args: { createJobHref: null, editCompanyHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Needs your attention' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Post Job' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Your company' })).toBeNull();
  },
};

export const EmptyForReader: Story = {
  args: { jobs: ready([]), createJobHref: null, editCompanyHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No job listings yet')).toBeVisible();
    await expect(canvas.queryByText(/^Post your first job/)).toBeNull();
  },
};
