import { clientUser, failing, freelancerSearches, freelancerUser, savedSearches } from '@skillharbor/mocks';
import type { State } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import type { AppAtProps } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, says } from '../../testing/plays.ts';

function withSearches(state: State): ReturnType<NonNullable<AppAtProps['server']>> {
  state.savedSearches = savedSearches.map((search) => ({ ...search, owner: freelancerUser.pk }));
  return [];
}

const meta = {
  ...routeStories,
  title: 'Saved searches',
  component: AppAt,
  args: { address: paths.savedSearches(), as: freelancerUser, server: withSearches },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 new jobs')).toBeVisible();
  },
};

/** A deleted search disappears from the list. */
export const Deleted: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const [first] = savedSearches;
    await userEvent.click(await canvas.findByText(`Change or delete “${first?.name}”`));
    const [button] = canvas.getAllByRole('button', { name: 'Delete this search' });
    if (button) await userEvent.click(button);
    // The toast is not visible until it has faded in.
    await waitFor(() => expect(canvas.getByText('The search is deleted.')).toBeVisible());
    await expect(canvas.queryByRole('heading', { name: first?.name ?? '' })).not.toBeInTheDocument();
  },
};

export const Empty: Story = { args: { server: () => [] }, play: says('No saved searches yet') };

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('listSavedSearches', 'slow')] },
  play: says('Loading your saved searches…'),
};

export const Failed: Story = {
  args: { server: () => [failing('listSavedSearches')] },
  play: alerts('Failed to load your saved searches.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };

/** A client saves searches for freelancers. */
export const Client: Story = {
  args: {
    as: clientUser,
    server: (state) => {
      state.savedSearches = freelancerSearches.map((search) => ({ ...search, owner: clientUser.pk }));
      return [];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 new freelancers')).toBeVisible();
    await expect(await canvas.findByText('Freelancers with Figma for “designer”, Available')).toBeVisible();
  },
};

/** The first filter of a client's search is removed. */
export const ClientChanges: Story = {
  ...Client,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const [first] = freelancerSearches;
    await userEvent.click(await canvas.findByText(`Change or delete “${first?.name}”`));
    const [figma] = await canvas.findAllByRole('checkbox', { name: 'Figma' });
    if (figma) await userEvent.click(figma);
    const [button] = canvas.getAllByRole('button', { name: 'Save the changes' });
    if (button) await userEvent.click(button);
    await expect(await canvas.findByText('Freelancers for “designer”, Available')).toBeVisible();
  },
};
