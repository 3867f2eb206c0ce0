import { useClientMessages } from '@skillharbor/ui/primitives';
import type { Submission } from '@skillharbor/ui/primitives';
import { useNavigate } from 'react-router-dom';
import { deleteJob } from '../../api/jobs.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { paths } from '../../navigation/paths.ts';
import { withToast } from '../../navigation/toastState.ts';
import { useConflict } from '../../submission/useConflict.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

/** Deletes a job, and navigates to the others. */
export function useDeleteJob(jobId: number): [Submission, () => void] {
  const appMessages = useAppMessages();
  const { api } = useApp();
  const { deleteModal } = useClientMessages();
  const navigate = useNavigate();
  const onConflict = useConflict();

  const [submission, submit] = useSubmission({
    send: async () => {
      await deleteJob(api, jobId).catch(onConflict);
      await navigate(paths.myJobs(), { replace: true, ...withToast(appMessages.toasts.jobDeleted) });
    },
    explain: (error) => sendFailure(error, deleteModal.failed, appMessages),
  });
  return [submission, () => submit(undefined)];
}
