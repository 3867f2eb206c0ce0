import { jobCounts, jobSummaries, longJob, TODAY, unbrokenJob } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CategoryJobsPage } from './CategoryJobsPage.tsx';

const inTech = jobSummaries.filter(({ category }) => category === 'tech');

const meta = {
  component: CategoryJobsPage,
  args: {
    category: 'tech',
    categoryHref: (category) => `#${category}`,
    jobCounts,
    jobs: { status: 'ready', data: inTech },
    pages: { pending: false },
    jobHref: (id) => `#job-${id}`,
    hrefs: { categories: '#categories', jobs: '#jobs', explore: '#explore' },
    today: TODAY,
  },
} satisfies Meta<typeof CategoryJobsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tech Jobs' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(inTech.length);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(/^Tech/);
    await expect(canvas.getByRole('link', { name: /^Finance/ })).toHaveAttribute('href', '#finance');
    await expect(canvas.getByRole('link', { name: 'Search and filter' })).toHaveAttribute('href', '#explore');
    await expect(canvas.getByRole('link', { name: 'All categories' })).toHaveAttribute('href', '#categories');
  },
};

export const MorePages: Story = {
  args: { pages: { next: fn(), pending: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.pages.next).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { jobs: { status: 'loading' }, jobCounts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading jobs...')).toBeVisible();
  },
};

/** The category has no jobs. The links to the other categories and to all jobs are shown all the same. */
export const Empty: Story = {
  args: {
    category: 'other',
    jobs: { status: 'ready', data: [] },
    jobCounts: jobCounts.map((one) => (one.category === 'other' ? { ...one, active: 0 } : one)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No jobs available')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all jobs' })).toHaveAttribute('href', '#jobs');
  },
};

const failed = {
  status: 'error',
  message: 'Unable to load job listings. Please try again later.',
  onRetry: fn(),
} as const;

export const Failed: Story = {
  args: { jobs: failed },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(failed.message);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(failed.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongNames: Story = {
  tags: ['stress'],
  args: { jobs: { status: 'ready', data: [longJob, unbrokenJob] } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
