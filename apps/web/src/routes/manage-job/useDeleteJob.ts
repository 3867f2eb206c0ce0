import { useClientMessages } from '@skillharbor/ui/primitives';
import type { Submission } from '@skillharbor/ui/primitives';
import { deleteJob } from '../../api/jobs.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { paths } from '../../navigation/paths.ts';
import { useConflict } from '../../submission/useConflict.ts';
import { useNextPage } from '../../submission/useNextPage.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

/** Deletes a job and navigates to the list of jobs. */
export function useDeleteJob(jobId: number): [Submission, () => void] {
  const appMessages = useAppMessages();
  const { api } = useApp();
  const { deleteModal } = useClientMessages();
  const goOn = useNextPage();
  const onConflict = useConflict();

  const [submission, submit] = useSubmission({
    send: async (_: undefined, sending) => {
      await deleteJob(api, jobId).catch(onConflict);
      await goOn(sending, paths.myJobs(), { toast: appMessages.toasts.jobDeleted, replace: true });
    },
    explain: (error) => sendFailure(error, deleteModal.failed, appMessages),
  });
  return [submission, () => submit(undefined)];
}
