import type { Statement } from '@skillharbor/contract';
import { useStatementMessages } from '@skillharbor/ui/primitives';
import type { Submission } from '@skillharbor/ui/primitives';
import { focusMain } from '../navigation/focusMain.ts';
import { sendFailure } from '../app/errors.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { useSubmission } from '../submission/useSubmission.ts';

/**
 * Sends the appeal against a decision.
 *
 * @param send sends the words, and returns the statement with the appeal
 * @param onSent shows that statement
 */
export function useAppeal(
  send: (words: string) => Promise<Statement>,
  onSent: (statement: Statement) => void,
): [Submission, (words: string) => void] {
  const appMessages = useAppMessages();
  const messages = useStatementMessages().appeal;
  return useSubmission<string>({
    send: async (words) => {
      onSent(await send(words));
      // The form disappears with the button that has the focus.
      focusMain();
    },
    explain: (error) => sendFailure(error, messages.failed, appMessages),
  });
}
