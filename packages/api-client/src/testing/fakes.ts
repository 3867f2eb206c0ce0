/** Helpers for the tests of this package: a fetch with prepared responses, a fixed clock, and tokens. */
import type { Session } from '@skillharbor/contract';
import { createSessionStore } from '../sessionStore.ts';
import type { SessionStore } from '../sessionStore.ts';
import { memoryStorage } from '../storage.ts';

export const BASE = 'https://harbor.test';

export type Responder = (request: Request) => Response | Promise<Response>;

/** Creates a server with prepared responses for each 'METHOD /path'. A request to any other path fails the test. */
export function fakeServer(responses: Readonly<Record<string, Responder>>) {
  const requests: Request[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(request.clone());
    const name = `${request.method} ${new URL(request.url).pathname}`;
    const respond = responses[name];
    if (!respond) throw new Error(`Nothing responds to ${name} in this test.`);
    return respond(request);
  };
  return {
    fetch,
    requests,
    /** Returns the number of requests with this name. */
    count: (name: string) =>
      requests.filter((request) => `${request.method} ${new URL(request.url).pathname}` === name).length,
  };
}

export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}

/** Sends the responses in order, and repeats the last one. */
export function inTurn(...responses: Responder[]): Responder {
  let turn = 0;
  return (request) => {
    const respond = responses[Math.min(turn++, responses.length - 1)];
    if (!respond) throw new Error('inTurn needs at least one response.');
    return respond(request);
  };
}

export function fakeClock(start = 1_800_000_000_000) {
  let time = start;
  return { now: () => time, advance: (seconds: number) => void (time += seconds * 1000) };
}

/** Creates a token with readable claims and an unverified signature. */
export function tokenWith(claims: Record<string, unknown>): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.x`;
}

export const adasSession: Session = {
  access_token: 'access-1',
  refresh_token: tokenWith({ exp: 1_900_000_000 }),
  user: {
    pk: 7,
    first_name: 'Ada',
    last_name: 'Okafor',
    email: 'ada@example.com',
    role: 'freelancer',
    team_role: 'owner',
    is_confirmed: true,
    needs_factor: false,
    new_email: null,
    profile_image: null,
    language: null,
    time_zone: null,
    quiet_hours: null,
    digest_hour: null,
    mails: {
      applications: true,
      still_looking: true,
      questions: true,
      job_changes: true,
      messages: true,
      invitations: true,
      saved_searches: true,
    },
    deletes_at: null,
  },
};

/** Creates a store whose user signed in at the clock's current time. */
export function signedIn(now: () => number, session: Session = adasSession): SessionStore {
  const store = createSessionStore(memoryStorage(), { now });
  store.set(session);
  return store;
}
