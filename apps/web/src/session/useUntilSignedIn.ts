import type { Submission } from '@skillharbor/ui/primitives';
import { useUser } from './useUser.ts';

/**
 * The submission of a form that signs a user in. It stays under way until the next page is there: between the two, the form
 * would send once more, and be refused.
 */
export function useUntilSignedIn(submission: Submission): Submission {
  return useUser() === null ? submission : { status: 'submitting' };
}
