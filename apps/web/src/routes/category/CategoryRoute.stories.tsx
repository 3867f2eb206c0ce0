import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../paths.ts';
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

export const Loaded: Story = { play: hasHeading('About Our Platform') };

/** A category leads to its jobs. */
export const LeadsToJobs: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Healthcare/ }));
    await expect(await canvas.findByText('Categories: Healthcare')).toBeVisible();
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};
