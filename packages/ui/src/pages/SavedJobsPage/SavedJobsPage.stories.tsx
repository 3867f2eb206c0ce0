import { longSavedJob, rightToLeftSavedJob, savedJobs, TODAY } from '@skillharbor/mocks';
import type { SavedJob } from '@skillharbor/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BookmarksContext } from '../../cards/Bookmark/bookmarks.ts';
import type { SavedNoteState } from '../../forms/SavedNote/SavedNote.tsx';
import { SavedJobsPage } from './SavedJobsPage.tsx';

const ready = (...data: SavedJob[]) => ({ status: 'ready' as const, data });
const bookmarks = { isSaved: () => true, onChange: fn() };
const onNote = fn();
const onList = fn();

const meta = {
  component: SavedJobsPage,
  parameters: { layout: 'fullscreen' },
  args: {
    jobs: ready(...savedJobs),
    pages: { pending: false },
    jobHref: (id) => `/job/${id}`,
    findHref: '/jobs',
    signUpHref: null,
    noteOn: ({ note }): SavedNoteState => ({ value: note, onChange: onNote, saving: 'none' }),
    lists: {
      named: [{ name: 'Next month', count: 1 }],
      total: savedJobs.length,
      shown: null,
      hrefOf: (list) => (list === null ? '/saved-jobs' : `/saved-jobs?list=${list}`),
      listOf: ({ list }) => ({ value: list, onChange: onList, saving: 'none' }),
    },
    today: TODAY,
  },
  render: (args) => (
    <BookmarksContext value={{ job: bookmarks, freelancer: null }}>
      <SavedJobsPage {...args} />
    </BookmarksContext>
  ),
} satisfies Meta<typeof SavedJobsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list contains a job in each state. For an unlisted job, it shows only the saved title. */
export const EveryState: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const state of [
      'Open to applications',
      'Closes in 2 days',
      'Filled',
      'Applications closed',
      'No longer listed',
    ])
      await expect(canvas.getAllByText(state)[0]).toBeVisible();
    await expect(canvas.getByText('Changed since you saved it or last looked here')).toBeVisible();
    const [first] = savedJobs;
    await userEvent.type(
      canvas.getByRole('textbox', { name: `Note to yourself about ${first?.title}` }),
      '!',
    );
    await expect(onNote).toHaveBeenCalled();
  },
};

/** A freelancer puts a job into a list. The name of the list is saved when the freelancer leaves the field. */
export const OneList: Story = {
  args: {
    jobs: ready(...savedJobs.slice(0, 1)),
    lists: {
      named: [{ name: 'Next month', count: 1 }],
      total: savedJobs.length,
      shown: 'Next month',
      hrefOf: (list) => (list === null ? '/saved-jobs' : `/saved-jobs?list=${list}`),
      listOf: ({ list }) => ({ value: list, onChange: onList, saving: 'saved' }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: /^List for/ });
    await userEvent.clear(field);
    await userEvent.type(field, ' In spring ');
    await expect(onList).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(onList).toHaveBeenLastCalledWith('In spring');
  },
};

/** The last job was removed from the list. */
export const EmptyList: Story = {
  args: {
    jobs: ready(),
    lists: {
      named: [],
      total: savedJobs.length,
      shown: 'Next month',
      hrefOf: () => '/saved-jobs',
      listOf: ({ list }) => ({ value: list, onChange: onList, saving: 'none' }),
    },
  },
};

export const Empty: Story = {
  args: { jobs: ready() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find jobs' })).toHaveAttribute('href', '/jobs');
  },
};

export const Loading: Story = { args: { jobs: { status: 'loading' } } };

export const Failed: Story = {
  args: { jobs: { status: 'error', message: 'Failed to load your saved jobs.', onRetry: fn() } },
};

/** A visitor's saved jobs are stored on the device. The page says that the visitor can keep them by signing up. */
export const Visitor: Story = {
  args: { signUpHref: '/signup', lists: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  },
};

export const NotePending: Story = {
  args: {
    jobs: ready(...savedJobs.slice(0, 1)),
    noteOn: () => ({ value: 'Ask about the night shifts.', onChange: onNote, saving: 'pending' }),
  },
};

export const NoteSaved: Story = {
  args: {
    jobs: ready(...savedJobs.slice(0, 1)),
    noteOn: () => ({ value: 'Ask about the night shifts.', onChange: onNote, saving: 'saved' }),
  },
};

export const More: Story = { args: { pages: { pending: false, next: fn() } } };

export const Long: Story = { tags: ['stress'], args: { jobs: ready(longSavedJob) } };

export const RightToLeft: Story = {
  args: { jobs: ready(rightToLeftSavedJob) },
  globals: { direction: 'rtl' },
};
