import { jobCounts, jobSummaries, TODAY } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LandingPage } from './LandingPage.tsx';

const meta = {
  component: LandingPage,
  args: {
    newestJobs: { status: 'ready', data: jobSummaries.slice(0, 3) },
    jobHref: (id) => `#job-${id}`,
    onSearch: fn(),
    categoryHref: (category) => `#${category}`,
    jobCounts,
    hrefs: {
      jobs: '#jobs',
      categories: '#categories',
      signUpFreelancer: '#freelancer',
      signUpClient: '#client',
      howItWorks: '#how-it-works',
    },
    decisionHoldSeconds: 600,
    today: TODAY,
  },
} satisfies Meta<typeof LandingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^\d+ jobs$/)).toHaveLength(6);
    await expect(
      canvas.getByText(/You can undo it for 10 minutes; then the freelancer sees it/),
    ).toBeVisible();
  },
};

export const Search: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search jobs' }), 'ferry{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('ferry');
  },
};

export const Loading: Story = {
  args: { newestJobs: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading jobs...');
  },
};

export const Empty: Story = { args: { newestJobs: { status: 'ready', data: [] } } };

export const Failed: Story = {
  args: {
    newestJobs: {
      status: 'error',
      message: 'Unable to load job listings. Please try again later.',
      onRetry: fn(),
    },
  },
};

/** The layout is mirrored, although the texts are English. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
