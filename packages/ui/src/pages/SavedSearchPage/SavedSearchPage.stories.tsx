import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SavedSearchPage } from './SavedSearchPage.tsx';

const meta = {
  component: SavedSearchPage,
  args: {
    search: {
      status: 'ready',
      data: {
        kind: 'jobs',
        name: 'Ferries in Lisbon',
        frequency: 'daily',
        conditions: { search: 'ferry', location: ['Lisbon'] },
      },
    },
    summaryOf: () => 'Jobs in Lisbon for “ferry”',
    conditionsOf: () => ({ words: 'ferry', filters: [{ key: 'location', text: 'Locations: Lisbon' }] }),
    submission: { status: 'idle' },
    onSubmit: fn(),
    onDelete: fn(),
    done: 'nothing',
    searchesHref: '/saved-searches',
  },
} satisfies Meta<typeof SavedSearchPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing changes before the user presses a button. */
export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'No emails' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the changes' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Ferries in Lisbon',
      frequency: 'off',
      words: 'ferry',
      filters: ['location'],
    });
  },
};

export const Changed: Story = { args: { done: 'changed' } };

export const Deleted: Story = {
  args: { done: 'deleted' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Delete this search' })).toBeNull();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Failed: Story = {
  args: {
    submission: { status: 'failed', message: 'The search could not be changed. Please try again.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be changed');
  },
};

export const Loading: Story = { args: { search: { status: 'loading' } } };

export const UnknownLink: Story = {
  args: { search: { status: 'error', message: 'This link does not work.', onRetry: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See your saved searches' })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
