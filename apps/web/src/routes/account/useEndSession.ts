import { ApiError } from '@skillharbor/api-client';
import { useAccountPageMessages, useToast } from '@skillharbor/ui/primitives';
import type { Submission } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { endOtherSessions, endSession } from '../../api/account.ts';
import { sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { focusMain } from '../../navigation/focusMain.ts';
import { sessionsQuery } from '../../session/queries.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

interface Ending {
  ending: Submission;
  endingId: string | null;
  onEnd: (id: string | null) => void;
}

/** Ends a session of the user, or all others for null. */
export function useEndSession(): Ending {
  const app = useApp();
  const appMessages = useAppMessages();
  const messages = useAccountPageMessages().sessions;
  const toast = useToast();
  const [endingId, setEndingId] = useState<string | null>(null);
  const [ending, submit] = useSubmission({
    send: async (id: string | null, { isHere }) => {
      if (id === null) await endOtherSessions(app.api);
      else await endSession(app.api, id).catch(unlessEnded);
      await app.queries.invalidateQueries(sessionsQuery(app));
      // The pressed button disappears with its session.
      if (isHere()) focusMain();
      toast.show(id === null ? messages.othersEnded : messages.ended);
    },
    explain: (error) => sendFailure(error, messages.failed, appMessages),
  });

  function onEnd(id: string | null) {
    // Another button must not look as if it were sending.
    if (ending.status === 'submitting') return;
    setEndingId(id);
    submit(id);
  }

  return { ending, endingId, onEnd };
}

/** Ignores the error of a session that has already ended. */
function unlessEnded(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
