import type { paths } from '@skillharbor/contract';
import createClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';
import type { ClientPaths } from './clientPaths.ts';
import { absoluteLinks } from './links.ts';
import { bearerMiddleware, cookieMiddleware } from './middleware.ts';
import { sendWith } from './send.ts';
import { createRefresher } from './refresher.ts';
import type { Refresher } from './refresher.ts';
import type { SessionStore } from './sessionStore.ts';

export interface Api {
  /** Public reads: neither cookies nor a token. */
  readonly anonymous: Client<ClientPaths>;
  /** Cookies and CSRF header: signing in and out, account, profile, applications, contact. */
  readonly credentialed: Client<ClientPaths>;
  /** Access token: the job-listing calls that need a user. */
  readonly bearer: Client<ClientPaths>;
  /** For restoring a session; the clients refresh on their own. */
  readonly refresher: Refresher;
}

export interface ApiOptions {
  /** The API's origin; the page's own by default. */
  baseUrl?: string;
  /** Whether the API is on another origin, whose cookies the page can neither read nor rely on. */
  elsewhere?: boolean;
  session: SessionStore;
  fetch?: typeof globalThis.fetch;
  /** The readable cookies, in the form of `document.cookie`. */
  cookies?: () => string;
  locks?: Pick<LockManager, 'request'> | undefined;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Receives errors that need no handling. Silent by default. */
  log?: (message: string) => void;
  /** Called when the server has refused the session, which is cleared by then. */
  onSessionEnd?: () => void;
  /** Milliseconds after which a silent server counts as unreachable. */
  timeout?: number;
}

/** The clients of the API. They follow the session store: signing in or out needs no new client. */
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
  const endSession = () => {
    session.clear();
    onSessionEnd();
  };

  const anonymous = createClient<ClientPaths>({ ...options, credentials: 'omit' });
  // Refreshing renews the cookie as well, so it has to be sent with credentials.
  const plain = createClient<paths>({ ...options, credentials: 'include' });
  const refresher = createRefresher({ client: plain, session, endSession, now, log, locks });

  const credentialed = createClient<ClientPaths>({ ...options, credentials: 'include' });
  credentialed.use(cookieMiddleware({ session, endSession, refresher, now, cookies, elsewhere }));

  const bearer = createClient<ClientPaths>({ ...options, credentials: 'omit' });
  bearer.use(bearerMiddleware({ session, endSession, refresher, now }));

  if (elsewhere) for (const client of [anonymous, credentialed, bearer]) client.use(absoluteLinks(baseUrl));

  return { anonymous, credentialed, bearer, refresher };
}
