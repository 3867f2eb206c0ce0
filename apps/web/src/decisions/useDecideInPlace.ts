import type { Application, DecisionInput } from '@skillharbor/contract';
import { useClientMessages, useToast } from '@skillharbor/ui/primitives';
import type { Submission } from '@skillharbor/ui/primitives';
import type { AcceptanceValues } from '@skillharbor/ui/modals';
import { decideApplication } from '../api/applications.ts';
import { decisionFailure } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { acceptanceOf } from './acceptanceOf.ts';
import { useConflict } from '../submission/useConflict.ts';
import { useSubmission } from '../submission/useSubmission.ts';
import { aboutDecision } from './decisionToast.ts';

interface Decide {
  accept: (application: Application, values: AcceptanceValues) => void;
  /** Declines an application. `reason` is the client's text, or '' if there is none. */
  decline: (application: Application, reason: string) => void;
}

/** Accepts or declines an application without leaving the list. */
export function useDecideInPlace(): [Submission, Decide] {
  const appMessages = useAppMessages();
  const { api, queries } = useApp();
  const toast = useToast();
  const onConflict = useConflict();
  const messages = useClientMessages();
  const [submission, submit] = useSubmission({
    send: async ({ id, body }: { id: number; body: DecisionInput }) => {
      await decideApplication(api, id, body).catch(onConflict);
      await queries.invalidateQueries();
      toast.show(appMessages.toasts[body.status], aboutDecision);
    },
    explain: (error, { body }) => decisionFailure(error, body.status, messages, appMessages),
  });
  return [
    submission,
    {
      accept: ({ id }, values) => submit({ id, body: acceptanceOf(values) }),
      decline: ({ id }, reason) =>
        submit({ id, body: { status: 'rejected', ...(reason !== '' && { decline_reason: reason }) } }),
    },
  ];
}
