import { failing } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, hasHeading, says } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Category jobs',
  component: AppAt,
  args: { address: paths.categoryJobs('tech'), as: null },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { play: hasHeading('Tech Jobs') };

/** A link to another category shows the jobs of that category. */
export const LeadsToNeighbours: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('link', { name: /^Healthcare/ }));
    await hasHeading('Healthcare Jobs')(context);
    await expect(canvas.getByRole('link', { current: 'page', name: /^Healthcare/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Search and filter' }));
    await expect(await canvas.findByText('Categories: Healthcare')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('listJobs', 'slow')] },
  play: says('Loading jobs...'),
};

export const Failed: Story = {
  args: { server: () => [failing('listJobs')] },
  play: alerts('Unable to load job listings. Please try again later.'),
};

/** If the counts fail to load, only the counts are missing. */
export const CountsFailed: Story = {
  args: { server: () => [failing('getSite')] },
  play: hasHeading('Tech Jobs'),
};

export const NoSuchCategory: Story = {
  args: { address: '/category/boats' },
  play: hasHeading('Nothing is moored here'),
};
