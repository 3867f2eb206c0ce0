import type { MyJob } from '@skillharbor/contract';
import { useClientMessages, useToast } from '@skillharbor/ui/primitives';
import type { Loadable, Submission } from '@skillharbor/ui/primitives';
import { undoDeclines } from '../api/applications.ts';
import { sendFailure } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { useConflict } from '../submission/useConflict.ts';
import { useSubmission } from '../submission/useSubmission.ts';
import { aboutDecision } from './decisionToast.ts';

/** Undoes the declines that were sent together, during the undo period. */
export function useUndoDeclines(job: Loadable<MyJob>): [Submission, () => void] {
  const appMessages = useAppMessages();
  const { api, queries } = useApp();
  const { declinedTogether } = useClientMessages().manageJob;
  const toast = useToast();
  const onConflict = useConflict();

  const [submission, submit] = useSubmission({
    send: async ({ id, declined_together: declined }: MyJob) => {
      if (declined) await undoDeclines(api, id, declined.decided_at).catch(onConflict);
      await queries.invalidateQueries();
      toast.show(appMessages.toasts.undone, aboutDecision);
    },
    explain: (error) => sendFailure(error, declinedTogether.failed, appMessages),
  });
  return [submission, () => void (job.status === 'ready' && submit(job.data))];
}
