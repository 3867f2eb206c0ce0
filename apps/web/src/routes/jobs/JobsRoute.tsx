import { JobListingsPage, useListTitle } from '@skillharbor/ui/pages';
import type { ListedJobs } from '@skillharbor/ui/pages';
import { useJobMessages } from '@skillharbor/ui/primitives';
import type { Loadable } from '@skillharbor/ui/primitives';
import { lazy } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { JobsSearch } from '../../api/jobs.ts';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { jobsHead } from '../../jobs/jobsHead.ts';
import { jobsSearchIn } from '../../jobs/jobsSearch.ts';
import { listedJobs } from '../../jobs/listedJobs.ts';
import { jobsQuery } from '../../jobs/queries.ts';
import { usePagedList } from '../../lists/usePagedList.ts';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { pageIn } from '../../navigation/pageIn.ts';
import { feeds, jobsFields, paths } from '../../navigation/paths.ts';
import { hasAppliedIn } from '../../navigation/toastState.ts';
import { chunk } from '../../platform/chunk.ts';
import { SavingSearch } from '../../saved/SavingSearch.tsx';
import { useRole } from '../../session/useRole.ts';
import { siteQuery } from '../../site/siteQuery.ts';
import { useHasFeeds } from '../../site/useHasFeeds.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useProfileCountry } from './useProfileCountry.ts';
import { useFiltersAndSort } from './useFiltersAndSort.ts';
import { useFacets } from './useFacets.ts';
import { useSearch } from './useSearch.ts';

/** Loads the sections above the list, which only a freelancer's home page has. */
const homeNews = () => chunk(() => import('./HomeNews.tsx'));
const HomeNews = lazy(async () => ({ default: (await homeNews()).HomeNews }));

export async function loader({ context, url }: LoaderArgs) {
  const app = context.get(appContext);
  const isHome = url.pathname === paths.home() && app.role() === 'freelancer';
  return load(
    app,
    jobsQuery(app, jobsSearchIn(url.searchParams), pageIn(url.searchParams)),
    siteQuery(app),
    ...(isHome ? (await homeNews()).homeQueries(app) : []),
  );
}

export function Component() {
  const app = useApp();
  const isHome = useLocation().pathname === paths.home();
  const [query] = useSearchParams();
  const asked = jobsSearchIn(query);
  const { search = '', ...others } = asked;
  const messages = useJobMessages();
  const { first, items, pages } = usePagedList(
    (page) => jobsQuery(app, asked, page),
    loadMessages.jobs(messages),
    {
      from: pageIn(query),
      hrefOf: (page) => paths.jobs({ ...asked, page }),
    },
  );
  const { chosen, ...choices } = useFiltersAndSort({
    asked,
    jobs: items,
    pageSize: first.status === 'ready' ? first.data.results.length : 0,
    addressOf: isHome ? paths.home : paths.jobs,
  });
  const jobs = mapLoadable(first, (response) => listedJobs(response, items, chosen, app.today()));
  const isPanelOpen = choices.panel === 'filter';
  const facets = useFacets(first, asked, isPanelOpen || hasNoJobs(jobs));
  const searching = useSearch({ filters: choices.filters, sort: chosen.sort });
  const role = useRole();
  const conditions = conditionsOf(asked, first.status === 'ready' ? first.data.found_words : null);
  const maySave = role !== 'client' && Object.keys(conditions).length > 0;
  const hasApplied = useHasApplied();
  const hasFeeds = useHasFeeds();
  const head = jobsHead(query, messages, useAppMessages(), useListTitle());

  return (
    <>
      <PageHead
        title={isHome ? messages.listings.title : head.title}
        preview={isHome ? null : head.preview}
        {...(hasApplied && { news: messages.apply.submitted })}
      />
      <JobListingsPage
        jobs={jobs}
        facets={facets}
        profileCountry={useProfileCountry(isPanelOpen)}
        {...choices}
        pages={pages}
        today={app.today()}
        jobHref={paths.job}
        {...(hasFeeds && { feedHref: feeds.jobs(asked).atom })}
        saving={maySave && <SavingSearch search={{ kind: 'jobs', conditions }} />}
        news={role === 'freelancer' && isHome && <HomeNews hasApplied={hasApplied} />}
        search={{ words: search, action: { href: paths.jobs(), fields: jobsFields(others) }, ...searching }}
      />
    </>
  );
}

/**
 * Returns the conditions of the search to be saved.
 *
 * @param correctedWords the words that were searched for instead of the typed ones, because these had a typo
 */
function conditionsOf({ sort: _sort, search, ...filters }: JobsSearch, correctedWords: string | null) {
  const words = correctedWords ?? search;
  return { ...(words !== undefined && { search: words }), ...filters };
}

function hasNoJobs(jobs: Loadable<ListedJobs>): boolean {
  return jobs.status === 'ready' && jobs.data.jobs.length === 0;
}

/**
 * Returns true if the user has just sent an application. It is true only once, and not again after a reload or going
 * back.
 */
function useHasApplied(): boolean {
  const state: unknown = useLocation().state;
  return useNavigationType() !== 'POP' && hasAppliedIn(state);
}
