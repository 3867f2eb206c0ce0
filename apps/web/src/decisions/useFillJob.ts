import type { MyJob } from '@skillharbor/contract';
import { useClientMessages, useToast } from '@skillharbor/ui/primitives';
import type { Loadable, Submission } from '@skillharbor/ui/primitives';
import { fillJob, undoFill } from '../api/applications.ts';
import { sendFailure } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { useConflict } from '../submission/useConflict.ts';
import { useSubmission } from '../submission/useSubmission.ts';
import { aboutDecision } from './decisionToast.ts';

/** Marks a job as filled by the freelancers of these applications, or by a person from outside the site. */
export function useFillJob(jobId: number): [Submission, (filledBy: number[]) => void] {
  const appMessages = useAppMessages();
  const { api, queries } = useApp();
  const { fillModal } = useClientMessages();
  const toast = useToast();
  const onConflict = useConflict();

  const [submission, submit] = useSubmission({
    send: async (filledBy: number[]) => {
      await fillJob(api, jobId, filledBy).catch(onConflict);
      await queries.invalidateQueries();
      toast.show(appMessages.toasts.jobFilled, aboutDecision);
    },
    explain: (error) => sendFailure(error, fillModal.failed, appMessages),
  });
  return [submission, submit];
}

/** Reverts marking a job as filled. This is possible during the undo period. */
export function useUndoFill(job: Loadable<MyJob>): [Submission, () => void] {
  const appMessages = useAppMessages();
  const { api, queries } = useApp();
  const { held } = useClientMessages().manageJob.filling;
  const toast = useToast();
  const onConflict = useConflict();

  const [submission, submit] = useSubmission({
    send: async ({ id }: MyJob) => {
      await undoFill(api, id).catch(onConflict);
      await queries.invalidateQueries();
      toast.show(appMessages.toasts.undone, aboutDecision);
    },
    explain: (error) => sendFailure(error, held.failed, appMessages),
  });
  return [submission, () => void (job.status === 'ready' && submit(job.data))];
}
