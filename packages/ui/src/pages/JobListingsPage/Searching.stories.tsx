import { job, moreJobs } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { JobListingsPage } from './JobListingsPage.tsx';
import { firstPage, listed, listingsArgs, searching } from './testing.ts';

const meta = { component: JobListingsPage, args: listingsArgs } satisfies Meta<typeof JobListingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const search = 'ferry design';
const found = listed([job, ...moreJobs.slice(0, 2)], {
  total: { count: 32, precision: 'exact' },
  words: search,
});

export const EmptySearch: Story = {
  args: {
    jobs: listed([], { words: 'submarine' }),
    search: searching('submarine'),
    sort: 'best',
    pages: { pending: false },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No jobs available')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.search?.onSearch).toHaveBeenCalledWith('');
  },
};

/** The results highlight words that begin with a search word, and other forms of the word, such as plurals. */
export const Searched: Story = {
  args: { jobs: found, search: searching(search), sort: 'best' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('32 jobs for “ferry design”')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Search jobs' })).toHaveValue(search);
    const marks = () => [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);
    await waitFor(() => expect(marks()).toEqual(['designer', 'ferry', 'Ferries']));
    await expect(canvas.getByRole('heading', { level: 3, name: job.title })).toBeVisible();
  },
};

/** A search can be sorted by best match, which is its default order. */
export const BestMatch: Story = {
  args: { jobs: found, search: searching(search), sort: 'best', panel: 'sort' },
  play: async ({ args, canvas, userEvent }) => {
    const radios = await canvas.findAllByRole('radio');
    await expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Best match',
      'Post Date (Newest First)',
      'Post Date (Oldest First)',
    ]);
    await expect(canvas.getByRole('radio', { name: 'Best match' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Post Date (Newest First)' }));
    await expect(args.onSortChange).toHaveBeenCalledWith('date');
  },
};

const typo = { typed: 'desinger', typedHref: '/jobs?search=%22desinger%22' };

/** One of the typed words has a typo, so they match nothing. */
export const Typo: Story = {
  args: {
    jobs: listed([job], { words: 'designer', typo }),
    search: searching('desinger'),
    sort: 'best',
    pages: { pending: false },
  },
  play: async ({ canvas }) => {
    const notice = canvas.getByText('Showing results for “designer”.');
    await expect(notice).toBeVisible();
    await expect(notice.closest('[role=status]')).not.toBeNull();
    await expect(canvas.getByText('1 job for “designer”')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Search for “desinger” instead' })).toHaveAttribute(
      'href',
      typo.typedHref,
    );
    await expect(canvas.getByRole('combobox', { name: 'Search jobs' })).toHaveValue('desinger');
  },
};

export const TypoRightToLeft: Story = { ...Typo, globals: { direction: 'rtl' } };

/** The search has the maximum number of words. */
export const LongTypo: Story = {
  tags: ['stress'],
  args: {
    jobs: listed([job], {
      words: 'designer '.repeat(11).trim(),
      typo: { ...typo, typed: 'desinger '.repeat(11).trim() },
    }),
    search: searching('desinger '.repeat(11).trim()),
    sort: 'best',
    pages: { pending: false },
  },
};

export const MoreThanCounted: Story = {
  args: {
    jobs: listed(firstPage.slice(6, 9), {
      total: { count: 1_000, precision: 'more' },
      words: 'pier',
    }),
    search: searching('pier'),
    sort: 'best',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('More than 1,000 jobs for “pier”')).toBeVisible();
  },
};
