/** For the tests of this package: a fetch that answers from a list, a clock that stands still, and tokens. */
import type { Session } from '@skillharbor/contract';
import { createSessionStore, type SessionStore } from '../session-store.ts';
import { memoryStorage } from '../storage.ts';

export const BASE = 'https://harbor.test';

export type Reply = (request: Request) => Response | Promise<Response>;

/** Answers by 'METHOD /path'. A path that is asked for without being listed fails the test. */
export function fakeServer(replies: Readonly<Record<string, Reply>>) {
  const requests: Request[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(request.clone());
    const name = `${request.method} ${new URL(request.url).pathname}`;
    const reply = replies[name];
    if (!reply) throw new Error(`Nothing answers ${name} in this test.`);
    return reply(request);
  };
  return {
    fetch,
    requests,
    /** How often something was asked for. */
    count: (name: string) =>
      requests.filter((request) => `${request.method} ${new URL(request.url).pathname}` === name).length,
  };
}

export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}

/** Answers one after the other; the last one stays. */
export function inTurn(...replies: Reply[]): Reply {
  let turn = 0;
  return (request) => {
    const reply = replies[Math.min(turn++, replies.length - 1)];
    if (!reply) throw new Error('inTurn needs at least one reply.');
    return reply(request);
  };
}

export function fakeClock(start = 1_800_000_000_000) {
  let time = start;
  return { now: () => time, advance: (seconds: number) => void (time += seconds * 1000) };
}

/** A token with readable claims and a signature that nobody checks. */
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
    profile_image: null,
  },
};

/** A store in which somebody signed in at the clock's present time. */
export function signedIn(now: () => number, session: Session = adasSession): SessionStore {
  const store = createSessionStore(memoryStorage(), { now });
  store.set(session);
  return store;
}
