import type { Statement } from '@skillharbor/contract';
import { emptyAppeal } from '@skillharbor/ui/forms';
import type { AppealFormProps } from '@skillharbor/ui/forms';
import { useStatementMessages } from '@skillharbor/ui/primitives';
import type { ReactNode } from 'react';
import { focusMain } from '../navigation/focusMain.ts';
import { sendFailure } from '../app/errors.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { useDraft } from '../submission/useDraft.ts';
import { useSubmission } from '../submission/useSubmission.ts';
import { useUnsavedGuard } from '../submission/useUnsavedGuard.tsx';

/**
 * Returns the form that appeals against a decision, and the dialog that asks before the user leaves the form.
 *
 * @param send sends the text of the appeal, and returns the statement with the appeal
 * @param onSent shows that statement
 */
export function useAppeal(
  send: (words: string) => Promise<Statement>,
  onSent: (statement: Statement) => void,
): { appealing: AppealFormProps; question: ReactNode } {
  const appMessages = useAppMessages();
  const messages = useStatementMessages().appeal;
  const draft = useDraft();
  const { sending, question, ...unsaved } = useUnsavedGuard(draft);
  const [submission, onSubmit] = useSubmission<string>({
    send: async (words) => {
      onSent(await sending(send(words)));
      // Moves the focus, because the form and its focused button disappear.
      focusMain();
    },
    explain: (error) => sendFailure(error, messages.failed, appMessages),
  });
  const initial = draft.fill(emptyAppeal);
  return { appealing: { ...unsaved, initial, draft: draft.restored, submission, onSubmit }, question };
}
