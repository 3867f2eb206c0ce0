import type { User } from '@skillharbor/contract';
import type { CodesTask } from '@skillharbor/ui/modals';
import type { CodesStep, OneTimeCodesProps } from '@skillharbor/ui/pages';
import { useOneTimeCodeMessages, useToast } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { getCurrentUser } from '../../api/currentUser.ts';
import { prepareCodes, renewRecoveryCodes, turnOffCodes, turnOnCodes } from '../../api/oneTimeCodes.ts';
import { loadMessages, sendFailure } from '../../app/errors.ts';
import { useApp } from '../../app/useApp.ts';
import { useAppMessages } from '../../app/useAppMessages.ts';
import { useLoadable } from '../../loading/useLoadable.ts';
import { focusMain } from '../../navigation/focusMain.ts';
import { copyText } from '../../platform/copyText.ts';
import { saveFile } from '../../platform/saveFile.ts';
import { codesQuery } from '../../session/codesQuery.ts';
import { useSubmission } from '../../submission/useSubmission.ts';

/**
 * Returns whether the user has one-time codes, the dialog that asks for the password, and the steps after the dialog.
 */
export function useOneTimeCodes({ email }: User): OneTimeCodesProps {
  const app = useApp();
  const { api, session, queries } = app;
  const appMessages = useAppMessages();
  const messages = useOneTimeCodeMessages();
  const toast = useToast();
  const [task, setTask] = useState<CodesTask | null>(null);
  const [step, setStep] = useState<CodesStep>({ kind: 'state' });
  const [round, setRound] = useState(0);

  const [submission, submit] = useSubmission({
    send: async ({ task: sent, password }: { task: CodesTask; password: string }, { isHere }) => {
      if (sent === 'turnOn') setStep({ kind: 'setup', setup: await prepareCodes(api, { password }) });
      if (sent === 'renew') {
        const { recovery_codes: codes } = await renewRecoveryCodes(api, { password });
        setStep({ kind: 'recovery', codes });
      }
      if (sent === 'turnOff') await turnOffCodes(api, { password });
      await queries.invalidateQueries(codesQuery(app));
      setTask(null);
      setRound((done) => done + 1);
      if (sent !== 'turnOff') return;
      // Moves the focus, because the button that opened the dialog is gone.
      if (isHere()) focusMain();
      toast.show(messages.turnOff.done);
    },
    explain: (error, { task: sent }) => sendFailure(error, messages[sent].failed, appMessages),
  });

  const [confirming, confirm] = useSubmission({
    send: async (code: string) => {
      const { recovery_codes: codes } = await turnOnCodes(api, { code });
      setStep({ kind: 'recovery', codes });
      toast.show(messages.setup.done);
      await queries.invalidateQueries(codesQuery(app));
      // The user is loaded again, because the user may now have the second factor that the operator requires.
      session.setUser(await getCurrentUser(api));
    },
    explain: (error) => sendFailure(error, messages.setup.failed, appMessages),
  });

  return {
    codes: useLoadable(codesQuery(app), loadMessages.oneTimeCodes(messages)),
    step,
    task,
    round,
    submission,
    confirming,
    onOpen: setTask,
    onClose: () => setTask(null),
    onPassword: (password) => task && submit({ task, password }),
    onConfirm: confirm,
    onCopy: (text) =>
      void copyText(text).then((isCopied) => toast.show(isCopied ? messages.copied : messages.notCopied)),
    onDownload: (codes) => {
      const { file, fileName } = messages.recovery;
      const lines = [file(appMessages.siteName, email), '', ...codes, ''];
      saveFile(new Blob([lines.join('\n')], { type: 'text/plain' }), fileName);
    },
    onLeave: () => {
      setStep({ kind: 'state' });
      // Moves the focus, because the focused step disappears.
      focusMain();
    },
  };
}
