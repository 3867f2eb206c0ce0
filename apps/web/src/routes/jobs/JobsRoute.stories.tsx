import { failing, freelancerUser, job, jobSummaries } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import type { AppAtProps } from '../../testing/AppAt.tsx';
import { alerts, says, toasts } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Find jobs',
  component: AppAt,
  args: { address: paths.jobs(), as: freelancerUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Explore Job Listings' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
  },
};

export const OpensTheFilters: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }));
    await expect(canvas.getByRole('button', { name: 'Hide Filters' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

export const SignedOut: Story = {
  args: { as: null },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBe(20);
    // The footer has a sign-up link in windows of every width.
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toBeInTheDocument();
  },
};

export const WithoutFeeds: Story = {
  tags: ['behaviour'],
  args: {
    server: (state) => {
      state.site.feeds = false;
      return [];
    },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBe(20);
    await expect(canvas.queryByRole('link', { name: /feed/i })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('listJobs', 'slow')] },
  play: says('Loading jobs...'),
};

export const Empty: Story = {
  args: {
    server: (state) => {
      state.jobs = [];
      return [];
    },
  },
  play: says('No jobs available'),
};

export const NothingFound: Story = {
  args: { address: paths.jobs({ search: 'submarine' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No jobs available')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Search jobs' })).toHaveValue('submarine');
  },
};

export const Failed: Story = {
  args: { server: () => [failing('listJobs')] },
  play: alerts('Unable to load job listings. Please try again later.'),
};

const titles = (canvas: Canvas) =>
  canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);

/** The best match comes first, and the words of the search are marked. */
export const Searched: Story = {
  args: { address: paths.jobs({ search: 'designers', category: ['tech'] }), as: null },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: job.title })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('mark')).toHaveTextContent('designer'));
    await waitFor(() => expect(document.title).toBe('Tech Jobs for “designers” – Skill Harbor'));
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }));
    await expect(await canvas.findByRole('radio', { name: 'Best match' })).toBeChecked();
  },
};

export const Typo: Story = {
  args: { address: paths.jobs({ search: 'desinger' }), as: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing results for “designer”.')).toBeVisible();
    await expect(canvas.getByText('1 job for “designer”')).toBeVisible();
  },
};

/** One press searches for the words as typed, which match no job. */
export const SearchesAsTyped: Story = {
  ...Typo,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Search for “desinger” instead' }));
    await expect(await canvas.findByText('No jobs available')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Search jobs' })).toHaveValue('"desinger"');
  },
};

const response = { arrives: () => {} };

/** Makes the server delay its responses to requests with this parameter until `response.arrives()` is called. */
const slow = (parameter: string): Partial<AppAtProps> => ({
  server: () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    response.arrives = resolve;
    return [
      http.get('*/api/job-listings/listings/', async ({ request }) => {
        if (new URL(request.url).searchParams.has(parameter)) await promise;
      }),
    ];
  },
});
const slowOrders = slow('sort');

/**
 * The page sorts the shown jobs at once. The server's response then completes the list, and further pages have the same
 * order.
 */
const sorting: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Next' }));
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(40));
  const newestFirst = titles(canvas);
  canvas.getByRole('button', { name: 'Sort' }).focus();
  await userEvent.keyboard('{Enter}');
  await canvas.findByRole('radiogroup', { name: 'Sort by' });
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');

  const oldestFirst = canvas.getByRole('radio', { name: 'Post Date (Oldest First)' });
  await waitFor(() => expect(oldestFirst).toBeChecked());
  await expect(titles(canvas)).toEqual(newestFirst.toReversed());
  await expect(oldestFirst).toHaveFocus();
  response.arrives();
  const all = jobSummaries.toReversed().map(({ title }) => title);
  await waitFor(() => expect(titles(canvas)).toEqual(all.slice(0, 20)));
  await expect(oldestFirst).toHaveFocus();
  await expect(canvas.getByText(`${all.length} jobs`)).toBeVisible();

  await userEvent.click(canvas.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(titles(canvas)).toEqual(all.slice(0, 40)));
};

/** The response arrives while the navigation waits for it. */
export const Sorting: Story = { args: slowOrders, play: sorting };

/** The response arrives after the navigation. */
export const SortingSlowly: Story = { args: { ...slowOrders, navigationTimeoutMs: 0 }, play: sorting };

/** The home page also sorts its jobs at once, and remains the home page. */
export const SortingAtHome: Story = {
  args: { ...slowOrders, address: paths.home() },
  play: sorting,
};

/** The page filters the loaded jobs at once. The server's response then adds the jobs that were not loaded. */
const filtering: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }));
  const loaded = jobSummaries.slice(0, 20);
  const remote = await canvas.findByRole('checkbox', { name: /^Remote/ });
  await userEvent.click(remote);
  const titlesOf = (jobs: typeof jobSummaries) =>
    jobs.filter((one) => one.remote === 'remote').map(({ title }) => title);
  await waitFor(() => expect(titles(canvas)).toEqual(titlesOf(loaded)));
  await expect(canvas.getByText(`At least ${titlesOf(loaded).length} remote jobs`)).toBeVisible();
  await expect(remote).toBeChecked();

  response.arrives();
  await waitFor(() => expect(titles(canvas)).toEqual(titlesOf(jobSummaries).slice(0, 20)));
  await expect(canvas.getByText(`${titlesOf(jobSummaries).length} remote jobs`)).toBeVisible();
  await expect(remote).toHaveFocus();
};

export const Filtering: Story = { args: slow('remote'), play: filtering };

export const FilteringSlowly: Story = {
  args: { ...slow('remote'), navigationTimeoutMs: 0 },
  play: filtering,
};

/** A list that begins with a later page requests the values of its filters only when the user opens them. */
export const FilterOnALaterPage: Story = {
  args: { address: paths.jobs({ page: 2 }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }));
    await expect(await canvas.findByRole('checkbox', { name: /^Remote \d+ jobs$/ })).toBeVisible();
  },
};

/** The page ignores an unknown order, because a URL may come from another version of the app. */
export const UnknownSort: Story = {
  args: { address: `${paths.jobs()}?sort=salary`, as: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sort' }));
    await expect(await canvas.findByRole('radio', { name: 'Post Date (Newest First)' })).toBeChecked();
    await expect(titles(canvas)[0]).toBe(jobSummaries[0]?.title);
  },
};

/** The page adds the next jobs below the first ones. */
export const NextPage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Next' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(40));
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeVisible();
  },
};

const askForPage2 = fn<() => void>();

/** The loaded jobs stay after a failure, and Next sends the request again. */
export const NextPageFailed: Story = {
  args: {
    server: () => [
      http.get('*/api/job-listings/listings/', ({ request }) => {
        if (!request.url.endsWith('page=2')) return undefined;
        askForPage2();
        return HttpResponse.error();
      }),
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    askForPage2.mockClear();
    for (const times of [1, 2]) {
      await userEvent.click(await canvas.findByRole('link', { name: 'Next' }));
      // The first toast may still be visible after the second press, so the test also counts the requests.
      await waitFor(() => expect(askForPage2).toHaveBeenCalledTimes(times));
      await toasts('Unable to load job listings. Please try again later.')(context);
    }
    await expect(await canvas.findByRole('link', { name: 'Next' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
  },
};

/** The server mode selected in the toolbar replaces the story's own mode. */
export const FailingServer: Story = {
  args: { server: () => [failing('listJobs', 'slow')] },
  globals: { server: 'failing' },
  play: alerts('Unable to load job listings. Please try again later.'),
};

/**
 * With text at 200 %, the layout is that of a window half as wide. With forced colours, the page has the system's
 * colours.
 */
export const SettingsOfTheReader: Story = {
  globals: { text: 'large', contrast: 'forced' },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Explore Job Listings' });
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
    await expect(window.matchMedia(`(min-width: ${window.innerWidth / 16}em)`).matches).toBe(false);
    await expect(window.matchMedia('(forced-colors: active)').matches).toBe(true);
    const system = document.createElement('p');
    system.style.color = 'CanvasText';
    document.body.append(system);
    await expect(getComputedStyle(heading).color).toBe(getComputedStyle(system).color);
    system.remove();
  },
};
