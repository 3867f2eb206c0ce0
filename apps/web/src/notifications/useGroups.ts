import type { PushGroup } from '@skillharbor/contract';
import type { PushSectionProps } from '@skillharbor/ui/forms';
import type { Submission } from '@skillharbor/ui/primitives';
import { useRef, useState } from 'react';
import { useSubmission } from '../submission/useSubmission.ts';

type Groups = readonly PushGroup[];
type Failed = Extract<Submission, { status: 'failed' }>;

interface GroupsOptions {
  /** Saves the groups, and reloads the saved groups. */
  save: (groups: Groups) => Promise<void>;
  explain: (error: unknown) => Failed;
}

/**
 * Saves each choice of groups at once. The latest choice is shown until it is saved. After a failure, the saved groups
 * are shown again. A choice that the user makes during a request is sent after that request.
 */
export function useGroups(
  saved: Groups,
  { save, explain }: GroupsOptions,
): Pick<PushSectionProps, 'groups' | 'choosing' | 'onChoose'> {
  const [chosen, setChosen] = useState<Groups | null>(null);
  const latest = useRef<Groups>(saved);

  const [choosing, submit] = useSubmission<void>({
    send: async () => {
      try {
        let last;
        do {
          last = latest.current;
          await save(last);
        } while (latest.current !== last);
      } finally {
        setChosen(null);
      }
    },
    explain,
  });

  return {
    groups: chosen ?? saved,
    choosing,
    onChoose: (groups) => {
      latest.current = groups;
      setChosen(groups);
      submit();
    },
  };
}
