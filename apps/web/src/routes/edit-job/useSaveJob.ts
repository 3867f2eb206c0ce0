import type { VersionedJobUpdate } from '@skillharbor/contract';
import { useClientMessages } from '@skillharbor/ui/primitives';
import { useNavigate } from 'react-router-dom';
import { updateJob } from '../../api/jobs.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { paths } from '../../navigation/paths.ts';
import { withToast } from '../../navigation/toastState.ts';
import { useConflict } from '../../submission/useConflict.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

/** Saves an edit, and navigates to the job. On a conflict, the page shows what the other edit changed. */
export function useSaveJob(jobId: number, onSaved: () => void) {
  const appMessages = useAppMessages();
  const { api } = useApp();
  const navigate = useNavigate();
  const onConflict = useConflict();
  const messages = useClientMessages();

  return useSubmission({
    send: async (body: VersionedJobUpdate) => {
      await updateJob(api, jobId, body).catch(onConflict);
      onSaved();
      await navigate(paths.manageJob(jobId), withToast(appMessages.toasts.jobSaved));
    },
    explain: (error) => sendFailure(error, messages.jobForm.failed, appMessages),
  });
}
