import {
  draftJob,
  facetsOf,
  job,
  longJob,
  NOW,
  rightToLeftJob,
  TODAY,
  unbrokenJob,
  unknownCompanyJob,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { filterJobs, noFilters } from './jobFilters.ts';
import type { JobFilters } from './jobFilters.ts';
import { JobListingsPage } from './JobListingsPage.tsx';
import { sortJobs } from './jobSorts.ts';
import { firstPage, listed, listingsArgs, searching, total57 } from './testing.ts';

const meta = { component: JobListingsPage, args: listingsArgs } satisfies Meta<typeof JobListingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opening one panel closes the other. */
export const FilterPanel: Story = {
  args: { panel: 'filter' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Hide Filters' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Remote \d+ jobs$/ }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...noFilters, remote: ['remote'] });
    await userEvent.click(canvas.getByRole('radio', { name: /^Last 7 days/ }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...noFilters, posted_within: 7 });
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Only open jobs/ }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...noFilters, is_open: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }));
    await expect(args.onPanelChange).toHaveBeenCalledWith('sort');
  },
};

export const FilterPanelRightToLeft: Story = { ...FilterPanel, globals: { direction: 'rtl' } };

/** The list is filtered after the user has typed the amount. An invalid amount shows an error. */
export const Pay: Story = {
  args: { panel: 'filter', filters: { ...noFilters, has_pay: true } },
  play: async ({ args, canvas, userEvent }) => {
    const amount = await canvas.findByRole('textbox', { name: 'At least' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'For each' }), 'Month');
    await expect(args.onFiltersChange).not.toHaveBeenCalled();
    await userEvent.type(amount, '4000{Enter}');
    await expect(args.onFiltersChange).toHaveBeenCalledOnce();
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      ...noFilters,
      has_pay: true,
      pay: { min: 4000, currency: 'USD', period: 'month' },
    });
    await userEvent.clear(amount);
    await userEvent.type(amount, 'a lot');
    await userEvent.tab();
    await expect(canvas.getByText('Type an amount, like 60 or 4000.')).toBeVisible();
    await expect(amount).toHaveAccessibleDescription('Type an amount, like 60 or 4000.');
    await expect(args.onFiltersChange).toHaveBeenCalledOnce();
  },
};

/**
 * Before the server responds, only the chosen value is listed. If the server has not counted all jobs, the values have
 * no counts.
 */
export const WithoutCounts: Story = {
  args: {
    panel: 'filter',
    jobs: { status: 'loading' },
    facets: null,
    filters: { ...noFilters, location: ['Kyiv, Ukraine'] },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Remote' })).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Location' }));
    await expect(await screen.findByRole('option', { name: 'Kyiv, Ukraine' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

const filters: JobFilters = {
  ...noFilters,
  category: ['tech', 'finance'],
  location: ['Lisbon, Portugal', 'Halifax, Canada'],
};
const passing = filterJobs(firstPage, filters, TODAY);

export const Filtered: Story = {
  args: { filters, jobs: listed(passing, { filters }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('2 tech or finance jobs in Lisbon, Portugal or Halifax, Canada'),
    ).toBeVisible();
    await expect(canvas.getByText('Categories: Tech, Finance')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove filter Locations: Lisbon, Portugal, Halifax, Canada' }),
    );
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ ...filters, location: [] });
  },
};

const allFilters: JobFilters = {
  category: ['tech'],
  location: ['Lisbon, Portugal'],
  company: ['North Pier Ferries'],
  employment_type: ['contract', 'full-time'],
  remote: ['remote', 'hybrid'],
  located_in: { country: 'PT', notStated: true },
  pay: { min: 40, currency: 'EUR', period: 'hour' },
  has_pay: true,
  posted_within: 30,
  is_open: true,
};

/** Every filter is active. */
export const AllFilters: Story = {
  args: {
    panel: 'filter',
    filters: allFilters,
    jobs: listed([job], { filters: allFilters, words: 'ferry' }),
    search: searching('ferry'),
    sort: 'best',
    pages: { pending: false },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText(
        '1 remote or hybrid contract or full-time tech job for “ferry” at North Pier Ferries in Lisbon, Portugal, €40 an hour or more, posted in the last 30 days, open for applications',
      ),
    ).toBeVisible();
    for (const [pill, rest] of [
      ['Employment types: Contract, Full-time', { employment_type: [] }],
      ['Work types: Remote, Hybrid', { remote: [] }],
      ['Pay: at least €40 an hour', { pay: null }],
      ['Posted: last 30 days', { posted_within: null }],
      ['Only jobs with pay', { has_pay: false }],
      ['Only open jobs', { is_open: false }],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: `Remove filter ${pill}` }));
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...allFilters, ...rest });
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(noFilters);
  },
};

/** Until the server responds, the count is 'at least' the number of jobs shown. */
export const Counting: Story = {
  args: {
    panel: 'filter',
    filters,
    jobs: listed(passing, { filters, total: { count: 2, precision: 'at-least' } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^At least 2 tech or finance jobs in /)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

/**
 * None of the loaded jobs passes the filters, but the server may find others, so the page does not say that there are
 * none.
 */
export const CountingNone: Story = {
  args: { filters, jobs: listed([], { filters, total: { count: 0, precision: 'at-least' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading jobs...')).toBeVisible();
    await expect(canvas.queryByText('No jobs available')).not.toBeInTheDocument();
  },
};

const nowhere: JobFilters = { ...noFilters, category: ['education'], location: ['Lisbon, Portugal'] };

/** The user can remove only the filter that excludes the most jobs. */
export const EmptyFilters: Story = {
  args: {
    jobs: listed([], { filters: nowhere }),
    filters: nowhere,
    facets: facetsOf(firstPage, { category: ['education'], location: ['Lisbon, Portugal'] }, NOW),
    pages: { pending: false },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No jobs available')).toBeVisible();
    await expect(
      canvas.getByText(/^Without “Locations: Lisbon, Portugal” there (is|are) \d+ jobs?\.$/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Drop “Locations: Lisbon, Portugal”' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...nowhere, location: [] });
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Clear filters' })[0] ?? canvas.getByRole('main'),
    );
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(noFilters);
  },
};

/** The user can remove the search or the filter separately, although the filter has no counts. */
export const EmptyEverything: Story = {
  args: {
    jobs: listed([], { filters: { ...noFilters, posted_within: 1 }, words: 'submarine' }),
    filters: { ...noFilters, posted_within: 1 },
    search: searching('submarine'),
    sort: 'best',
    facets: null,
    pages: { pending: false },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No job for “submarine” passes all of these filters.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Drop “Posted: since yesterday”' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(noFilters);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.search?.onSearch).toHaveBeenCalledWith('');
  },
};

export const EmptyEverythingRightToLeft: Story = { ...EmptyEverything, globals: { direction: 'rtl' } };

/** The story sorts and filters the list as the route does. The user works by keyboard. */
export const Working: Story = {
  tags: ['behaviour'],
  render: function Listings(args) {
    const [panel, setPanel] = useState(args.panel);
    const [sort, setSort] = useState(args.sort);
    const [chosen, setChosen] = useState(args.filters);
    const shown = sortJobs(filterJobs(firstPage, chosen, TODAY), sort);
    return (
      <JobListingsPage
        {...args}
        jobs={listed(shown, { filters: chosen })}
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
    await canvas.findByRole('radiogroup', { name: 'Sort by' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(titles().at(-1)).toBe(job.title));

    canvas.getByRole('button', { name: 'Filter' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('radiogroup', { name: 'Sort by' })).not.toBeInTheDocument();
    await canvas.findByRole('combobox', { name: 'Category' });
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: /^Education/ }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('Categories: Education')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Categories: Education' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
    await expect(canvas.getByRole('region', { name: 'Job listings' })).toHaveFocus();
  },
};

const unkind = [longJob, unbrokenJob, rightToLeftJob, unknownCompanyJob, draftJob];
const unkindPlaces = {
  ...noFilters,
  location: [unbrokenJob, longJob, rightToLeftJob].map((one) => one.location),
};

/** The list has long words without spaces, texts at their maximum length, other scripts, and a job without a date. */
export const Unkind: Story = {
  args: {
    jobs: listed(unkind, { filters: unkindPlaces }),
    filters: unkindPlaces,
    facets: facetsOf(unkind, {}, NOW),
    panel: 'filter',
    pages: { pending: false },
  },
};

/**
 * If the panel is not beside the list, a button leads to the list. If it is beside the list, the list does not move
 * when the user chooses a filter.
 */
export const ListStaysPut: Story = {
  tags: ['behaviour'],
  render: function Toggling(args) {
    const [panel, setPanel] = useState(args.panel);
    const [chosen, setChosen] = useState(args.filters);
    return (
      <JobListingsPage
        {...args}
        jobs={listed(firstPage, { total: total57, filters: chosen })}
        panel={panel}
        onPanelChange={setPanel}
        filters={chosen}
        onFiltersChange={setChosen}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const list = () => canvas.getByRole('region', { name: 'Job listings' });
    // The position is measured on the page instead of in the window, because moving the focus may scroll the page.
    const top = () => list().getBoundingClientRect().top + window.scrollY;
    const before = top();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const isBeside = window.matchMedia('(min-width: 70em)').matches;
    if (isBeside) await expect(top()).toBe(before);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Remote/ }));
    if (isBeside) await expect(top()).toBe(before);
    const show = canvas.queryByRole('button', { name: 'Show 57 jobs' });
    await expect(show === null).toBe(isBeside);
    if (!show) return;
    await userEvent.click(show);
    await expect(list()).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Filter' })).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The toolbar stays in place when a panel opens, even if the labels of its buttons are wide. */
export const ToolbarStaysPut: Story = {
  tags: ['behaviour'],
  render: function Toggling(args) {
    const [panel, setPanel] = useState(args.panel);
    return <JobListingsPage {...args} panel={panel} onPanelChange={setPanel} />;
  },
  play: async ({ canvas, userEvent }) => {
    const sides = () =>
      [
        canvas.getByRole('combobox', { name: 'Search jobs' }),
        ...canvas.getAllByRole('button', { name: /Sort|Filter/ }),
      ].map((control) => [control.getBoundingClientRect().left, control.getBoundingClientRect().right]);
    const before = sides();
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }));
    await expect(sides()).toEqual(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await expect(sides()).toEqual(before);
  },
};

/** The panel offers the country of the user's profile, and filters by it only after a press. */
export const OffersCountryOfProfile: Story = {
  args: { panel: 'filter', filters: noFilters, profileCountry: 'PT' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('combobox', { name: 'I am in' })).toHaveValue('any');
    await userEvent.click(canvas.getByRole('button', { name: 'Use Portugal, as in your profile' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      ...noFilters,
      located_in: { country: 'PT', notStated: false },
    });
  },
};

/** Jobs that do not state where their freelancers may live are listed only if the user includes them. */
export const IncludesNotStated: Story = {
  args: { panel: 'filter', filters: { ...noFilters, located_in: { country: 'PT', notStated: false } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: /Include jobs that do not say from where they hire/ }),
    );
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      ...noFilters,
      located_in: { country: 'PT', notStated: true },
    });
  },
};
