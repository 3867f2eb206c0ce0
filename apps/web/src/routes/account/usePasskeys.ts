import { ApiError } from '@skillharbor/api-client';
import type { User } from '@skillharbor/contract';
import type { PasskeyTask, PasskeyValues } from '@skillharbor/ui/modals';
import type { PasskeysProps } from '@skillharbor/ui/pages';
import { usePasskeyMessages, useToast } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PasskeyError, loadMessages, sendFailure } from '../../app/errors.ts';
import type { App } from '../../app/app.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { mapLoadable } from '../../loading/mapLoadable.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { focusMain } from '../../navigation/focusMain.ts';
import { getCurrentUser } from '../../api/currentUser.ts';
import { removePasskey, renamePasskey } from '../../api/passkeys.ts';
import { passkeysQuery } from '../../passkeys/passkeysQuery.ts';
import { siteQuery } from '../../site/siteQuery.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

interface Sent {
  task: PasskeyTask;
  values: PasskeyValues;
}

/** Returns the passkeys of the user, and the dialog that adds, renames and removes them. */
export function usePasskeys({ needs_factor }: User): PasskeysProps {
  const app = useApp();
  const appMessages = useAppMessages();
  const messages = usePasskeyMessages();
  const toast = useToast();
  const { data: site } = useQuery(siteQuery(app));
  const response = useLoadable(passkeysQuery(app), loadMessages.passkeys(messages));
  const [task, setTask] = useState<PasskeyTask | null>(null);
  const [round, setRound] = useState(0);

  const [submission, submit] = useSubmission({
    send: async (sent: Sent, { isHere }) => {
      await perform(app, sent);
      await app.queries.invalidateQueries(passkeysQuery(app));
      if (needs_factor) app.session.setUser(await getCurrentUser(app.api));
      setTask(null);
      setRound((done) => done + 1);
      // Moves the focus, because the button that opened the dialog is gone together with its passkey.
      if (sent.task.kind === 'remove' && isHere()) focusMain();
      toast.show(messages[sent.task.kind].done);
    },
    explain: (error, { task: { kind } }) =>
      error instanceof PasskeyError
        ? { status: 'failed', message: messages[error.problem] }
        : sendFailure(error, messages[kind].failed, appMessages),
  });

  return {
    passkeys: mapLoadable(response, ({ results }) => results),
    canAdd: site?.passkeys !== false,
    task,
    round,
    submission,
    onOpen: setTask,
    onClose: () => setTask(null),
    onSubmit: (values) => task && submit({ task, values }),
  };
}

async function perform({ api }: App, { task, values }: Sent): Promise<void> {
  const { name, password } = values;
  if (task.kind === 'rename') await renamePasskey(api, task.passkey.id, { name });
  else if (task.kind === 'remove')
    await removePasskey(api, task.passkey.id, { password }).catch(unlessRemoved);
  else await (await import('../../passkeys/webAuthn.ts')).makePasskey(api, values);
}

/** Ignores the error of a passkey that was removed elsewhere. */
function unlessRemoved(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
