import type { Middleware } from 'openapi-fetch';
import { csrfTokenIn } from './csrf.ts';
import { ApiError, NetworkError } from './errors.ts';
import { isFresh } from './refresher.ts';
import type { EndSession, Refresher } from './refresher.ts';
import type { SessionStore } from './sessionStore.ts';

export interface SessionRules {
  session: SessionStore;
  /** Clears a session that the server has refused. */
  endSession: EndSession;
  refresher: Refresher;
  /** Returns the time in milliseconds since 1970. */
  now: () => number;
}

interface CookieRules extends SessionRules {
  /** Returns the readable cookies, in the form of `document.cookie`. */
  cookies: () => string;
  /** True if the page cannot read the API's cookies. */
  elsewhere: boolean;
}

/**
 * Identifies the user by cookies and protects writes by the CSRF header. If the page cannot read the cookies, the
 * access token does both.
 */
export function cookieMiddleware(rules: CookieRules): Middleware {
  return retryOnce({
    ...rules,
    prepare(request) {
      if (rules.elsewhere) return authorize(request, rules.session);
      const token = csrfTokenIn(rules.cookies());
      if (token !== null && isWrite(request)) request.headers.set('X-CSRFToken', token);
    },
    // A 403 response may also mean the wrong role. In that case, the request would be refused with a fresh token as
    // well.
    canHelp: ({ request, response, hadFreshToken }) =>
      response.status === 401 ||
      (response.status === 403 && (!hadFreshToken || (!rules.elsewhere && lacksCsrfToken(request)))),
  });
}

/**
 * Identifies the user by the access token, and refreshes an old token before using it. Without a token, no request is
 * sent.
 */
export function bearerMiddleware(rules: SessionRules): Middleware {
  const { session, refresher, now } = rules;
  const retry = retryOnce({
    ...rules,
    prepare: (request) => authorize(request, session),
    canHelp: ({ response }) => response.status === 401,
  });

  return {
    ...retry,
    async onRequest(call) {
      const stored = session.get();
      if (stored.refreshTokenExpiry !== null && !isFresh(stored, now())) await refresher.refresh(now());
      if (session.get().accessToken === null) throw new ApiError(401);
      retry.onRequest(call);
    },
  };
}

interface Refusal {
  request: Request;
  response: Response;
  hadFreshToken: boolean;
}

interface RetryRules extends SessionRules {
  /** Adds the current tokens to a request. */
  prepare: (request: Request) => void;
  /** Returns true if a refresh could change the response to this request. */
  canHelp: (refusal: Refusal) => boolean;
}

/**
 * Refreshes the token after a refusal and retries the request once. The session ends if the server refuses the refresh,
 * or the retry with the new token. If the server cannot be reached for a new token, the session stays.
 */
function retryOnce({ session, endSession, refresher, now, prepare, canHelp }: RetryRules) {
  // The body of a request can be read only once, so the retry needs a copy of the request.
  const sent = new WeakMap<Request, { copy: Request; at: number; hadFreshToken: boolean }>();

  return {
    onRequest({ request }) {
      prepare(request);
      sent.set(request, { copy: request.clone(), at: now(), hadFreshToken: isFresh(session.get(), now()) });
    },

    async onResponse({ request, response, schemaPath, options }) {
      const first = sent.get(request);
      // A wrong password at sign-in does not mean that the session has expired.
      if (!first || schemaPath.startsWith('/api/auth/')) return undefined;
      if (!canHelp({ request, response, hadFreshToken: first.hadFreshToken })) return undefined;

      const outcome = await refresher.refresh(first.at);
      if (outcome === 'unavailable' && response.status === 401) throw new NetworkError(new ApiError(401));
      if (outcome === 'none' && response.status === 401 && session.get().accessToken !== null)
        endSession({ isRevoked: false });
      if (outcome !== 'refreshed') return undefined;

      prepare(first.copy);
      const { accessToken } = session.get();
      const second = await options.fetch(first.copy);
      // Another user may have signed in in the meantime.
      if (second.status === 401 && session.get().accessToken === accessToken)
        endSession({ isRevoked: false });
      return second;
    },
  } satisfies Middleware;
}

function authorize(request: Request, session: SessionStore) {
  const { accessToken } = session.get();
  if (accessToken !== null) request.headers.set('Authorization', `Bearer ${accessToken}`);
}

function isWrite(request: Request): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(request.method);
}

function lacksCsrfToken(request: Request): boolean {
  return isWrite(request) && !request.headers.has('X-CSRFToken');
}
