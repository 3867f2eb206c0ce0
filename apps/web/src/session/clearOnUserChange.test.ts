import { clientUser, freelancerUser } from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import { paths } from '../navigation/paths.ts';
import { emptySession, routerAt, sessionOf } from '../testing/testApp.ts';

/** Opens an app on a page, with cached data that only the current user may see. */
async function knowing(session = sessionOf(freelancerUser)) {
  const { router, app } = routerAt(paths.howItWorks(), { session });
  router.initialize();
  await router.navigate(paths.jobs());
  app.queries.setQueryData(['secret'], 'mine');
  return { router, app, session, secret: () => app.queries.getQueryData(['secret']) };
}

test('the cache keeps a user’s responses while the user stays the same', async () => {
  const { router, secret } = await knowing();
  await router.navigate(paths.howItWorks());
  expect(secret()).toBe('mine');
});

test('a renewed token is not treated as a change of user', async () => {
  const { router, session, secret } = await knowing();
  session.renew('access-2');
  await router.navigate(paths.howItWorks());
  expect(secret()).toBe('mine');
});

test.each([
  ['logs out', () => emptySession().get()],
  ['makes room for another user', () => sessionOf(clientUser).get()],
])('the cache is emptied when the user %s', async (_, next) => {
  const { router, session, secret } = await knowing();
  const { user, accessToken, refreshToken } = next();
  session.clear();
  if (user && accessToken !== null && refreshToken !== null)
    session.set({ user, access_token: accessToken, refresh_token: refreshToken });
  await router.navigate(paths.howItWorks());
  expect(secret()).toBeUndefined();
});
