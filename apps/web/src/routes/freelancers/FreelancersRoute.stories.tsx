import { clientUser, failing } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, hasHeading, says } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Find freelancers',
  component: AppAt,
  args: { address: paths.freelancers(), as: clientUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Find Freelancers' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
    await expect(canvas.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument();
  },
};

export const NextPage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('button', { name: 'Previous' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  },
};

export const SignedOut: Story = {
  args: { as: null },
  play: hasHeading('Find Freelancers'),
};

export const Loading: Story = {
  args: { patience: 0, server: () => [failing('get', '/api/accounts/freelancers/', 'slow')] },
  play: says('Loading freelancers...'),
};

export const Empty: Story = {
  args: {
    server: (state) => {
      state.freelancers = [];
      return [];
    },
  },
  play: says('No freelancers available'),
};

export const Failed: Story = {
  args: { server: () => [failing('get', '/api/accounts/freelancers/')] },
  play: alerts('Unable to load Freelancer Profiles. Please try again later.'),
};
