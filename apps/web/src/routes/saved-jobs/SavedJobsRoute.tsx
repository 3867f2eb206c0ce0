import type { SavedJob } from '@skillharbor/contract';
import { SavedJobsPage } from '@skillharbor/ui/pages';
import type { SavedJobsPageProps } from '@skillharbor/ui/pages';
import { useSavedMessages } from '@skillharbor/ui/primitives';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { markSavedJobsSeen } from '../../api/saved.ts';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { usePagedList } from '../../lists/usePagedList.ts';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { savedJobsQuery, savedQuery } from '../../saved/queries.ts';
import { useSavedLists } from '../../saved/useSavedLists.ts';
import { useSavedNotes } from '../../saved/useSavedNotes.ts';
import { useRole } from '../../session/useRole.ts';
import { useUser } from '../../session/useUser.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useJobsOfDevice } from './useJobsOfDevice.ts';

export async function loader({ context, url }: LoaderArgs) {
  const app = context.get(appContext);
  return app.role() === null ? null : load(app, savedJobsQuery(app, 1, url.searchParams.get('list')));
}

export function Component() {
  return useRole() === null ? <OfDevice /> : <OfAccount />;
}

function OfAccount() {
  const app = useApp();
  const messages = useSavedMessages().jobs;
  const [address] = useSearchParams();
  const shown = address.get('list');
  const owner = useUser()?.pk ?? null;
  const { data: saved, isError } = useQuery(savedQuery(app, owner));
  const listOf = useSavedLists();
  const { first, items, pages } = usePagedList(
    (page) => savedJobsQuery(app, page, shown),
    loadMessages.saved(messages),
  );
  useSeen(items);
  // The choice of a list is above the jobs, and appears together with the first ones, so that nothing moves.
  const isKnown = saved !== undefined || isError;
  const [hasAppeared, setHasAppeared] = useState(false);
  if (!hasAppeared && isKnown && first.status !== 'loading') setHasAppeared(true);
  return (
    <Page
      jobs={hasAppeared ? mapLoadable(first, () => items) : { status: 'loading' }}
      pages={pages}
      signUpHref={null}
      lists={{
        named: (hasAppeared && saved?.lists) || [],
        total: saved?.ids.length ?? 0,
        shown,
        hrefOf: (list) => paths.savedJobs(list === null ? {} : { list }),
        listOf: ({ id, title, job, list }) => listOf({ id, name: job?.title ?? title, list }),
      }}
    />
  );
}

function OfDevice() {
  return <Page {...useJobsOfDevice()} lists={null} signUpHref={paths.signUp({ from: paths.savedJobs() })} />;
}

function Page(props: Pick<SavedJobsPageProps, 'jobs' | 'pages' | 'signUpHref' | 'lists'>) {
  const app = useApp();
  const noteOn = useSavedNotes('job', { mayWrite: true });
  return (
    <>
      <PageHead title={useSavedMessages().jobs.title} preview={null} />
      <SavedJobsPage
        {...props}
        jobHref={paths.job}
        findHref={paths.jobs()}
        noteOn={({ id, title, job, note }) => noteOn({ id, name: job?.title ?? title, note })}
        today={app.today()}
      />
    </>
  );
}

/** Marks the shown news as seen in the account. The list still shows them as news until the next visit. */
function useSeen(jobs: readonly SavedJob[]): void {
  const app = useApp();
  const queries = useQueryClient();
  const owner = useUser()?.pk ?? null;
  const news = jobs.filter(({ is_news }) => is_news);
  const mark = useEffectEvent(async () => {
    try {
      const seen = news.slice(-MAX_SEEN).map(({ id, state, content }) => ({ id, state, content }));
      await markSavedJobsSeen(app.api, { jobs: seen });
      await queries.invalidateQueries(savedQuery(app, owner));
    } catch (error) {
      app.log('The news of saved jobs stay news.', error);
    }
  });
  const shown = news.map(({ id, state, content }) => `${id} ${state} ${content}`).join();
  useEffect(() => {
    if (shown !== '') void mark();
  }, [shown]);
}

/** The maximum number of jobs that one request marks as seen. */
const MAX_SEEN = 100;
