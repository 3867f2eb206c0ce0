/** Creates the clients for a fake server, whose requests and responses have short names here. */
import { vi } from 'vitest';
import { createApi } from '../api.ts';
import type { ApiOptions } from '../api.ts';
import { createSessionStore } from '../sessionStore.ts';
import type { SessionStore } from '../sessionStore.ts';
import { memoryStorage } from '../storage.ts';
import { BASE, fakeClock, fakeServer, json, signedIn } from './fakes.ts';
import type { Responder } from './fakes.ts';

export const REFRESH = 'POST /api/auth/token/refresh/';
export const ME = 'GET /api/users/';
export const CREATE = 'POST /api/job-listings/create/';
export const MINE = 'GET /api/job-listings/my-listings/';
export const DECIDE = 'PATCH /api/applications/update/3/';

export const renewed: Responder = () => json({ access: 'access-2' });
export const logIn: Responder = () => json({ detail: 'Please log in.' }, 401);
export const forbidden: Responder = () => json({ detail: 'Only clients can do this.' }, 403);

interface Setting {
  responses: Record<string, Responder>;
  clock?: ReturnType<typeof fakeClock>;
  session?: SessionStore;
  cookies?: () => string;
}

export function setUp({
  responses,
  clock = fakeClock(),
  session = signedIn(clock.now),
  cookies = () => '',
}: Setting) {
  const server = fakeServer(responses);
  const { fetch } = server;
  const onSessionEnd = vi.fn<NonNullable<ApiOptions['onSessionEnd']>>();
  const options = { baseUrl: BASE, session, fetch, cookies, locks: undefined, now: clock.now, onSessionEnd };
  return { server, api: createApi(options), session, clock, onSessionEnd };
}

export const anonymousSession = () => createSessionStore(memoryStorage());
