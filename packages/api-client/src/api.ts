import type { User, paths } from '@skillharbor/contract';
import createClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';
import type { ClientPaths } from './clientPaths.ts';
import { absoluteLinks } from './links.ts';
import { bearerMiddleware, cookieMiddleware } from './middleware.ts';
import { sendWith } from './send.ts';
import { createRefresher } from './refresher.ts';
import type { EndSession, Refresher } from './refresher.ts';
import type { SessionStore } from './sessionStore.ts';

export interface Api {
  /** The client for public reads. It sends neither cookies nor a token. */
  readonly anonymous: Client<ClientPaths>;
  /**
   * The client that sends cookies and the CSRF header: for signing in and out, account, profile, applications and
   * contact.
   */
  readonly credentialed: Client<ClientPaths>;
  /** The client that sends the access token: for job-listing requests that need a user. */
  readonly bearer: Client<ClientPaths>;
  /** Restores a session. The clients refresh on their own. */
  readonly refresher: Refresher;
}

/** A session that the server has refused. */
export interface EndedSession {
  /** The user of the session, or null if this browser did not know them. */
  user: User | null;
  /** True if the user has ended the session elsewhere or by a new password, so that it did not expire. */
  isRevoked: boolean;
}

export interface ApiOptions {
  /** The origin of the API. The default is the origin of the page. */
  baseUrl?: string;
  /** True if the API is on another origin, whose cookies the page can neither read nor rely on. */
  elsewhere?: boolean;
  session: SessionStore;
  fetch?: typeof globalThis.fetch;
  /** Returns the readable cookies, in the form of `document.cookie`. */
  cookies?: () => string;
  locks?: Pick<LockManager, 'request'> | undefined;
  /** Returns the time in milliseconds since 1970. */
  now?: () => number;
  /** Receives errors that need no handling. Silent by default. */
  log?: (message: string) => void;
  /** Called when the server has refused the session, which is cleared by then. */
  onSessionEnd?: (ended: EndedSession) => void;
  /** Milliseconds after which a silent server counts as unreachable. */
  timeout?: number;
}

/** Creates the clients of the API. They follow the session store, so signing in or out needs no new client. */
export function createApi({
  baseUrl = '',
  elsewhere = false,
  session,
  fetch = (...request) => globalThis.fetch(...request),
  cookies = () => document.cookie,
  locks = globalThis.navigator?.locks,
  now = Date.now,
  log = () => {},
  onSessionEnd = () => {},
  timeout = 30_000,
}: ApiOptions): Api {
  const options = { baseUrl, fetch: sendWith(fetch, timeout) };
  const endSession: EndSession = ({ isRevoked }) => {
    const { user } = session.get();
    session.clear();
    onSessionEnd({ user, isRevoked });
  };

  const anonymous = createClient<ClientPaths>({ ...options, credentials: 'omit' });
  // Refreshing renews the cookie as well, so the request must include credentials.
  const plain = createClient<paths>({ ...options, credentials: 'include' });
  const refresher = createRefresher({ client: plain, session, endSession, now, log, locks });

  const credentialed = createClient<ClientPaths>({ ...options, credentials: 'include' });
  credentialed.use(cookieMiddleware({ session, endSession, refresher, now, cookies, elsewhere }));

  const bearer = createClient<ClientPaths>({ ...options, credentials: 'omit' });
  bearer.use(bearerMiddleware({ session, endSession, refresher, now }));

  if (elsewhere) for (const client of [anonymous, credentialed, bearer]) client.use(absoluteLinks(baseUrl));

  return { anonymous, credentialed, bearer, refresher };
}
