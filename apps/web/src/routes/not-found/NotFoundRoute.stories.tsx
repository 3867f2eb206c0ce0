import { clientUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { hasHeading, showsDashboard } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Not found',
  component: AppAt,
  args: { address: '/the-old-lighthouse', as: null },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async (context) => {
    await hasHeading('Nothing is moored here')(context);
    await expect(await context.canvas.findAllByRole('article')).toHaveLength(3);
  },
};

/** The search opens the job listings. */
export const Searches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search jobs' }), 'ferry{Enter}');
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Explore Job Listings' }),
    ).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Search jobs' })).toHaveValue('ferry');
  },
};

export const LeadsHome: Story = {
  args: { as: clientUser },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('link', { name: 'Back to Home' }));
    await showsDashboard(context);
    await expect(canvas.queryByText('Nothing is moored here')).not.toBeInTheDocument();
  },
};
