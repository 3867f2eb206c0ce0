import { failing, freelancerUser, SAVED_SEARCH_TOKEN, savedSearches } from '@skillharbor/mocks';
import type { State } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import type { AppAtProps } from '../../testing/AppAt.tsx';
import { alerts, says } from '../../testing/plays.ts';

function withSearches(state: State): ReturnType<NonNullable<AppAtProps['server']>> {
  state.savedSearches = savedSearches.map((search) => ({ ...search, owner: freelancerUser.pk }));
  return [];
}

const meta = {
  ...routeStories,
  title: 'Saved search of a mail',
  component: AppAt,
  args: { address: paths.savedSearch(SAVED_SEARCH_TOKEN), as: null, server: withSearches },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opening the link only loads the search, and changes nothing yet. */
export const Loaded: Story = { play: says('Which emails do you want?') };

export const Paused: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('radio', { name: 'No emails' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the changes' }));
    await says('The search is changed.')(context);
  },
};

/** The recipient of the mail changes the words, and removes a filter. */
export const Changed: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const words = await canvas.findByRole('textbox', { name: /^Search words/ });
    await userEvent.clear(words);
    await userEvent.type(words, 'tug');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Locations: Lisbon, Portugal' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the changes' }));
    await says('Jobs for “tug”')(context);
  },
};

/** The owner already has another search with the new conditions. */
export const Conflict: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const words = await canvas.findByRole('textbox', { name: /^Search words/ });
    await userEvent.clear(words);
    await userEvent.click(canvas.getByRole('button', { name: 'Save the changes' }));
    await alerts('You have already saved a search with these conditions.')(context);
  },
  args: {
    server: (state) => {
      withSearches(state);
      const [first, second] = state.savedSearches;
      if (first && second) second.conditions = { location: ['Lisbon, Portugal'] };
      return [];
    },
  },
};

export const Deleted: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete this search' }));
    await says('The search is deleted.')(context);
  },
};

const unknownLink =
  'This link does not work: the search may be deleted. When you are logged in, you see all that you have saved.';

export const UnknownLink: Story = {
  args: { address: paths.savedSearch('from-elsewhere') },
  play: alerts(unknownLink),
};

export const IncompleteLink: Story = { args: { address: paths.savedSearch() }, play: alerts(unknownLink) };

export const LoadFailed: Story = {
  args: { server: () => [failing('checkSavedSearchLink', 500)] },
  play: alerts('We could not look up your search. Please try again.'),
};
