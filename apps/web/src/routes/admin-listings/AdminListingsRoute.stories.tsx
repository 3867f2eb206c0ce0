import { clientUser, failing, operatorUser, listedJob } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, says } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Listings',
  component: AppAt,
  args: { address: paths.deskListings(), as: operatorUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: listedJob.title })).toBeVisible();
  },
};

export const Finds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), `#${listedJob.id}{Enter}`);
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
  },
};

export const Empty: Story = {
  args: { address: paths.deskListings({ search: 'nobody at all' }) },
  play: says('No listings found'),
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('listDeskJobs', 'slow')] },
  play: says('Loading the listings...'),
};

export const Failed: Story = {
  args: { server: () => [failing('listDeskJobs')] },
  play: alerts('The listings could not be loaded. Please try again later.'),
};

/** A user outside the staff finds no listings. */
export const OtherUser: Story = {
  args: { as: clientUser },
  play: alerts('The listings could not be loaded. Please try again later.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };
