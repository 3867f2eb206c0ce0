import type { Submission } from '@skillharbor/ui/primitives';
import { useState } from 'react';
import { useUser } from './useUser.ts';

/**
 * Returns the submission of a form that signs a user in. Once it has signed the user in, it stays pending until the next
 * page is shown, because the server would refuse a second submission in between. Other forms of the page do not change.
 */
export function useUntilSignedIn(submission: Submission): Submission {
  const isSignedIn = useUser() !== null;
  const { status } = submission;
  const [last, setLast] = useState<'submitting' | 'failed' | null>(null);
  if (status !== 'idle' && status !== last) setLast(status);
  return isSignedIn && last === 'submitting' ? { status: 'submitting' } : submission;
}
