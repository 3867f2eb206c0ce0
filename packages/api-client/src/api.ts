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
   * The client that sends cookies and the CSRF header, for example for signing in and out, the account, applications,
   * teams and moderation.
   */
  readonly credentialed: Client<ClientPaths>;
  /** The client that sends the access token, for example for the user's jobs, drafts and conversations. */
  readonly bearer: Client<ClientPaths>;
  /** Restores a session when the app starts. After that, the clients refresh their token by themselves. */
  readonly refresher: Refresher;
}

/** A session that the server has refused. */
export interface EndedSession {
  /** The user of the session, or null if this browser had not saved the user. */
  user: User | null;
  /** True if the user has ended the session from elsewhere or by changing the password. False if it expired. */
  isRevoked: boolean;
}

export interface ApiOptions {
  /** The origin of the API. The default is the origin of the page. */
  baseUrl?: string;
  /** True if the API is on another origin, so that the page can neither read nor rely on the API's cookies. */
  elsewhere?: boolean;
  session: SessionStore;
  fetch?: typeof globalThis.fetch;
  /** Returns the readable cookies, in the form of `document.cookie`. */
  cookies?: () => string;
  locks?: Pick<LockManager, 'request'> | undefined;
  /** Returns the time in milliseconds since 1970. */
  now?: () => number;
  /** Receives the messages of errors that need no handling. By default, they are ignored. */
  log?: (message: string) => void;
  /** Called when the server has refused the session. The session has already been cleared. */
  onSessionEnd?: (ended: EndedSession) => void;
  /** The time after which a server that does not respond is treated as unreachable, in milliseconds. */
  timeout?: number;
}

/** Creates the clients of the API. They read the session store, so signing in or out needs no new client. */
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
  // Refreshing also renews the cookie, so the request must include credentials.
  const plain = createClient<paths>({ ...options, credentials: 'include' });
  const refresher = createRefresher({ client: plain, session, endSession, now, log, locks });

  const credentialed = createClient<ClientPaths>({ ...options, credentials: 'include' });
  credentialed.use(cookieMiddleware({ session, endSession, refresher, now, cookies, elsewhere }));

  const bearer = createClient<ClientPaths>({ ...options, credentials: 'omit' });
  bearer.use(bearerMiddleware({ session, endSession, refresher, now }));

  if (elsewhere) for (const client of [anonymous, credentialed, bearer]) client.use(absoluteLinks(baseUrl));

  return { anonymous, credentialed, bearer, refresher };
}
