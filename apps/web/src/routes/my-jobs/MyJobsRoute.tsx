import type { WaitingItem } from '@skillharbor/contract';
import { isAtAgreement } from '@skillharbor/prose';
import { MyJobsPage } from '@skillharbor/ui/pages';
import { useClientMessages, useJobMessages } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { appContext } from '../../app/app.ts';
import type { LoaderArgs } from '../../app/app.ts';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { jobDraftsQuery } from '../../jobs/jobDrafts.ts';
import { myJobsQuery } from '../../jobs/queries.ts';
import { waitingQuery } from '../../applications/queries.ts';
import { usePagedList } from '../../lists/usePagedList.ts';
import { load } from '../../loading/load.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { paths } from '../../navigation/paths.ts';
import { useTeamRole } from '../../session/useTeamRole.ts';
import { useUser } from '../../session/useUser.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useJobDrafts } from './useJobDrafts.ts';

export async function loader({ context }: LoaderArgs) {
  const app = context.get(appContext);
  return load(app, myJobsQuery(app, 1), waitingQuery(app), jobDraftsQuery(app));
}

export function Component() {
  const app = useApp();
  const messages = useClientMessages().myJobs;
  const isDashboard = useLocation().pathname === paths.home();
  const loadFailed = loadMessages.myJobs(useJobMessages());
  // A failure is not shown: the jobs below are complete without it.
  const waiting = useQuery(waitingQuery(app));
  // The list of what waits stands above the jobs, and would move them if it came later.
  const isWaitingUnknown = waiting.isLoading && waiting.failureCount === 0;
  const { isUnknown: areDraftsUnknown, drafts } = useJobDrafts();
  const teamRole = useTeamRole();
  const { first, items: jobs, pages } = usePagedList((page) => myJobsQuery(app, page), loadFailed);

  return (
    <>
      <PageHead title={isDashboard ? messages.dashboard : messages.title} preview={null} />
      <MyJobsPage
        as={isDashboard ? 'dashboard' : 'myJobs'}
        firstName={useUser()?.first_name ?? ''}
        jobs={
          first.status === 'ready' && (isWaitingUnknown || areDraftsUnknown)
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
        drafts={drafts}
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
