import { rightToLeftSavedFreelancer, savedFreelancers, unlistedSavedFreelancer } from '@skillharbor/mocks';
import type { SavedFreelancer } from '@skillharbor/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BookmarksContext } from '../../cards/Bookmark/bookmarks.ts';
import type { SavedNoteState } from '../../forms/SavedNote/SavedNote.tsx';
import { SavedFreelancersPage } from './SavedFreelancersPage.tsx';

const ready = (...data: SavedFreelancer[]) => ({ status: 'ready' as const, data });
const bookmarks = { isSaved: () => true, onChange: fn() };

const meta = {
  component: SavedFreelancersPage,
  parameters: { layout: 'fullscreen' },
  args: {
    freelancers: ready(...savedFreelancers),
    pages: { pending: false },
    freelancerHref: (id) => `/freelancer/${id}`,
    findHref: '/freelancers',
    noteOn: ({ note }): SavedNoteState => ({ value: note, onChange: fn(), saving: 'none' }),
  },
  render: (args) => (
    <BookmarksContext value={{ job: null, freelancer: bookmarks }}>
      <SavedFreelancersPage {...args} />
    </BookmarksContext>
  ),
} satisfies Meta<typeof SavedFreelancersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Note for your team about Mateo Rivas' })).toHaveValue(
      'Knows ferries. Free from May.',
    );
  },
};

/** The profile of a saved freelancer is no longer public, so the list shows no name, no note and no link. */
export const Unlisted: Story = {
  args: { freelancers: ready(unlistedSavedFreelancer) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No longer listed')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** A team member with the role of reader sees the notes, but cannot change them. */
export const Reader: Story = {
  args: { noteOn: ({ note }) => ({ value: note, onChange: null, saving: 'none' }) },
  render: (args) => <SavedFreelancersPage {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Knows ferries. Free from May.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Empty: Story = { args: { freelancers: ready() } };

export const Loading: Story = { args: { freelancers: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    freelancers: { status: 'error', message: 'Failed to load your saved freelancers.', onRetry: fn() },
  },
};

export const More: Story = { args: { pages: { pending: false, next: fn() } } };

export const RightToLeft: Story = {
  args: { freelancers: ready(rightToLeftSavedFreelancer) },
  globals: { direction: 'rtl' },
};
