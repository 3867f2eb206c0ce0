import { clientUser, failing, freelancerUser, operatorUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, says } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'People',
  component: AppAt,
  args: { address: paths.deskPeople(), as: operatorUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Noor Haddad' })).toBeVisible();
  },
};

export const Finds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), `${freelancerUser.email}{Enter}`);
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
  },
};

export const Empty: Story = {
  args: { address: paths.deskPeople({ search: 'nobody at all' }) },
  play: says('Nobody found'),
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('listPeople', 'slow')] },
  play: says('Loading people...'),
};

export const Failed: Story = {
  args: { server: () => [failing('listPeople')] },
  play: alerts('The people could not be loaded. Please try again later.'),
};

/** A user outside the staff finds no members. */
export const OtherUser: Story = {
  args: { as: clientUser },
  play: alerts('The people could not be loaded. Please try again later.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };
