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
  test('is the language of the sign-up, and mails to the account are written in it', async () => {
    const { email, session, send } = await signUp(server, 'client', { language: 'de' });
    expect(session.user.language).toBe('de');
    expect((await send<User>('GET', '/api/users/')).body.language).toBe('de');
    expect(await resetMailFor(email)).toMatchObject({ language: 'de', subject: 'Neues Passwort wählen' });
  });

  test('is unknown if the sign-up named none, so mails are in English', async () => {
    const { email, session } = await signUp(server, 'client');
    expect(session.user.language).toBeNull();
    expect(await resetMailFor(email)).toMatchObject({ language: 'en', subject: 'Choose a new password' });
  });

  test('can be changed, and every session of the account reads the change', async () => {
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

test('the client and the freelancer of an application each get mails in their own language', async () => {
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
