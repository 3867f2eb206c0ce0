import {
  questionsWithReply,
  closedJob,
  deadlineSoonJob,
  deadlineTodayJob,
  draftJob,
  evidence,
  fewPlacesJob,
  filledJob,
  fullJob,
  job,
  listedJob,
  longJob,
  noRecord,
  otherCompany,
  moreJobs,
  myOpenedApplication,
  rightToLeftJob,
  severalPeopleJob,
  shortJob,
  TODAY,
  unbrokenJob,
  unknownCompanyJob,
  waitingInvitation,
} from '@skillharbor/mocks';
import type { DecisionRecord, Job } from '@skillharbor/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { JobEvidence } from '../../cards/JobEvidence/JobEvidence.tsx';
import { OtherJobs } from '../../cards/OtherJobs/OtherJobs.tsx';
import { JobPage } from './JobPage.tsx';

const listed = (one: Job, decision_record: DecisionRecord = noRecord) => ({
  status: 'ready' as const,
  data: { ...one, decision_record },
});

const meta = {
  component: JobPage,
  args: {
    job: { status: 'ready', data: listedJob },
    action: { kind: 'apply', href: '/apply/1' },
    invitation: null,
    questions: null,
    evidence: <JobEvidence evidence={{ status: 'ready', data: evidence }} />,
    instead: (
      <OtherJobs
        jobs={{ status: 'ready', data: moreJobs.slice(0, 3) }}
        jobHref={(id) => `/job/${id}`}
        jobsHref="/jobs"
        onSearch={fn()}
        today={TODAY}
      />
    ),
    related: { same_company: [deadlineSoonJob], similar: moreJobs.slice(0, 3) },
    jobHref: (id) => `/job/${id}`,
    companyHref: (slug) => `/company/${slug}`,
    listingsHref: '/jobs',
    today: TODAY,
  },
} satisfies Meta<typeof JobPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The client has marked the job as filled. */
export const Filled: Story = {
  args: { job: listed(filledJob), action: { kind: 'closed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This job is filled')).toBeVisible();
    await expect(canvas.queryByText('Applications closed')).not.toBeInTheDocument();
  },
};

export const SeveralPeople: Story = {
  args: { job: listed(severalPeopleJob) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('People needed')).toBeVisible();
  },
};

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Job Listings' })).toHaveAttribute('href', '/jobs');
    await expect(canvas.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', '/apply/1');
    await expect(canvas.getByText('Answered 41 of 44 applications, usually within 3 days')).toBeVisible();
    await expect(canvas.getByText('Answers by').nextElementSibling).toHaveTextContent('Jul 29, 2026');
    await expect(canvas.getByText('Remote').nextElementSibling).toHaveTextContent(/^Partly: hybrid$/);
    await expect(canvas.queryByText('Work type')).not.toBeInTheDocument();
  },
};

/** The client has invited the reader. */
export const Invited: Story = {
  args: {
    invitation: {
      invitation: waitingInvitation,
      applyHref: '/apply/1',
      answer: { status: 'idle' },
      onDecline: fn(),
      onUndo: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /invites you to apply$/ })).toBeVisible();
  },
};

/** The company's name links to its page, and other jobs are listed below the job. */
export const CompanyAndMore: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'at North Pier Ferries' })).toHaveAttribute(
      'href',
      '/company/north-pier-ferries',
    );
    await expect(canvas.getByRole('heading', { name: 'More from this company' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All about North Pier Ferries' })).toHaveAttribute(
      'href',
      '/company/north-pier-ferries',
    );
    await expect(canvas.getByRole('heading', { name: 'Similar jobs' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByRole('heading', { name: 'What happens after you apply' })).toBeVisible();
  },
};

/** Other users' questions appear below the description. */
export const WithQuestions: Story = {
  args: {
    questions: {
      questions: { status: 'ready', data: questionsWithReply },
      pages: { pending: false },
      waiting: [],
      asking: { kind: 'sign-in', href: '/signin' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Questions' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Log in to ask a question' })).toBeVisible();
  },
};

/** There are no related jobs, so the page omits the lists for them. */
export const NothingRelated: Story = {
  args: { related: { same_company: [], similar: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Similar jobs' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'More from this company' })).not.toBeInTheDocument();
  },
};

/** The company has no name, so it has no page to link to. */
export const UnknownCompany: Story = {
  args: { job: listed(unknownCompanyJob), related: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('at Unknown')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'at Unknown' })).not.toBeInTheDocument();
  },
};

/** The rail of the application replaces the button. */
export const Applied: Story = {
  args: { action: { kind: 'applied', href: '/dashboard/10', application: myOpenedApplication } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Progress of the application' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: "You've already applied to this job" })).toHaveAttribute(
      'href',
      '/dashboard/10',
    );
    await expect(canvas.queryByRole('link', { name: 'Apply Now' })).not.toBeInTheDocument();
  },
};

export const Checking: Story = { args: { action: { kind: 'checking' } } };

export const Closed: Story = {
  args: { job: listed(closedJob, otherCompany.decision_record), action: { kind: 'closed' } },
};

export const FewPlacesLeft: Story = {
  args: { job: listed(fewPlacesJob) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('First 30 applications')).toBeVisible();
    await expect(canvas.getByText('3 places left')).toBeVisible();
  },
};

/**
 * A job with the maximum number of applications can still be read. It accepts applications again when a place becomes
 * free.
 */
export const Full: Story = {
  args: { job: listed(fullJob), action: { kind: 'closed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All 30 places are taken')).toBeVisible();
    await expect(canvas.queryByText('Applications closed')).not.toBeInTheDocument();
  },
};

/** The reader is the client of the job. */
export const Own: Story = {
  args: { action: { kind: 'manage', href: '/manage-job/1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Manage this job' })).toHaveAttribute(
      'href',
      '/manage-job/1',
    );
  },
};

/** The reader is another client. */
export const FreelancersOnly: Story = {
  args: { action: { kind: 'freelancers-only' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only freelancers can apply')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Apply Now' })).not.toBeInTheDocument();
    await expect(canvas.queryByText('What happens after you apply')).not.toBeInTheDocument();
  },
};

export const DeadlineSoon: Story = {
  args: { job: listed(deadlineSoonJob), related: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closes in 2 days')).toBeVisible();
    await expect(canvas.getByText('Remote').nextElementSibling).toHaveTextContent(/^No, on site$/);
  },
};

export const DeadlineToday: Story = {
  args: { job: listed(deadlineTodayJob) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Remote').nextElementSibling).toHaveTextContent(/^Yes$/);
  },
};

export const Loading: Story = {
  args: { job: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading job details...')).toBeVisible();
  },
};

const loadFailed = { status: 'error', message: 'Failed to load job details.', onRetry: fn() } as const;

export const Failed: Story = {
  args: { job: loadFailed },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load job details.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(loadFailed.onRetry).toHaveBeenCalledOnce();
  },
};

export const NotFound: Story = {
  args: { job: { status: 'error', message: 'Job not found', onRetry: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Job not found$/);
    await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('searchbox', { name: 'Search jobs' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

export const Short: Story = { args: { job: listed(shortJob) } };

export const Long: Story = { tags: ['stress'], args: { job: listed(longJob) } };

export const UnbrokenWords: Story = { tags: ['stress'], args: { job: listed(unbrokenJob) } };

export const RightToLeft: Story = { args: { job: listed(rightToLeftJob) } };

/** The client sees a draft of the job, which has no posting date yet. */
export const NeverPosted: Story = {
  args: { job: listed(draftJob), action: { kind: 'closed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Date not available')).toBeVisible();
  },
};
