import type { WaitingItem } from '@skillharbor/contract';
import { isAtAgreement } from '@skillharbor/prose';
import { MyJobsPage } from '@skillharbor/ui/pages';
import { Skeleton, useClientMessages, useJobMessages } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { jobDraftsQuery, myJobsQuery } from '../../jobs/queries.ts';
import { waitingQuery } from '../../applications/queries.ts';
import { usePagedList } from '../../lists/usePagedList.ts';
import { latePart } from '../../loading/latePart.tsx';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { chunk } from '../../platform/chunk.ts';
import { savedSearchesQuery } from '../../saved/savedSearchesQuery.ts';
import { useTeamRole } from '../../session/useTeamRole.ts';
import { useUser } from '../../session/useUser.ts';
import { PageHead } from '../../shell/PageHead.tsx';

const loadDrafts = () => chunk(() => import('./JobDraftsOfAccount.tsx'));
const JobDraftsOfAccount = lazy(async () => ({ default: (await loadDrafts()).JobDraftsOfAccount }));

/**
 * Few clients have saved a search, so this part loads late. Its placeholder has the height of the tile, so that the
 * jobs below do not move.
 */
const SearchesOfClient = latePart(async () => (await import('./SearchesOfClient.tsx')).SearchesOfClient, {
  waiting: <Skeleton shape="block" height="5.5rem" />,
});

export async function loader({ context, url }: LoaderArgs) {
  const app = context.get(appContext);
  const loaded = await load(
    app,
    myJobsQuery(app, 1),
    waitingQuery(app),
    jobDraftsQuery(app),
    ...(url.pathname === paths.home() ? [savedSearchesQuery(app)] : []),
  );
  // Loads the code of the drafts now. They are above the jobs, and would move the jobs if they appeared later.
  if ((app.queries.getQueryData(jobDraftsQuery(app).queryKey) ?? []).length > 0) await loadDrafts();
  return loaded;
}

export function Component() {
  const app = useApp();
  const messages = useClientMessages().myJobs;
  const isDashboard = useLocation().pathname === paths.home();
  const loadFailed = loadMessages.myJobs(useJobMessages());
  // A failure is not shown, because the jobs below are complete without this section.
  const waiting = useQuery(waitingQuery(app));
  const drafts = useQuery(jobDraftsQuery(app));
  const searches = useQuery({ ...savedSearchesQuery(app), enabled: isDashboard });
  // All of these sections are above the jobs, and would move the jobs if they appeared later.
  const isUnknown = [waiting, drafts, searches].some(
    ({ isLoading, failureCount }) => isLoading && failureCount === 0,
  );
  const teamRole = useTeamRole();
  const { first, items: jobs, pages } = usePagedList((page) => myJobsQuery(app, page), loadFailed);

  return (
    <>
      <PageHead title={isDashboard ? messages.dashboard : messages.title} preview={null} />
      <MyJobsPage
        as={isDashboard ? 'dashboard' : 'myJobs'}
        firstName={useUser()?.first_name ?? ''}
        jobs={
          first.status === 'ready' && isUnknown
            ? { status: 'loading' }
            : mapLoadable(first, ({ totals }) => ({ jobs, totals }))
        }
        pages={pages}
        createJobHref={teamRole === 'reader' ? null : paths.createJob()}
        changePasswordHref={paths.changePassword()}
        editCompanyHref={teamRole === 'owner' ? paths.editCompany() : null}
        manageHref={paths.manageJob}
        waiting={waiting.data?.results ?? []}
        waitingHref={waitingHref}
        searches={
          isDashboard &&
          searches.data &&
          searches.data.length > 0 && <SearchesOfClient saved={searches.data} />
        }
        drafts={
          drafts.data &&
          drafts.data.length > 0 && (
            <Suspense>
              <JobDraftsOfAccount drafts={drafts.data} />
            </Suspense>
          )
        }
        today={app.today()}
      />
    </>
  );
}

function waitingHref({ job_id, application, next_step }: WaitingItem) {
  if (next_step.kind === 'fill') return paths.fillJob(job_id);
  if (isAtAgreement(next_step)) return paths.agreementWithApplicant(job_id, application);
  return paths.conversationWithApplicant(job_id, application);
}
