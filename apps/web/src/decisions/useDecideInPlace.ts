import type { Application, DecisionInput } from '@skillharbor/contract';
import { useClientMessages, useToast } from '@skillharbor/ui/primitives';
import type { Submission } from '@skillharbor/ui/primitives';
import { decideApplication } from '../api/applications.ts';
import { decisionFailure } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { useConflict } from '../submission/useConflict.ts';
import { useSubmission } from '../submission/useSubmission.ts';

/** Each takes the client's text, '' where there is none. */
interface Decide {
  accept: (application: Application, message: string) => void;
  decline: (application: Application, reason: string) => void;
}

/** Accepts or declines an application on a page of several, which stays. */
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
      toast.show(appMessages.toasts[body.status]);
    },
    explain: (error, { body }) => decisionFailure(error, body.status, messages, appMessages),
  });
  return [
    submission,
    {
      accept: ({ id }, message) =>
        submit({ id, body: { status: 'accepted', ...(message !== '' && { message }) } }),
      decline: ({ id }, reason) =>
        submit({ id, body: { status: 'rejected', ...(reason !== '' && { decline_reason: reason }) } }),
    },
  ];
}
