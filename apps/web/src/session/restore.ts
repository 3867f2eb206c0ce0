import type { MiddlewareFunction } from 'react-router-dom';
import { getCurrentUser } from '../api/account.ts';
import { appContext } from '../app/app.ts';
import type { App } from '../app/app.ts';
import { currentUser } from './currentUser.ts';

type Parts = Pick<App, 'api' | 'session' | 'log'>;

/** Whether only a refresh token is left, from which the session can be restored. */
export function needsRestoring({ session }: Pick<App, 'session'>): boolean {
  const stored = session.get();
  return currentUser(stored) === null && stored.refreshToken !== null;
}

/**
 * Restores a session from its refresh token, where only that is left. If the server refuses, the user is signed out; if
 * it cannot be reached, the next start tries again.
 */
export async function restoreSession({ api, session, log }: Parts): Promise<void> {
  if (!needsRestoring({ session })) return;
  if ((await api.refresher.refresh(Date.now())) !== 'refreshed') return;
  try {
    session.setUser(await getCurrentUser(api));
  } catch (error) {
    log('The session could not be restored.', error);
    session.clear();
  }
}

/** For the route of all pages: guards and loaders wait until the session is restored. */
export const restored: MiddlewareFunction = async ({ context }) => {
  await context.get(appContext).restored;
};
