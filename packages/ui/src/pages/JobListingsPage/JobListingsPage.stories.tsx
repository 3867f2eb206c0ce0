import {
  closedJob,
  deadlineSoonJob,
  deadlineTodayJob,
  draftJob,
  job,
  longJob,
  marketingJob,
  moreJobs,
  rightToLeftJob,
  shortJob,
  TODAY,
  unbrokenJob,
  unknownCompanyJob,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { filterJobs, filterOptions, noFilters, sortJobs, type JobFilters } from './jobFilters.ts';
import { JobListingsPage } from './JobListingsPage.tsx';

const firstPage = [
  job,
  deadlineSoonJob,
  deadlineTodayJob,
  marketingJob,
  shortJob,
  closedJob,
  ...moreJobs.slice(0, 14),
];

const meta = {
  component: JobListingsPage,
  args: {
    jobs: { status: 'ready', data: { jobs: firstPage, count: 57 } },
    options: filterOptions(firstPage),
    filters: noFilters,
    sort: 'date',
    panel: 'none',
    search: '',
    onSearch: fn(),
    onPanelChange: fn(),
    onFiltersChange: fn(),
    onSortChange: fn(),
    pages: { next: fn(), pending: false },
    jobHref: (id) => `/job/${id}`,
    today: TODAY,
  },
} satisfies Meta<typeof JobListingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Explore Job Listings' })).toBeVisible();
    await expect(canvas.getByText('57 jobs')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
    await expect(canvas.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.pages.next).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { jobs: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading jobs...')).toBeVisible();
  },
};

const loadFailed = {
  status: 'error',
  message: 'Unable to load job listings. Please try again later.',
  onRetry: fn(),
} as const;

export const Failed: Story = {
  args: { jobs: loadFailed },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(loadFailed.message);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(loadFailed.onRetry).toHaveBeenCalledOnce();
  },
};

const none = { status: 'ready', data: { jobs: [], count: 0 } } as const;

export const Empty: Story = {
  args: { jobs: none, options: noFilters, pages: { pending: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No jobs available')).toBeVisible();
  },
};

export const EmptySearch: Story = {
  args: { jobs: none, options: noFilters, search: 'submarine', pages: { pending: false } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No jobs available')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};

export const EmptyFilters: Story = {
  args: {
    jobs: none,
    filters: { ...noFilters, categories: ['education'], locations: ['Lisbon, Portugal'] },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No jobs available')).toBeVisible();
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Clear filters' })[0] ?? canvas.getByRole('main'),
    );
    await expect(args.onFiltersChange).toHaveBeenCalledWith(noFilters);
  },
};

export const One: Story = {
  args: { jobs: { status: 'ready', data: { jobs: [job], count: 1 } }, pages: { pending: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 job')).toBeVisible();
  },
};

export const Searched: Story = {
  args: { jobs: { status: 'ready', data: { jobs: firstPage.slice(0, 3), count: null } }, search: 'ferry' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 jobs found so far')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('ferry');
  },
};

export const LastPage: Story = {
  args: { pages: { previous: fn(), pending: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  },
};

export const LoadingNextPage: Story = {
  args: { pages: { previous: fn(), next: fn(), pending: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  },
};

export const SortPanel: Story = {
  args: { panel: 'sort' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Post Date (Newest First)' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Post Date (Oldest First)' }));
    await expect(args.onSortChange).toHaveBeenCalledWith('oldest');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Sort' }));
    await expect(args.onPanelChange).toHaveBeenCalledWith('none');
  },
};

/** Opening one panel closes the other. */
export const FilterPanel: Story = {
  args: { panel: 'filter' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Hide Filters' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }));
    await expect(args.onPanelChange).toHaveBeenCalledWith('sort');
  },
};

const filters: JobFilters = {
  categories: ['tech', 'finance'],
  locations: ['Lisbon, Portugal', 'Halifax, Canada'],
  companies: [],
};

export const Filtered: Story = {
  args: {
    filters,
    jobs: { status: 'ready', data: { jobs: filterJobs(firstPage, filters), count: 57 } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2 jobs match your filters')).toBeVisible();
    await expect(canvas.getByText('Categories: Tech, Finance')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove filter Locations: Lisbon, Portugal, Halifax, Canada' }),
    );
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ ...filters, locations: [] });
  },
};

/** Sorting and filtering as the route does it, with the keyboard. */
export const Working: Story = {
  render: function Listings(args) {
    const [panel, setPanel] = useState(args.panel);
    const [sort, setSort] = useState(args.sort);
    const [chosen, setChosen] = useState(args.filters);
    return (
      <JobListingsPage
        {...args}
        jobs={{
          status: 'ready',
          data: { jobs: sortJobs(filterJobs(firstPage, chosen), sort), count: 57 },
        }}
        panel={panel}
        onPanelChange={setPanel}
        sort={sort}
        onSortChange={setSort}
        filters={chosen}
        onFiltersChange={setChosen}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const titles = () => canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await expect(titles()[0]).toBe(job.title);

    canvas.getByRole('button', { name: 'Sort' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Hide Sort' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(titles().at(-1)).toBe(job.title));

    canvas.getByRole('button', { name: 'Filter' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Education' }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('Categories: Education')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Categories: Education' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
    await expect(canvas.getByRole('region', { name: 'Job listings' })).toHaveFocus();
  },
};

/** The focus was on the button that asked for the page; it goes to what has come. */
export const NextPageArrives: Story = {
  render: function Listings(args) {
    const [page, setPage] = useState(1);
    const [pending, setPending] = useState(false);
    const shown = [...firstPage, ...(page > 1 ? moreJobs.slice(14, 34) : [])];
    return (
      <>
        <JobListingsPage
          {...args}
          jobs={{ status: 'ready', data: { jobs: shown, count: 57 } }}
          pages={{ next: () => setPending(true), pending }}
        />
        {/* In place of the server. */}
        <button
          type="button"
          onClick={() => {
            setPage(2);
            setPending(false);
          }}
        >
          Answer
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    // A press by script leaves the focus where it is.
    canvas.getByRole('button', { name: 'Answer' }).click();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(40));
    const [first] = moreJobs.slice(14);
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: `See More about ${first?.title}` })).toHaveFocus(),
    );
  },
};

/** Words that cannot break, texts at their limits, other scripts, and a job without a date. */
export const Unkind: Story = {
  args: {
    jobs: {
      status: 'ready',
      data: { jobs: [longJob, unbrokenJob, rightToLeftJob, unknownCompanyJob, draftJob], count: 5 },
    },
    filters: { ...noFilters, locations: [unbrokenJob.location, longJob.location, rightToLeftJob.location] },
    options: filterOptions([longJob, unbrokenJob, rightToLeftJob]),
    panel: 'filter',
    pages: { pending: false },
  },
};

/** The layout turns around; the words are still English. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
