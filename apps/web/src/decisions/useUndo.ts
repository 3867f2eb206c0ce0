import type { Application } from '@skillharbor/contract';
import { useClientMessages, useToast } from '@skillharbor/ui/primitives';
import type { Submission } from '@skillharbor/ui/primitives';
import { undoDecision } from '../api/applications.ts';
import { sendFailure } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { useConflict } from '../submission/useConflict.ts';
import { useSubmission } from '../submission/useSubmission.ts';
import { aboutDecision } from './decisionToast.ts';

/** Undoes a delayed decision. */
export function useUndo(): [Submission, (application: Application) => void] {
  const appMessages = useAppMessages();
  const { api, queries } = useApp();
  const { heldDecision } = useClientMessages();
  const toast = useToast();
  const onConflict = useConflict();

  return useSubmission({
    send: async ({ id }: Application) => {
      await undoDecision(api, id).catch(onConflict);
      await queries.invalidateQueries();
      toast.show(appMessages.toasts.undone, aboutDecision);
    },
    explain: (error) => sendFailure(error, heldDecision.failed, appMessages),
  });
}
