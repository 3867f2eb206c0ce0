import type { DecisionInput } from '@skillharbor/contract';
import type { Applicant } from '@skillharbor/ui/pages';
import { useClientMessages, useToast } from '@skillharbor/ui/primitives';
import type { Loadable, Submission } from '@skillharbor/ui/primitives';
import { decideApplication } from '../../api/applications.ts';
import { decisionFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { aboutDecision } from '../../decisions/decisionToast.ts';
import { useGoBack } from '../../navigation/useGoBack.ts';
import { useConflict } from '../../submission/useConflict.ts';
import { useSubmission } from '../../submission/useSubmission.ts';
import type { UnsavedGuard } from '../../submission/useUnsavedGuard.tsx';

interface DecisionOptions {
  applicant: Loadable<Applicant>;
  /** The address that opens after the decision if the client came from outside the app. */
  backHref: string;
  unsaved: Pick<UnsavedGuard, 'sending'>;
}

/** Accepts or declines an application, and navigates back to the other applications. */
export function useDecision(options: DecisionOptions): [Submission, (decision: DecisionInput) => void] {
  const appMessages = useAppMessages();
  const { applicant, backHref, unsaved } = options;
  const { api, queries } = useApp();
  const goBack = useGoBack(backHref);
  const toast = useToast();
  const onConflict = useConflict();
  const messages = useClientMessages();

  const [submission, submit] = useSubmission({
    send: async ({ applicationId, body }: { applicationId: number; body: DecisionInput }, { isHere }) => {
      await unsaved.sending(decideApplication(api, applicationId, body)).catch(onConflict);
      toast.show(appMessages.toasts[body.status], aboutDecision);
      await (isHere() ? goBack() : queries.invalidateQueries());
    },
    explain: (error, { body }) => decisionFailure(error, body.status, messages, appMessages),
  });
  const decide = (body: DecisionInput) => {
    if (applicant.status === 'ready') submit({ applicationId: applicant.data.application.id, body });
  };
  return [submission, decide];
}
