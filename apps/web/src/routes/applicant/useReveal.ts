import type { Applicant } from '@skillharbor/ui/pages';
import { useClientMessages } from '@skillharbor/ui/primitives';
import type { Loadable, Submission } from '@skillharbor/ui/primitives';
import { revealApplicant } from '../../api/applications.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { conversationKey } from '../../conversations/queries.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

/** Reveals who sent an application that is under blind review. */
export function useReveal(applicant: Loadable<Applicant>): [Submission, () => void] {
  const appMessages = useAppMessages();
  const { api, queries } = useApp();
  const { revealModal } = useClientMessages().blindReview;
  const [submission, submit] = useSubmission({
    send: async (applicationId: number) => {
      await revealApplicant(api, applicationId);
      await queries.invalidateQueries();
      // The client is now allowed to read the data that was masked.
      await queries.resetQueries({ queryKey: conversationKey(applicationId) });
    },
    explain: (error) => sendFailure(error, revealModal.failed, appMessages),
  });
  const reveal = () => {
    if (applicant.status === 'ready') submit(applicant.data.application.id);
  };
  return [submission, reveal];
}
