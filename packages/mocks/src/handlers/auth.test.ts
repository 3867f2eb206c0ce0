import { expect, test } from 'vitest';
import { jobInput } from '../fixtures/jobs.ts';
import {
  clientUser,
  freelancerDemoAccount,
  freelancerSession,
  freelancerUser,
  token,
} from '../fixtures/users.ts';
import { anybody, as, serveMocks } from '../testing.ts';
import { RESET_TOKEN } from './auth.ts';

serveMocks();

const registration = {
  email: 'Ola@Example.com',
  password: 'correct-horse',
  first_name: 'Ola',
  last_name: 'Berg',
  role: 'freelancer',
} as const;

const { email, password } = freelancerDemoAccount;

test('signing in answers a session, and from then on the cookie names the person', async () => {
  const { data } = await anybody.POST('/api/auth/login/', { body: { email, password } });
  expect(data).toEqual(freelancerSession);
  expect((await anybody.GET('/api/users/')).data).toEqual(freelancerUser);
});

test('a bearer token counts more than the cookie', async () => {
  await anybody.POST('/api/auth/login/', { body: { email, password } });
  expect((await as(clientUser).GET('/api/users/')).data).toEqual(clientUser);
});

test('a wrong password is refused', async () => {
  const body = { email, password: 'wrong-password' };
  const { response, error } = await anybody.POST('/api/auth/login/', { body });
  expect(response.status).toBe(401);
  expect(error).toEqual({ detail: 'The email address or the password is wrong.' });
});

test('a refresh token gives access until it is signed out', async () => {
  const refresh = token('refresh', freelancerUser);
  const again = () => anybody.POST('/api/auth/token/refresh/', { body: { refresh } });
  expect((await again()).data).toEqual({ access: token('access', freelancerUser) });
  await anybody.POST('/api/auth/logout/', { body: { refresh } });
  expect((await again()).response.status).toBe(401);
  expect((await anybody.GET('/api/users/')).response.status).toBe(401);
});

test('an access token refreshes nothing', async () => {
  const body = { refresh: token('access', freelancerUser) };
  expect((await anybody.POST('/api/auth/token/refresh/', { body })).response.status).toBe(401);
});

test('signing up makes an empty profile', async () => {
  const { data, response } = await anybody.POST('/api/auth/registration/', { body: registration });
  expect(response.status).toBe(201);
  const profile = await anybody.GET('/api/accounts/freelancers/{id}/', {
    params: { path: { id: data?.user.pk ?? 0 } },
  });
  expect(profile.data).toMatchObject({ bio: '', hourly_rate: null, user: { email: 'ola@example.com' } });
});

test('a new client’s company is shown on its jobs', async () => {
  const body = { ...registration, role: 'client', company: 'Ola’s Oars' } as const;
  await anybody.POST('/api/auth/registration/', { body });
  const posted = await anybody.POST('/api/job-listings/create/', { body: jobInput });
  expect(posted.data?.company).toBe('Ola’s Oars');
});

test('an address can be used once, and a password must be long enough', async () => {
  const taken = await anybody.POST('/api/auth/registration/', { body: { ...registration, email } });
  expect(taken.response.status).toBe(400);
  expect(taken.error).toHaveProperty('email');
  const short = await anybody.POST('/api/auth/registration/', {
    body: { ...registration, password: '1234567' },
  });
  expect(short.error).toHaveProperty('password');
});

test('a new password needs the link from the mail', async () => {
  expect((await anybody.POST('/api/auth/password/reset/', { body: { email } })).response.status).toBe(200);
  const confirm = async (text: string) =>
    (
      await anybody.POST('/api/auth/password/reset/confirm/', {
        body: { token: text, password: 'correct-horse' },
      })
    ).response.status;
  expect(await confirm(RESET_TOKEN)).toBe(200);
  expect(await confirm('an old link')).toBe(400);
});
