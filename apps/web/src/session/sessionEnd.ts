import type { EndedSession } from '@skillharbor/api-client';
import type { App } from '../app/app.ts';

/**
 * Creates the function that runs when the server has ended the session. Typed text survives an expired session, but not
 * a session that the user has ended from another device, because this device may be lost or belong to another person.
 */
export function createSessionEnd({
  sessionEnded,
  drafts,
  device,
}: Pick<App, 'sessionEnded' | 'drafts' | 'device'>): (ended: EndedSession) => void {
  return ({ user, isRevoked }) => {
    sessionEnded.current = true;
    if (!isRevoked || user === null) return;
    drafts.clear(user.pk);
    // If the chunk does not load, the saved items stay on the device, which are only changes that were not sent yet.
    void import('../storage/savedItems.ts').then(({ savedItemsOf }) => savedItemsOf(device).clear(user.pk));
  };
}
