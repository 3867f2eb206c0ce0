import { jobSummaries, TODAY } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NotFoundPage } from './NotFoundPage.tsx';

const jobs = {
  jobs: { status: 'ready', data: jobSummaries.slice(0, 3) },
  jobHref: (id: number) => `#job-${id}`,
  today: TODAY,
  jobsHref: '#jobs',
  onSearch: fn(),
} as const;

const meta = {
  component: NotFoundPage,
  args: { homeHref: '#home', jobs },
} satisfies Meta<typeof NotFoundPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '#home');
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search jobs' }), 'ferry{Enter}');
    await expect(jobs.onSearch).toHaveBeenCalledWith('ferry');
  },
};

/** The page offers a client no jobs. */
export const Client: Story = {
  args: { jobs: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { jobs: { ...jobs, jobs: { status: 'loading' } } } };

/** The search works even if the list does not load. */
export const Failed: Story = {
  args: {
    jobs: {
      ...jobs,
      jobs: {
        status: 'error',
        message: 'Unable to load job listings. Please try again later.',
        onRetry: fn(),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search jobs' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
