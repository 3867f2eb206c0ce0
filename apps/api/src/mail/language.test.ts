import type { Session, User } from '@skillharbor/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, apply, postJob, sender, signUp } from '../testing/people.ts';
import { testServer } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ environment: { DECISION_HOLD: '0' } });
});
afterAll(() => server.close());

async function resetMailFor(email: string, subject?: string) {
  await sender(server)('POST', '/api/auth/password/reset/', { body: { email } });
  return server.mailTo(email, subject);
}

describe('the language of an account', () => {
  test('an account has the language of its sign-up form, and mails to the account are written in this language', async () => {
    const { email, session, send } = await signUp(server, 'client', { language: 'de' });
    expect(session.user.language).toBe('de');
    expect((await send<User>('GET', '/api/users/')).body.language).toBe('de');
    expect(await resetMailFor(email)).toMatchObject({ language: 'de', subject: 'Neues Passwort wählen' });
  });

  test('an account has no language if the sign-up contained none, and mails to the account are then in English', async () => {
    const { email, session } = await signUp(server, 'client');
    expect(session.user.language).toBeNull();
    expect(await resetMailFor(email)).toMatchObject({ language: 'en', subject: 'Choose a new password' });
  });

  test('a user can change the language of the account, which then applies to every session', async () => {
    const { email, send } = await signUp(server, 'freelancer', { language: 'de' });
    const changed = await send<User>('PATCH', '/api/users/', { body: { language: 'ar' } });
    expect(changed).toMatchObject({ status: 200, body: { email, language: 'ar' } });
    const again = await sender(server)<Session>('POST', '/api/auth/login/', {
      body: { email, password: PASSWORD },
    });
    expect(again.body.user.language).toBe('ar');
    const mail = await resetMailFor(email, 'اختيار كلمة مرور جديدة');
    expect(mail.language).toBe('ar');
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
  });

  test.each(['fr', 'DE', '', null])(
    'cannot be %j, which is not a language of the product',
    async (language) => {
      const { send } = await signUp(server, 'freelancer', { language: 'de' });
      expect(await send('PATCH', '/api/users/', { body: { language } })).toMatchObject({ status: 400 });
      expect((await send<User>('GET', '/api/users/')).body.language).toBe('de');
    },
  );
});

test('the client and the freelancer of an application each get mails in the language of their account', async () => {
  const client = await signUp(server, 'client', { language: 'de' });
  const freelancer = await signUp(server, 'freelancer', { language: 'ar' });
  const { id } = await apply(freelancer, await postJob(client, { title: 'Lotse', blind_review: true }));
  const received = await server.mailTo(client.email);
  expect(received).toMatchObject({ language: 'de', subject: 'Neue Bewerbung: Lotse' });
  expect(received.text).toContain('Bewerber 1 hat sich auf Ihren Auftrag „Lotse“ beworben.');

  await client.send('PATCH', `/api/applications/update/${id}/`, {
    body: { status: 'accepted', message: 'Willkommen' },
  });
  const answered = await server.mailTo(freelancer.email, 'قُبل');
  expect(answered).toMatchObject({ language: 'ar', subject: 'قُبل طلبك: \u2068Lotse\u2069' });
  expect(answered.text).toContain('> Willkommen');
});
