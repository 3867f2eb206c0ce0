import type { Submission } from '@skillharbor/ui/primitives';
import { useUser } from './useUser.ts';

/**
 * Returns the submission of a form that signs a user in. It stays pending until the next page is shown, because the
 * server would refuse a second submission in between.
 */
export function useUntilSignedIn(submission: Submission): Submission {
  return useUser() === null ? submission : { status: 'submitting' };
}
