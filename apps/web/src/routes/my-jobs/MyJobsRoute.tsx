import type { WaitingItem } from '@skillharbor/contract';
import { isAtAgreement } from '@skillharbor/prose';
import { MyJobsPage } from '@skillharbor/ui/pages';
import { useClientMessages, useJobMessages } from '@skillharbor/ui/primitives';
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
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { chunk } from '../../platform/chunk.ts';
import { useTeamRole } from '../../session/useTeamRole.ts';
import { useUser } from '../../session/useUser.ts';
import { PageHead } from '../../shell/PageHead.tsx';

const loadDrafts = () => chunk(() => import('./JobDraftsOfAccount.tsx'));
const JobDraftsOfAccount = lazy(async () => ({ default: (await loadDrafts()).JobDraftsOfAccount }));

export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  const loaded = await load(app, myJobsQuery(app, 1), waitingQuery(app), jobDraftsQuery(app));
  // The drafts stand above the jobs, and would move them if their code came later.
  if ((app.queries.getQueryData(jobDraftsQuery(app).queryKey) ?? []).length > 0) await loadDrafts();
  return loaded;
}

export function Component() {
  const app = useApp();
  const messages = useClientMessages().myJobs;
  const isDashboard = useLocation().pathname === paths.home();
  const loadFailed = loadMessages.myJobs(useJobMessages());
  // A failure is not shown: the jobs below are complete without it.
  const waiting = useQuery(waitingQuery(app));
  const drafts = useQuery(jobDraftsQuery(app));
  // Both lists stand above the jobs, and would move them if they came later.
  const isUnknown = [waiting, drafts].some(({ isLoading, failureCount }) => isLoading && failureCount === 0);
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
        waiting={waiting.data ?? []}
        waitingHref={waitingHref}
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
