import { useWorkRecordMessages } from '@skillharbor/ui/primitives';
import { agreementKey } from '../../agreements/queries.ts';
import { useWorkRecordStep } from '../../agreements/useWorkRecordStep.ts';
import { writeSentence } from '../../api/agreements.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { useSubmission } from '../../submission/useSubmission.ts';
import type { UnsavedGuard } from '../../submission/useUnsavedGuard.tsx';

/**
 * Sends a statement about the other side, or confirms, hides or shows such a statement. The page then shows the
 * agreement with the result.
 */
export function useRecording(applicationId: number, unsaved: Pick<UnsavedGuard, 'sending'>) {
  const { api, queries } = useApp();
  const { form } = useWorkRecordMessages();
  const appMessages = useAppMessages();
  const reload = () => queries.invalidateQueries({ queryKey: agreementKey(applicationId) });
  const [submission, onSubmit] = useSubmission({
    send: async (values: { sentence: string }) => {
      await unsaved.sending(writeSentence(api, applicationId, values));
      await reload();
    },
    explain: (error) => sendFailure(error, form.failed, appMessages),
  });
  return { form: { submission, onSubmit }, ...useWorkRecordStep(reload) };
}
