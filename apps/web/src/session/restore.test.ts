import { createSessionStore, memoryStorage, sessionKeys } from '@skillharbor/api-client';
import { freelancerUser } from '@skillharbor/mocks';
import { describe, expect, test } from 'vitest';
import { sessionOf, testApp } from '../testing/testApp.ts';
import { currentUser } from './currentUser.ts';
import { needsRestoring, restoreSession } from './restore.ts';

const onlyARefreshToken = () => createSessionStore(memoryStorage({ [sessionKeys.refreshToken]: 'refresh' }));

/** Answers by the last part of the path. */
function server(answers: Record<string, () => Response>): typeof fetch {
  return (input) => {
    const name = new URL(new Request(input).url).pathname.split('/').at(-2) ?? '';
    return Promise.resolve(answers[name]?.() ?? new Response(null, { status: 404 }));
  };
}
const renewed = () => Response.json({ access: 'access-2' });
const me = () => Response.json(freelancerUser);
const refused = () => Response.json({ detail: 'Please log in.' }, { status: 401 });

describe('a session at start', () => {
  test('is there at once with a user and an access token', () => {
    const session = sessionOf(freelancerUser);
    expect(needsRestoring({ session })).toBe(false);
    expect(currentUser(session.get())).toEqual(freelancerUser);
  });

  test('has no user without stored items', () => {
    const session = createSessionStore(memoryStorage());
    expect(needsRestoring({ session })).toBe(false);
    expect(currentUser(session.get())).toBeNull();
  });

  test('has no user with a stored user alone', () => {
    const session = createSessionStore(memoryStorage({ [sessionKeys.user]: JSON.stringify(freelancerUser) }));
    expect(needsRestoring({ session })).toBe(false);
    expect(currentUser(session.get())).toBeNull();
  });

  test('comes back from a refresh token', async () => {
    const app = testApp({ session: onlyARefreshToken(), fetch: server({ refresh: renewed, users: me }) });
    expect(needsRestoring(app)).toBe(true);
    await restoreSession(app);
    expect(currentUser(app.session.get())).toEqual(freelancerUser);
    expect(app.session.get().accessToken).toBe('access-2');
  });

  test('ends when the refresh token is refused', async () => {
    const app = testApp({ session: onlyARefreshToken(), fetch: server({ refresh: refused }) });
    await restoreSession(app);
    expect(app.session.get().refreshToken).toBeNull();
  });

  test('ends when the user cannot be fetched', async () => {
    const app = testApp({
      session: onlyARefreshToken(),
      fetch: server({ refresh: renewed, users: () => Response.json({ detail: 'No.' }, { status: 500 }) }),
    });
    await restoreSession(app);
    expect(app.session.get()).toMatchObject({ refreshToken: null, accessToken: null });
  });

  test('is kept for the next start when the server does not answer', async () => {
    const app = testApp({ session: onlyARefreshToken() });
    await restoreSession(app);
    expect(currentUser(app.session.get())).toBeNull();
    expect(app.session.get().refreshToken).toBe('refresh');
  });
});
