import { unwrap } from '@skillharbor/api-client';
import type { App } from '../app.ts';
import { currentUser } from './current-user.ts';

type Parts = Pick<App, 'api' | 'session' | 'log'>;

/** Whether only a refresh token is left, from which the session can be restored. */
export function needsRestoring({ session }: Pick<App, 'session'>): boolean {
  const stored = session.get();
  return currentUser(stored) === null && stored.refreshToken !== null;
}

/**
 * Restores a session from its refresh token. If that fails, nobody is signed in; a session that could not be asked
 * for (the network is down) is tried again with the next start.
 */
export async function restoreSession({ api, session, log }: Parts): Promise<void> {
  if ((await api.refresher.refresh(Date.now())) !== 'refreshed') return;
  try {
    session.setUser(await unwrap(api.credentialed.GET('/api/users/')));
  } catch (error) {
    log('The session could not be restored.', error);
    session.clear();
  }
}
