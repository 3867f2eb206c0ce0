import type { MyJob } from '@skillharbor/contract';
import { useClientMessages, useToast } from '@skillharbor/ui/primitives';
import type { Loadable, Submission } from '@skillharbor/ui/primitives';
import { updateJob } from '../../api/jobs.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { updateOf } from '../../jobs/jobUpdate.ts';
import { useConflict } from '../../submission/useConflict.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

/** Deactivates an active job, and reactivates an inactive one. */
export function useToggleJob(job: Loadable<MyJob>): [Submission, () => void] {
  const appMessages = useAppMessages();
  const { api, queries } = useApp();
  const { activityModal } = useClientMessages();
  const toast = useToast();
  const onConflict = useConflict();

  const [submission, submit] = useSubmission({
    send: async (before: MyJob) => {
      const body = { ...updateOf(before), is_active: !before.is_active };
      await updateJob(api, before.id, body).catch(onConflict);
      await queries.invalidateQueries();
      toast.show(appMessages.toasts[body.is_active ? 'jobActivated' : 'jobDeactivated']);
    },
    explain: (error, { is_active }) =>
      sendFailure(error, activityModal[is_active ? 'deactivate' : 'reactivate'].failed, appMessages),
  });
  return [submission, () => void (job.status === 'ready' && submit(job.data))];
}
