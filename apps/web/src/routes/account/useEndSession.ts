import { ApiError } from '@skillharbor/api-client';
import type { OpenSession } from '@skillharbor/contract';
import { useAccountPageMessages, useToast } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { endOtherSessions, endSession } from '../../api/account.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { focusMain } from '../../navigation/focusMain.ts';
import { sessionsQuery } from '../../session/queries.ts';
import { useSubmission } from '../../submission/useSubmission.ts';
import type { AccountDialog } from './accountDialog.ts';

interface Ending {
  /** The session to end, or null for all sessions except the current one. */
  session: OpenSession | null;
  password: string;
}

/** Ends one session of the user, or all sessions except the current one. */
export function useEndSession(open: AccountDialog | null, onClose: () => void) {
  const app = useApp();
  const appMessages = useAppMessages();
  const messages = useAccountPageMessages().sessions;
  const toast = useToast();
  // The dialog keeps its content while it closes.
  const [shown, setShown] = useState<OpenSession | null>(null);
  if (open?.kind === 'end' && open.session !== shown) setShown(open.session);
  // A new React key clears the fields of the dialog.
  const [round, setRound] = useState(0);

  const [ending, end] = useSubmission({
    send: async ({ session, password }: Ending, { isHere }) => {
      if (session === null) await endOtherSessions(app.api, { password });
      else await endSession(app.api, session.id, { password }).catch(unlessEnded);
      await app.queries.invalidateQueries(sessionsQuery(app));
      onClose();
      setRound((done) => done + 1);
      // Moves the focus, because the button that opened the dialog disappears together with its session.
      if (isHere()) focusMain();
      toast.show(session === null ? messages.othersEnded : messages.ended);
    },
    explain: (error) => sendFailure(error, messages.failed, appMessages),
  });

  return { shown, round, ending, end };
}

/** Ignores the error of a session that has already ended. */
function unlessEnded(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
