import type { VersionedJobUpdate } from '@skillharbor/contract';
import { useClientMessages } from '@skillharbor/ui/primitives';
import { updateJob } from '../../api/jobs.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { paths } from '../../navigation/paths.ts';
import { useConflict } from '../../submission/useConflict.ts';
import { useNextPage } from '../../submission/useNextPage.ts';
import { useSubmission } from '../../submission/useSubmission.ts';
import type { UnsavedGuard } from '../../submission/useUnsavedGuard.tsx';

/** Saves an edit and navigates to the job. On a conflict, the page shows the changes of the other edit. */
export function useSaveJob(jobId: number, unsaved: Pick<UnsavedGuard, 'sending'>) {
  const appMessages = useAppMessages();
  const { api } = useApp();
  const goOn = useNextPage();
  const onConflict = useConflict();
  const messages = useClientMessages();

  return useSubmission({
    send: async (body: VersionedJobUpdate, sending) => {
      await unsaved.sending(updateJob(api, jobId, body)).catch(onConflict);
      await goOn(sending, paths.manageJob(jobId), { toast: appMessages.toasts.jobSaved });
    },
    explain: (error) => sendFailure(error, messages.jobForm.failed, appMessages),
  });
}
