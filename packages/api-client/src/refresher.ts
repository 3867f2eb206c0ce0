import type { paths } from '@skillharbor/contract';
import type { Client } from 'openapi-fetch';
import { ApiError } from './errors.ts';
import type { SessionStore, StoredSession } from './sessionStore.ts';

/**
 * - `refreshed`: there is a new access token.
 * - `none`: there was no refresh token, so no request was sent.
 * - `ended`: the server refused the refresh token. The session was cleared.
 * - `unavailable`: the server could not be reached or failed. The session stays.
 */
export type RefreshOutcome = 'refreshed' | 'none' | 'ended' | 'unavailable';

export interface Refresher {
  /**
   * Gets a new access token, unless a token arrived after `since` (milliseconds since 1970). Concurrent calls share one
   * request, even across tabs if the browser has Web Locks.
   */
  refresh: (since: number) => Promise<RefreshOutcome>;
}

/**
 * `isRevoked` is true if the user ended the session from elsewhere or changed the password, and false if it expired.
 */
export type EndSession = (ended: { isRevoked: boolean }) => void;

export interface RefresherOptions {
  /** A client without session middleware, for the refresh request itself. */
  client: Pick<Client<paths>, 'POST'>;
  session: SessionStore;
  /** Clears a session that the server has refused. */
  endSession: EndSession;
  /** Returns the time in milliseconds since 1970. */
  now: () => number;
  /** Receives the messages of errors that need no handling. */
  log: (message: string) => void;
  locks?: Pick<LockManager, 'request'> | undefined;
}

const FRESH_FOR = 30_000;
/** The statuses with which the server refuses a refresh token. After other failures, the token may still be valid. */
const refusals: ReadonlySet<number | undefined> = new Set([400, 401, 403]);
const LOCK = 'skillharbor.refresh';

/**
 * Returns true if the access token is so recent that it needs no refresh. It is never fresh after the clock was set
 * back.
 */
export function isFresh({ accessToken, accessTokenReceivedAt }: StoredSession, now: number): boolean {
  if (accessToken === null || accessTokenReceivedAt === null) return false;
  const age = now - accessTokenReceivedAt;
  return age >= 0 && age < FRESH_FOR;
}

export function createRefresher(options: RefresherOptions): Refresher {
  const { client, session, endSession, now, log, locks } = options;
  let running: Promise<RefreshOutcome> | undefined;

  async function refreshSince(since: number): Promise<RefreshOutcome> {
    const { refreshToken, accessToken, accessTokenReceivedAt } = session.get();
    if (refreshToken === null) return 'none';
    // Another tab refreshed the token while this one waited for the lock.
    const received = accessTokenReceivedAt ?? 0;
    if (accessToken !== null && received > since && received <= now()) return 'refreshed';
    return ask(refreshToken);
  }

  async function ask(refreshToken: string): Promise<RefreshOutcome> {
    const result = await client
      .POST('/api/auth/token/refresh/', { body: { refresh: refreshToken } })
      .catch(() => undefined);

    // The session may have ended or changed in the meantime. In that case, the response does not belong to the current
    // session.
    const current = session.get();
    if (current.refreshToken !== refreshToken) return current.accessToken === null ? 'none' : 'refreshed';

    if (result?.data) {
      session.renew(result.data.access);
      return 'refreshed';
    }
    if (refusals.has(result?.response.status)) {
      log('The session is over: its refresh token was refused.');
      endSession({ isRevoked: new ApiError(401, result?.error).code === 'session_revoked' });
      return 'ended';
    }
    return 'unavailable';
  }

  return {
    refresh(since) {
      const task = () => refreshSince(since);
      running ??= (locks ? locks.request(LOCK, task) : task()).finally(() => (running = undefined));
      return running;
    },
  };
}
