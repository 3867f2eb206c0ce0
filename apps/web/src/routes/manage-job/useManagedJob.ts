import type { ManagedJob } from '@skillharbor/ui/pages';
import { useJobMessages } from '@skillharbor/ui/primitives';
import { useParams, useSearchParams } from 'react-router-dom';
import { loadMessages } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { shownApplicantsIn } from '../../applications/shownApplicants.ts';
import { useFillJob, useUndoFill } from '../../decisions/useFillJob.ts';
import { partHrefs } from '../../jobs/partHrefs.ts';
import { myJobQuery } from '../../jobs/queries.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { idIn } from '../../navigation/ids.ts';
import { paths } from '../../navigation/paths.ts';
import { useMayWrite } from '../../session/useTeamRole.ts';
import { useDeleteJob } from './useDeleteJob.ts';
import { useToggleJob } from './useToggleJob.ts';

/** Returns the data and the actions that all pages about one of the client's jobs share. */
export function useManagedJob(): ManagedJob {
  const app = useApp();
  const jobId = idIn(useParams(), 'jobId');
  const [address] = useSearchParams();
  const job = useLoadable(
    myJobQuery(app, jobId),
    loadMessages.managedJob(useJobMessages(), useAppMessages()),
  );
  const [toggle, onToggle] = useToggleJob(job);
  const [removal, onDelete] = useDeleteJob(jobId);
  const [fill, onFill] = useFillJob(jobId);
  const [undoFill, onUndoFill] = useUndoFill(job);
  return {
    job,
    partHrefs: partHrefs(jobId, shownApplicantsIn(address)),
    actions: {
      editHref: paths.editJob(jobId),
      copyHref: paths.createJob({ from: jobId }),
      publicHref: paths.job(jobId),
      toggle,
      onToggle,
      removal,
      onDelete,
    },
    filling: { fill, onFill, undoFill, onUndoFill },
    mayWrite: useMayWrite(),
    myJobsHref: paths.home(),
    statementsHref: paths.statements(),
    today: app.today(),
  };
}
