import type { Agreement, AgreementInput, AgreementStepInput } from '@skillharbor/contract';
import { useAgreementMessages, useToast } from '@skillharbor/ui/primitives';
import { agreementKey } from '../../agreements/queries.ts';
import { takeAgreementStep, writeAgreement } from '../../api/agreements.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { useConflict } from '../../submission/useConflict.ts';
import { useSubmission } from '../../submission/useSubmission.ts';
import type { UnsavedGuard } from '../../submission/useUnsavedGuard.tsx';

/** Shows an agreement as the server has returned it. Cancels a running request, which may return an older state. */
function useShow(applicationId: number) {
  const { queries } = useApp();
  const queryKey = agreementKey(applicationId);
  return async (agreement: Agreement) => {
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, agreement);
  };
}

/** Sends a version of the agreement. On a conflict, the page shows the newest version beside the typed text. */
export function useWriteAgreement(applicationId: number, unsaved: Pick<UnsavedGuard, 'sending'>) {
  const { api } = useApp();
  const messages = useAgreementMessages().form;
  const appMessages = useAppMessages();
  const toast = useToast();
  const show = useShow(applicationId);
  const onConflict = useConflict();

  return useSubmission({
    send: async (input: AgreementInput) => {
      const sent = writeAgreement(api, applicationId, input);
      await show(await unsaved.sending(sent).catch(onConflict));
      toast.show(messages.sent);
    },
    explain: (error) => sendFailure(error, messages.failed, appMessages),
  });
}

/** Confirms the agreement, or records a step of the work. On a conflict, the page shows the current agreement. */
export function useAgreementStep(applicationId: number) {
  const { api } = useApp();
  const messages = useAgreementMessages();
  const appMessages = useAppMessages();
  const show = useShow(applicationId);
  const onConflict = useConflict();

  return useSubmission({
    send: async (step: AgreementStepInput) => {
      await show(await takeAgreementStep(api, applicationId, step).catch(onConflict));
    },
    explain: (error, { action }) =>
      sendFailure(error, action === 'end' ? messages.ending.failed : messages.actions.failed, appMessages),
  });
}
