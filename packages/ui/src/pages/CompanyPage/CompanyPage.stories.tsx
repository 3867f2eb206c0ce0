import {
  bareCompany,
  company,
  deadlineSoonJob,
  job,
  longCompany,
  longJob,
  moreJobs,
  otherCompany,
  rightToLeftCompany,
  rightToLeftJob,
  TODAY,
  unbrokenCompany,
  unbrokenJob,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CompanyPage } from './CompanyPage.tsx';

const meta = {
  component: CompanyPage,
  args: {
    company: { status: 'ready', data: company },
    jobs: { status: 'ready', data: [job, deadlineSoonJob] },
    pages: { pending: false },
    jobHref: (id) => `/job/${id}`,
    feedHref: '/feeds/companies/north-pier-ferries/jobs.atom',
    listingsHref: '/jobs',
    freelancerHref: (id) => `/freelancer/${id}`,
    editHref: null,
    today: TODAY,
  },
} satisfies Meta<typeof CompanyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^northpier.example\/about/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await expect(canvas.getByText('2 open jobs')).toBeVisible();
    await expect(canvas.getByText('201 to 1,000 people')).toBeVisible();
    await expect(canvas.getByText('Founded in 1962')).toBeVisible();
    await expect(canvas.getAllByText('Lisbon, Portugal')[0]).toBeVisible();
    const record = within(canvas.getByRole('region', { name: 'Answers to applications' }));
    await expect(record.getByText('Answered 41 of 44 applications, usually within 3 days')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Worked with 2 people' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.queryByRole('link', { name: 'Edit company' })).not.toBeInTheDocument();
  },
};

/** The company's own client sees the page. */
export const Own: Story = {
  args: { editHref: '/edit-company' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Edit company' })).toHaveAttribute('href', '/edit-company');
  },
};

/** The company has no logo, and has more jobs than fit on one page. */
export const ManyJobs: Story = {
  tags: ['stress'],
  args: {
    company: { status: 'ready', data: otherCompany },
    jobs: { status: 'ready', data: moreJobs.slice(0, 20) },
    pages: { next: fn(), pending: false },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.pages.next).toHaveBeenCalledOnce();
  },
};

/** The client has entered only a name, and every job is closed. */
export const NoOpenJobs: Story = {
  args: { company: { status: 'ready', data: bareCompany }, jobs: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ebb has not written anything about itself yet.')).toBeVisible();
    await expect(canvas.getByText('No open jobs')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all jobs' })).toHaveAttribute('href', '/jobs');
  },
};

/** The company has received a few applications. Each application has a dot, and one application has no decision. */
export const FewApplications: Story = {
  args: {
    company: {
      status: 'ready',
      data: { ...company, decision_record: { counted: 8, decided: 7, median_days: 4 }, work_record: [] },
    },
  },
};

export const Loading: Story = {
  args: { company: { status: 'loading' }, jobs: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading company...')).toBeVisible();
  },
};

export const LoadingJobs: Story = { args: { jobs: { status: 'loading' } } };

const failed = (message: string) => ({ status: 'error', message, onRetry: fn() }) as const;
const loadFailed = failed('Unable to load this company. Please try again later.');

export const Failed: Story = {
  args: { company: loadFailed, jobs: { status: 'loading' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(loadFailed.message);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(loadFailed.onRetry).toHaveBeenCalledOnce();
  },
};

/** The jobs have failed to load. The details of the company stay visible. */
export const JobsFailed: Story = {
  args: { jobs: failed('Unable to load the jobs of this company. Please try again later.') },
};

export const NotFound: Story = {
  args: { company: failed('Company not found'), jobs: failed('Company not found') },
};

export const Long: Story = {
  tags: ['stress'],
  args: { company: { status: 'ready', data: longCompany }, jobs: { status: 'ready', data: [longJob] } },
};

export const UnbrokenWords: Story = {
  tags: ['stress'],
  args: {
    company: { status: 'ready', data: unbrokenCompany },
    jobs: { status: 'ready', data: [unbrokenJob] },
    editHref: '/edit-company',
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: {
    company: { status: 'ready', data: rightToLeftCompany },
    jobs: { status: 'ready', data: [rightToLeftJob] },
  },
  globals: { direction: 'rtl' },
};
