import {
  closedJob,
  deadlineSoonJob,
  deadlineTodayJob,
  draftJob,
  job,
  longJob,
  moreJobs,
  rightToLeftJob,
  shortJob,
  TODAY,
  unbrokenJob,
  unknownCompanyJob,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { JobPage } from './JobPage.tsx';

const meta = {
  component: JobPage,
  args: {
    job: { status: 'ready', data: job },
    action: { kind: 'apply', href: '/apply/1' },
    related: { same_company: [deadlineSoonJob], similar: moreJobs.slice(0, 3) },
    jobHref: (id) => `/job/${id}`,
    companyHref: (slug) => `/company/${slug}`,
    listingsHref: '/jobs',
    today: TODAY,
  },
} satisfies Meta<typeof JobPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Job Listings' })).toHaveAttribute('href', '/jobs');
    await expect(canvas.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', '/apply/1');
    await expect(canvas.getByText('Remote').nextElementSibling).toHaveTextContent(/^Partly: hybrid$/);
    await expect(canvas.queryByText('Work type')).not.toBeInTheDocument();
  },
};

/** The company leads to its page, and what else to read follows. */
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

/** Nothing else to read: there are no empty lists. */
export const NothingRelated: Story = {
  args: { related: { same_company: [], similar: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Similar jobs' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'More from this company' })).not.toBeInTheDocument();
  },
};

/** A client who gave no name has no page. */
export const UnknownCompany: Story = {
  args: { job: { status: 'ready', data: unknownCompanyJob }, related: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('at Unknown')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'at Unknown' })).not.toBeInTheDocument();
  },
};

export const Applied: Story = {
  args: { action: { kind: 'applied' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You've already applied to this job")).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Apply Now' })).not.toBeInTheDocument();
  },
};

export const Checking: Story = { args: { action: { kind: 'checking' } } };

export const Closed: Story = {
  args: { job: { status: 'ready', data: closedJob }, action: { kind: 'closed' } },
};

/** The reader's own job. */
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
  args: { job: { status: 'ready', data: deadlineSoonJob }, related: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closes in 2 days')).toBeVisible();
    await expect(canvas.getByText('Remote').nextElementSibling).toHaveTextContent(/^No, on site$/);
  },
};

export const DeadlineToday: Story = {
  args: { job: { status: 'ready', data: deadlineTodayJob } },
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
  args: { job: { status: 'error', message: 'Job not found', onRetry: fn() } },
};

export const Short: Story = { args: { job: { status: 'ready', data: shortJob } } };

export const Long: Story = { args: { job: { status: 'ready', data: longJob } } };

export const UnbrokenWords: Story = { args: { job: { status: 'ready', data: unbrokenJob } } };

export const RightToLeft: Story = { args: { job: { status: 'ready', data: rightToLeftJob } } };

/** A draft, as its client sees it. */
export const NeverPosted: Story = {
  args: { job: { status: 'ready', data: draftJob }, action: { kind: 'closed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Date not available')).toBeVisible();
  },
};
