import { createSessionStore, memoryStorage, NetworkError, sessionKeys } from '@skillharbor/api-client';
import { freelancerUser } from '@skillharbor/mocks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionOf, testApp } from '../testing/testApp.ts';
import { currentUser } from './currentUser.ts';
import { needsRestoring } from './restore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const onlyARefreshToken = () => createSessionStore(memoryStorage({ [sessionKeys.refreshToken]: 'refresh' }));

type Responder = () => Response | Promise<Response>;

/**
 * Makes a server that selects a list of responses by the last part of the path. It returns the responses of a list in
 * order, and repeats the last one.
 */
function server(responses: Record<string, Responder[]>) {
  return vi.fn<typeof fetch>(async (input) => {
    const name = new URL(new Request(input).url).pathname.split('/').at(-2) ?? '';
    const [next, ...later] = responses[name] ?? [];
    if (later.length > 0) responses[name] = later;
    return next ? next() : new Response(null, { status: 404 });
  });
}
const renewed: Responder = () => Response.json({ access: 'access-2' });
const me: Responder = () => Response.json(freelancerUser);
const refused: Responder = () => Response.json({ detail: 'Please log in.' }, { status: 401 });
const forbidden: Responder = () => Response.json({ detail: 'No.' }, { status: 403 });
const broken: Responder = () => Response.json({ detail: 'Internal.' }, { status: 500 });
const down: Responder = () => Promise.reject(new TypeError('Failed to fetch'));

/** Starts an app that has only a refresh token, and waits until all pauses between its attempts are over. */
async function start(responses: Record<string, Responder[]>) {
  const fetch = server(responses);
  const app = testApp({ session: onlyARefreshToken(), fetch });
  const again = async () => {
    const outcome = app.restored().then(
      () => 'restored',
      (error: unknown) => error,
    );
    await vi.runAllTimersAsync();
    return outcome;
  };
  return { app, fetch, again, outcome: await again(), user: () => currentUser(app.session.get()) };
}

describe('a session at the start', () => {
  test('is restored at once from a stored user and access token', () => {
    const session = sessionOf(freelancerUser);
    expect(needsRestoring({ session })).toBe(false);
    expect(currentUser(session.get())).toEqual(freelancerUser);
  });

  test('has no user without stored items', () => {
    const session = createSessionStore(memoryStorage());
    expect(needsRestoring({ session })).toBe(false);
    expect(currentUser(session.get())).toBeNull();
  });

  test('has no user if only a user is stored', () => {
    const session = createSessionStore(memoryStorage({ [sessionKeys.user]: JSON.stringify(freelancerUser) }));
    expect(needsRestoring({ session })).toBe(false);
    expect(currentUser(session.get())).toBeNull();
  });

  test('is restored from a refresh token', async () => {
    const { app, outcome, user } = await start({ refresh: [renewed], users: [me] });
    expect(outcome).toBe('restored');
    expect(user()).toEqual(freelancerUser);
    expect(app.session.get().accessToken).toBe('access-2');
  });

  test.each([
    ['the refresh token', { refresh: [refused] }],
    ['the user', { refresh: [renewed], users: [refused] }],
    ['the user, as one who may not ask', { refresh: [renewed], users: [forbidden] }],
  ])('ends when the server refuses %s', async (_, responses) => {
    const { app, outcome } = await start(responses);
    expect(outcome).toBe('restored');
    expect(app.session.get()).toMatchObject({ refreshToken: null, accessToken: null });
    expect(app.sessionEnded.current).toBe(true);
  });

  test.each<[string, Record<string, Responder[]>]>([
    ['the refresh breaks', { refresh: [broken, renewed], users: [me] }],
    ['there is no connection', { refresh: [down, down, renewed], users: [me] }],
    ['the user cannot be fetched', { refresh: [renewed], users: [broken, broken, me] }],
  ])('is restored after a pause if at first %s', async (_, responses) => {
    const { outcome, user } = await start(responses);
    expect(outcome).toBe('restored');
    expect(user()).toEqual(freelancerUser);
  });

  test('waits before each further attempt', async () => {
    const fetch = server({ refresh: [broken] });
    const app = testApp({ session: onlyARefreshToken(), fetch });
    const outcome = app.restored().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(999);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(fetch).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(await outcome).toBeInstanceOf(NetworkError);
  });

  test.each<[string, Record<string, Responder[]>]>([
    ['the refresh breaks', { refresh: [broken] }],
    ['there is no connection', { refresh: [down] }],
    ['the user cannot be fetched', { refresh: [renewed], users: [broken] }],
  ])('stays if %s each time, and the user may try again', async (_, responses) => {
    const { app, again, outcome, user } = await start(responses);
    expect(outcome).toBeInstanceOf(NetworkError);
    expect(app.session.get().refreshToken).toBe('refresh');
    expect(app.sessionEnded.current).toBe(false);
    Object.assign(responses, { refresh: [renewed], users: [me] });
    expect(await again()).toBe('restored');
    expect(user()).toEqual(freelancerUser);
  });
});
