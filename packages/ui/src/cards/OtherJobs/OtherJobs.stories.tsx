import { jobSummaries, TODAY } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OtherJobs } from './OtherJobs.tsx';

const meta = {
  component: OtherJobs,
  args: {
    jobs: { status: 'ready', data: jobSummaries.slice(0, 3) },
    jobHref: (id) => `#job-${id}`,
    today: TODAY,
    jobsHref: '#jobs',
    onSearch: fn(),
  },
} satisfies Meta<typeof OtherJobs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search jobs' }), 'ferry{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('ferry');
  },
};

/** The search works even if the list does not load. */
export const Failed: Story = {
  args: { jobs: { status: 'error', message: 'Unable to load job listings.', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
