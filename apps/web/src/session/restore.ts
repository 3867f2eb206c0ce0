import { ApiError, NetworkError } from '@skillharbor/api-client';
import type { MiddlewareFunction } from 'react-router-dom';
import { getCurrentUser } from '../api/currentUser.ts';
import { appContext } from '../app/app.ts';
import type { App } from '../app/app.ts';
import { retry } from '../platform/retry.ts';
import { currentUser } from './currentUser.ts';

type Parts = Pick<App, 'api' | 'session' | 'sessionEnded' | 'log'>;

/** The pauses before further attempts, in milliseconds. Only the failure of the last attempt is shown. */
const RETRY_PAUSES_MS = [1_000, 3_000];

/** Returns true if only a refresh token is left to restore the session from. */
export function needsRestoring({ session }: Pick<App, 'session'>): boolean {
  const stored = session.get();
  return currentUser(stored) === null && stored.refreshToken !== null;
}

/** Creates a function that restores the session once. After a failure, the next call tries again. */
export function createRestoring(parts: Parts): App['restored'] {
  let running: Promise<void> | undefined;
  return () => {
    running ??= restoreSession(parts).catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}

/**
 * Restores a session that has only a refresh token left. If the server refuses the token, the user is signed out.
 *
 * @throws NetworkError if the server could not be reached or failed. The session stays.
 */
async function restoreSession(parts: Parts): Promise<void> {
  const begin = Date.now();
  const isKnown = await retry(() => attempt(parts, begin), RETRY_PAUSES_MS);
  if (!isKnown) throw new NetworkError('The session could not be restored.');
}

/**
 * Makes one attempt to restore the session. Returns false if the server could not be reached, and otherwise true. A
 * token that arrived after `begin` is not refreshed again.
 */
async function attempt(parts: Parts, begin: number): Promise<boolean> {
  if (!needsRestoring(parts)) return true;
  const { api, session, sessionEnded, log } = parts;
  const outcome = await api.refresher.refresh(begin);
  if (outcome !== 'refreshed') return outcome !== 'unavailable';
  try {
    session.setUser(await getCurrentUser(api));
    return true;
  } catch (error) {
    log('The session could not be restored.', error);
    const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 403);
    if (isRefused) {
      session.clear();
      sessionEnded.current = true;
    }
    return isRefused;
  }
}

/** Makes guards and loaders wait until the session is restored. This guard belongs to the parent route of all pages. */
export const restored: MiddlewareFunction = async ({ context }) => {
  await context.get(appContext).restored();
};
