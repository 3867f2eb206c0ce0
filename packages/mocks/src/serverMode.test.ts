import { expect, test } from 'vitest';
import { clientUser, freelancerDemoAccount, freelancerUser } from './fixtures/users.ts';
import { handlers } from './handlers.ts';
import { createState } from './createState.ts';
import { as, serveMocks, withoutToken } from './testing.ts';

const server = serveMocks();
const { email, password } = freelancerDemoAccount;

test('a failing server responds with 500, and still signs users in', async () => {
  server.use(...handlers(createState({ server: 'failing' })));
  expect((await withoutToken.GET('/api/job-listings/listings/')).response.status).toBe(500);
  const { response } = await withoutToken.POST('/api/auth/login/', { body: { email, password } });
  expect(response.status).toBe(200);
});

test('an offline server cannot be reached at all', async () => {
  server.use(...handlers(createState({ server: 'offline' })));
  await expect(withoutToken.POST('/api/auth/login/', { body: { email, password } })).rejects.toThrow('fetch');
});

test('an empty server has its users, but only an empty profile for each of them', async () => {
  server.use(...handlers(createState({ server: 'empty', signedIn: freelancerUser })));
  expect((await withoutToken.GET('/api/job-listings/listings/')).data?.results).toEqual([]);
  expect((await as(clientUser).GET('/api/job-listings/my-listings/')).data?.results).toEqual([]);
  const { data } = await as(freelancerUser).GET('/api/accounts/freelancers/{id}/', {
    params: { path: { id: freelancerUser.pk } },
  });
  expect(data).toMatchObject({ id: freelancerUser.pk, bio: '', skills: [] });
});
