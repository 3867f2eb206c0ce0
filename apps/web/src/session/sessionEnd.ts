import type { EndedSession } from '@skillharbor/api-client';
import type { App } from '../app/app.ts';

/**
 * Creates the function that runs when the server has ended the session. What a user typed survives a session that has
 * expired, but not one that the user has ended from elsewhere: this device may be lost, or be another person's.
 */
export function createSessionEnd({
  sessionEnded,
  drafts,
}: Pick<App, 'sessionEnded' | 'drafts'>): (ended: EndedSession) => void {
  return ({ user, isRevoked }) => {
    sessionEnded.current = true;
    if (isRevoked && user !== null) drafts.clear(user.pk);
  };
}
