import { expect, test } from 'vitest';
import { jobInput } from '../fixtures/jobs.ts';
import {
  clientUser,
  freelancerDemoAccount,
  freelancerSession,
  freelancerUser,
  token,
} from '../fixtures/users.ts';
import { withoutToken, as, serveMocks } from '../testing.ts';
import { CONFIRMATION_TOKEN, RESET_TOKEN } from './auth.ts';

serveMocks();

const registration = {
  email: 'Ola@Example.com',
  password: 'correct-horse',
  first_name: 'Ola',
  last_name: 'Berg',
  role: 'freelancer',
} as const;

const { email, password } = freelancerDemoAccount;

test('signing in returns a session, and the cookie then identifies the user', async () => {
  const { data } = await withoutToken.POST('/api/auth/login/', { body: { email, password } });
  expect(data).toEqual(freelancerSession);
  expect((await withoutToken.GET('/api/users/')).data).toEqual(freelancerUser);
});

test('a bearer token takes precedence over the cookie', async () => {
  await withoutToken.POST('/api/auth/login/', { body: { email, password } });
  expect((await as(clientUser).GET('/api/users/')).data).toEqual(clientUser);
});

test('a wrong password is refused', async () => {
  const body = { email, password: 'wrong-password' };
  const { response, error } = await withoutToken.POST('/api/auth/login/', { body });
  expect(response.status).toBe(401);
  expect(error).toMatchObject({ detail: 'The email address or the password is wrong.' });
});

test('a refresh token works until its session is signed out', async () => {
  const refresh = token('refresh', freelancerUser);
  const again = () => withoutToken.POST('/api/auth/token/refresh/', { body: { refresh } });
  expect((await again()).data).toEqual({ access: token('access', freelancerUser) });
  await withoutToken.POST('/api/auth/logout/', { body: { refresh } });
  expect((await again()).response.status).toBe(401);
  expect((await withoutToken.GET('/api/users/')).response.status).toBe(401);
});

test('an access token cannot be used to refresh the session', async () => {
  const body = { refresh: token('access', freelancerUser) };
  expect((await withoutToken.POST('/api/auth/token/refresh/', { body })).response.status).toBe(401);
});

test('an account has the language and the time zone of its sign-up until the user chooses others', async () => {
  const { data } = await withoutToken.POST('/api/auth/registration/', {
    body: { ...registration, language: 'ar', time_zone: 'Asia/Amman' },
  });
  expect(data?.user).toMatchObject({ language: 'ar', time_zone: 'Asia/Amman' });
  await withoutToken.PATCH('/api/users/', { body: { language: 'de' } });
  expect((await withoutToken.GET('/api/users/')).data?.language).toBe('de');
});

test('signing up creates an empty profile', async () => {
  const { data, response } = await withoutToken.POST('/api/auth/registration/', { body: registration });
  expect(response.status).toBe(201);
  const profile = await withoutToken.GET('/api/accounts/freelancers/{id}/', {
    params: { path: { id: data?.user.pk ?? 0 } },
  });
  expect(profile.data).toMatchObject({ bio: '', hourly_rate: null, user: { email: 'ola@example.com' } });
});

test('a new client’s jobs require a confirmed address, and show the company', async () => {
  const body = { ...registration, role: 'client', company: 'Ola’s Oars' } as const;
  await withoutToken.POST('/api/auth/registration/', { body });
  const tooEarly = await withoutToken.POST('/api/job-listings/create/', { body: jobInput });
  expect(tooEarly.error).toMatchObject({ code: 'address_unconfirmed' });
  await withoutToken.POST('/api/auth/address/confirm/', { body: { token: CONFIRMATION_TOKEN } });
  const posted = await withoutToken.POST('/api/job-listings/create/', { body: jobInput });
  expect(posted.data?.company).toBe('Ola’s Oars');
});

test('signing up with a registered address gets the usual response, and a password must have the minimum length', async () => {
  const taken = await withoutToken.POST('/api/auth/registration/', { body: { ...registration, email } });
  expect([taken.response.status, taken.data?.user.is_confirmed]).toEqual([201, false]);
  const short = await withoutToken.POST('/api/auth/registration/', {
    body: { ...registration, password: '1234567' },
  });
  expect(short.error).toHaveProperty('password');
});

test.each(['password1', '        '])('the password %j is refused', async (weak) => {
  const { error } = await withoutToken.POST('/api/auth/registration/', {
    body: { ...registration, password: weak },
  });
  expect(error).toHaveProperty('password');
});

test('changing the password requires the current one', async () => {
  const change = (old_password: string) =>
    as(freelancerUser).POST('/api/auth/password/change/', {
      body: { old_password, password: 'correct-horse' },
    });
  expect((await change('wrong-password')).error).toMatchObject({
    old_password: ['This is not your password.'],
  });
  expect((await change(password)).response.status).toBe(200);
  const body = { email, password: 'correct-horse' };
  expect((await withoutToken.POST('/api/auth/login/', { body })).response.status).toBe(200);
});

test('a password reset requires the link from the mail', async () => {
  expect((await withoutToken.POST('/api/auth/password/reset/', { body: { email } })).response.status).toBe(
    200,
  );
  const confirm = async (text: string) =>
    (
      await withoutToken.POST('/api/auth/password/reset/confirm/', {
        body: { token: text, password: 'correct-horse' },
      })
    ).response.status;
  expect(await confirm(RESET_TOKEN)).toBe(200);
  expect(await confirm('an old link')).toBe(400);
});
