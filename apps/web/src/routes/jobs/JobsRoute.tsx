import { JobListingsPage, useListTitle } from '@skillharbor/ui/pages';
import type { ListedJobs } from '@skillharbor/ui/pages';
import { useJobMessages } from '@skillharbor/ui/primitives';
import type { Loadable } from '@skillharbor/ui/primitives';
import { useLocation, useSearchParams } from 'react-router-dom';
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
import { PageHead } from '../../shell/PageHead.tsx';
import { newsQueries, useNews } from './news.ts';
import { useProfileCountry } from './useProfileCountry.ts';
import { useFiltersAndSort } from './useFiltersAndSort.ts';
import { useFacets } from './useFacets.ts';
import { useSavingSearch } from './useSavingSearch.ts';
import { useSearch } from './useSearch.ts';

export async function loader({ context, url }: LoaderArgs) {
  const app = context.get(appContext);
  return load(
    app,
    jobsQuery(app, jobsSearchIn(url.searchParams), pageIn(url.searchParams)),
    ...newsQueries(app, url.pathname),
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
  const saving = useSavingSearch(asked, first.status === 'ready' ? first.data.found_words : null);
  const news = useNews();
  const head = jobsHead(query, messages, useAppMessages(), useListTitle());

  return (
    <>
      <PageHead
        title={isHome ? messages.listings.title : head.title}
        preview={isHome ? null : head.preview}
        {...(news?.kind === 'applied' && { news: messages.apply.submitted })}
      />
      <JobListingsPage
        jobs={jobs}
        facets={facets}
        profileCountry={useProfileCountry(isPanelOpen)}
        {...choices}
        pages={pages}
        today={app.today()}
        jobHref={paths.job}
        feedHref={feeds.jobs(asked).atom}
        news={news}
        saving={saving}
        search={{ words: search, action: { href: paths.jobs(), fields: jobsFields(others) }, ...searching }}
      />
    </>
  );
}

function hasNoJobs(jobs: Loadable<ListedJobs>): boolean {
  return jobs.status === 'ready' && jobs.data.jobs.length === 0;
}
