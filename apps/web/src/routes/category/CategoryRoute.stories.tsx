import { failing } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { hasHeading } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Categories',
  component: AppAt,
  args: { address: paths.category(), as: null },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async (context) => {
    await hasHeading('About Our Platform')(context);
    // The page has six counts for the categories, and one for all jobs.
    await expect(context.canvas.getAllByText(/^\d+ jobs$/)).toHaveLength(7);
    await expect(context.canvas.getAllByRole('article')).toHaveLength(3);
  },
};

/** The page appears before its counts have loaded, and stays complete without the counts if they fail to load. */
export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('getSite', 'slow')] },
  play: hasHeading('About Our Platform'),
};

export const Failed: Story = {
  args: { server: () => [failing('getSite')] },
  play: hasHeading('About Our Platform'),
};

/** A category links to its jobs. */
export const LeadsToJobs: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Healthcare/ }));
    await expect(await canvas.findByRole('heading', { name: 'Healthcare Jobs' })).toBeVisible();
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};
