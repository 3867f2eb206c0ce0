import type { WorkRecordStep } from '@skillharbor/contract';
import { useWorkRecordMessages } from '@skillharbor/ui/primitives';
import type { Submission } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { takeWorkRecordStep } from '../api/agreements.ts';
import { sendFailure } from '../app/errors.ts';
import { useApp } from '../app/useApp.ts';
import { useAppMessages } from '../app/useAppMessages.ts';
import { useSubmission } from '../submission/useSubmission.ts';

interface EntryStep {
  entryId: number;
  step: WorkRecordStep;
}

/**
 * Confirms, hides and shows entries of the work record.
 *
 * @param onDone reloads the data of the page, both after a step and after a conflict
 */
export function useWorkRecordStep(onDone: () => Promise<unknown>): {
  stepping: { submission: Submission; entryId: number | null };
  onStep: (entryId: number, step: WorkRecordStep) => void;
} {
  const { api } = useApp();
  const { stepFailed } = useWorkRecordMessages();
  const appMessages = useAppMessages();
  const [entryId, setEntryId] = useState<number | null>(null);
  const [submission, send] = useSubmission({
    send: async ({ entryId: id, step }: EntryStep) => {
      try {
        await takeWorkRecordStep(api, id, step);
      } finally {
        await onDone();
      }
    },
    explain: (error) => sendFailure(error, stepFailed, appMessages),
  });
  return {
    stepping: { submission, entryId },
    onStep: (id, step) => {
      setEntryId(id);
      send({ entryId: id, step });
    },
  };
}
