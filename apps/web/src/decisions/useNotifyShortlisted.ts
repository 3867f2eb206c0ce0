import type { Applicant } from '@skillharbor/ui/pages';
import { useClientMessages } from '@skillharbor/ui/primitives';
import type { Loadable, Submission } from '@skillharbor/ui/primitives';
import { notifyShortlisted } from '../api/applications.ts';
import { sendFailure } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { useConflict } from '../submission/useConflict.ts';
import { useSubmission } from '../submission/useSubmission.ts';

/** Notifies the freelancer that the application is on the shortlist. */
export function useNotifyShortlisted(applicant: Loadable<Applicant>): [Submission, () => void] {
  const appMessages = useAppMessages();
  const { api, queries } = useApp();
  const { failed } = useClientMessages().review.shortlist.notifyModal;
  const onConflict = useConflict();
  const [submission, submit] = useSubmission({
    send: async (id: number) => {
      await notifyShortlisted(api, id).catch(onConflict);
      await queries.invalidateQueries();
    },
    explain: (error) => sendFailure(error, failed, appMessages),
  });
  return [submission, () => void (applicant.status === 'ready' && submit(applicant.data.application.id))];
}
