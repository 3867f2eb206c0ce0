import { createSessionStore, memoryStorage, sessionKeys } from '@skillharbor/api-client';
import { clientUser, freelancerUser } from '@skillharbor/mocks';
import { describe, expect, test, vi } from 'vitest';
import { paths } from '../navigation/paths.ts';
import { emptySession, routerAt, sessionOf } from '../testing/testApp.ts';

const viewers = {
  visitor: emptySession,
  freelancer: () => sessionOf(freelancerUser),
  client: () => sessionOf(clientUser),
};
type Viewer = keyof typeof viewers;

/** Opens an address as this viewer, and returns the viewer's final address. */
async function arrival(address: string, viewer: Viewer) {
  const { router } = routerAt(address, { session: viewers[viewer]() });
  await settled(router);
  const { pathname, search, hash } = router.state.location;
  return `${pathname}${search}${hash}`;
}

const settled = (router: ReturnType<typeof routerAt>['router']) =>
  vi.waitFor(
    () => {
      expect(router.state.initialized).toBe(true);
      expect(router.state.navigation.state).toBe('idle');
      expect(router.state.revalidation).toBe('idle');
    },
    // Each test may take long, because a route's file is compiled on its first import.
    { timeout: 20_000 },
  );

const everybody = [
  paths.home(),
  paths.howItWorks(),
  paths.category(),
  paths.jobs(),
  paths.job(5),
  paths.freelancers(),
  paths.freelancer(7),
  paths.forgotPassword(),
  paths.resetPassword('x'),
  '/nowhere',
];
const visitors = [paths.signIn(), paths.signUp({ tab: 'client' }), paths.pricing()];
const eitherRole = [paths.account(), paths.changePassword()];
const freelancersAndVisitors = [paths.savedJobs()];
const freelancers = [paths.myApplications(), paths.profile(), paths.editProfile(), paths.apply(5)];
const clients = [
  paths.myJobs(),
  paths.savedFreelancers(),
  paths.createJob(),
  paths.manageJob(5),
  paths.editJob(5),
  paths.applicant(5, 7),
  paths.application(5, 7),
];

describe('a visitor', () => {
  test.each([...everybody, ...visitors, ...freelancersAndVisitors])(
    'a visitor may open %s',
    async (address) => {
      expect(await arrival(address, 'visitor')).toBe(address);
    },
  );

  test.each([...eitherRole, ...freelancers, ...clients])(
    'must sign in first, and comes back to %s',
    async (address) => {
      expect(await arrival(address, 'visitor')).toBe(paths.signIn({ from: address }));
    },
  );

  test('comes back to the same query and hash', async () => {
    const address = `${paths.myApplications()}?a=1&b=2#third`;
    expect(await arrival(address, 'visitor')).toBe(paths.signIn({ from: address }));
  });

  test('a visitor also comes back to the hash of a link within the app', async () => {
    const { router } = routerAt(paths.signUp());
    await settled(router);
    await router.navigate('/dashboard#third');
    expect(router.state.location.search).toBe(
      new URL(paths.signIn({ from: '/dashboard#third' }), 'http://x').search,
    );
  });
});

describe.each([
  { viewer: 'freelancer' as const, own: freelancers, others: clients },
  { viewer: 'client' as const, own: clients, others: freelancers },
])('a $viewer', ({ viewer, own, others }) => {
  test.each([...everybody, ...eitherRole, ...own])('the user may open %s', async (address) => {
    expect(await arrival(address, viewer)).toBe(address);
  });

  test.each([...others, ...visitors])('the user is redirected home from %s', async (address) => {
    expect(await arrival(address, viewer)).toBe('/');
  });
});

test.each(freelancersAndVisitors)(
  'a freelancer may open %s, and a client is redirected to the client’s own list',
  async (address) => {
    expect(await arrival(address, 'freelancer')).toBe(address);
    expect(await arrival(address, 'client')).toBe(paths.savedFreelancers());
  },
);

describe('signing in', () => {
  test.each([
    [freelancerUser, '/apply/5?x=1#letter', '/apply/5?x=1#letter'],
    [clientUser, '/apply/5', '/'],
    [clientUser, undefined, '/'],
    [clientUser, 'https://evil.example', '/'],
  ])('leads %o from %s to %s', async (user, from, to) => {
    const session = emptySession();
    const { router } = routerAt(paths.signIn({ from }), { session });
    await settled(router);
    session.set({ access_token: 'access', refresh_token: 'refresh', user });
    await router.revalidate();
    await settled(router);
    const { pathname, search, hash } = router.state.location;
    expect(`${pathname}${search}${hash}`).toBe(to);
  });
});

describe('a session that ends', () => {
  test('redirects to sign-in, and replaces the page in the history', async () => {
    const session = sessionOf(clientUser);
    const { router } = routerAt('/create-job?x=1#y', { session });
    await settled(router);
    session.clear();
    await router.revalidate();
    await settled(router);
    expect(router.state.location.pathname).toBe('/signin');
    expect(router.state.location).toMatchObject({ search: '?from=%2Fcreate-job%3Fx%3D1', hash: '#y' });
    expect(router.state.historyAction).toBe('REPLACE');
  });

  const refuse: typeof fetch = () =>
    Promise.resolve(Response.json({ detail: 'Please log in.' }, { status: 401 }));
  const at = ({ state: { location } }: ReturnType<typeof routerAt>['router']) =>
    `${location.pathname}${location.search}${location.hash}`;

  test.each([
    ['a user', paths.home(), sessionOf(clientUser)],
    [
      'a refresh token alone',
      paths.jobs(),
      createSessionStore(memoryStorage({ [sessionKeys.refreshToken]: 'refresh' })),
    ],
  ])(
    'a session that ends at the start, with %s, leads from a public page to sign-in and back',
    async (_, address, session) => {
      const { router } = routerAt(address, { session, fetch: refuse });
      await settled(router);
      expect(at(router)).toBe(paths.signIn({ from: address }));
    },
  );

  /** Opens an app on a public page, and makes the server refuse its session. */
  async function refusedOn(address: string) {
    const { router, app } = routerAt(address, { session: sessionOf(freelancerUser), fetch: refuse });
    await settled(router);
    await app.api.credentialed.GET('/api/users/');
    await router.revalidate();
    await settled(router);
    return { router, app };
  }

  test('redirects from a public page to sign-in and back, and lets the user continue as a visitor', async () => {
    const { router } = await refusedOn(paths.howItWorks());
    expect(at(router)).toBe(paths.signIn({ from: paths.howItWorks() }));
    await router.navigate(paths.jobs());
    expect(at(router)).toBe(paths.jobs());
  });

  test('does not redirect a user who is choosing a new password', async () => {
    const { router } = await refusedOn(paths.resetPassword('x'));
    expect(at(router)).toBe(paths.resetPassword('x'));
    await router.navigate(paths.jobs());
    expect(at(router)).toBe(paths.jobs());
  });

  test('leaves a public page unchanged if the user logged out in another tab', async () => {
    const session = sessionOf(freelancerUser);
    const { router } = routerAt(paths.howItWorks(), { session });
    await settled(router);
    session.clear();
    await router.revalidate();
    await settled(router);
    expect(at(router)).toBe(paths.howItWorks());
  });
});
