import { jobCounts, jobSummaries, TODAY } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CategoryPage } from './CategoryPage.tsx';

const meta = {
  component: CategoryPage,
  args: {
    categoryHref: (category) => `#${category}`,
    jobCounts,
    newestJobs: { status: 'ready', data: jobSummaries.slice(0, 3) },
    jobHref: (id) => `#job-${id}`,
    hrefs: { jobs: '#jobs', howItWorks: '#how-it-works' },
    today: TODAY,
  },
} satisfies Meta<typeof CategoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Healthcare' })).toHaveAttribute('href', '#healthcare');
    const { active } = jobCounts.find(({ category }) => category === 'healthcare') ?? {};
    await expect(canvas.getAllByText(`${active} jobs`)[0]).toBeVisible();
  },
};

export const Loading: Story = { args: { newestJobs: { status: 'loading' }, jobCounts: [] } };

/** No job has been posted yet. */
export const Empty: Story = {
  args: { newestJobs: { status: 'ready', data: [] }, jobCounts: [] },
};

export const Failed: Story = {
  args: {
    newestJobs: {
      status: 'error',
      message: 'Unable to load job listings. Please try again later.',
      onRetry: fn(),
    },
  },
};
