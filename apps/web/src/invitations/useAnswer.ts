import { useInvitationMessages } from '@skillharbor/ui/primitives';
import type { Submission } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { declineInvitation, undoInvitationDecline } from '../api/invitations.ts';
import { sendFailure } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { useSubmission } from '../submission/useSubmission.ts';

interface Answer {
  id: string;
  /** The reason of the decline. It is undefined without a reason, and null to undo the decline. */
  reason?: string | undefined | null;
}

export interface Answering {
  /** Returns the submission of a reply to an invitation. */
  answerTo: (id: string) => Submission;
  onDecline: (id: string, reason?: string) => void;
  onUndo: (id: string) => void;
}

const idle: Submission = { status: 'idle' };

/** Declines invitations that the freelancer received, and undoes declines. */
export function useAnswer(): Answering {
  const appMessages = useAppMessages();
  const { api, queries } = useApp();
  const messages = useInvitationMessages().received;
  const [answered, setAnswered] = useState<string>();

  const [submission, submit] = useSubmission({
    send: async ({ id, reason }: Answer) => {
      await (reason === null ? undoInvitationDecline(api, id) : declineInvitation(api, id, reason));
      await queries.invalidateQueries();
    },
    explain: (error) => sendFailure(error, messages.failed, appMessages),
  });
  const answer = (one: Answer) => {
    if (submission.status === 'submitting') return;
    setAnswered(one.id);
    submit(one);
  };
  return {
    answerTo: (id) => (id === answered ? submission : idle),
    onDecline: (id, reason) => answer({ id, reason }),
    onUndo: (id) => answer({ id, reason: null }),
  };
}
