import type { Desk, MailText, MailWordsInput } from '@skillharbor/contract';
import { languageValues } from '@skillharbor/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { hireStaff } from '../../testing/staff.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let operator: TestPerson;
beforeAll(async () => {
  server = await testServer();
  operator = await hireStaff(server, 'operator');
});
afterAll(() => server.close());

const path = (name: string) => `/api/admin/mail-texts/${name}/en/`;
const change = (name: string, body: MailWordsInput) =>
  operator.send<MailText>('PUT', path(name), { body: { ...body } });
const reset = (name: string) => operator.send<MailText>('DELETE', path(name), { body: {} });
const entries = async () =>
  (await operator.send<Desk>('GET', '/api/admin/desk/')).body.log.filter(({ action }) =>
    action.startsWith('mail_text'),
  );
const words = { subject: 'Another password for {siteName}', body: 'You asked for it.\n\nHere it is.' };

afterEach(async () => void (await reset('passwordReset')));

async function resetMail(subject: string) {
  const ada = await signUp(server, 'freelancer');
  await sender(server)('POST', '/api/auth/password/reset/', { body: { email: ada.email } });
  return server.mailTo(ada.email, subject);
}

test('the list of wordings has every mail once, with its subject in the operator’s language', async () => {
  await change('passwordReset', words);
  const list = (language: string) =>
    operator.send<{ results: { name: string; subject: string; changed: string[] }[] }>(
      'GET',
      `/api/admin/mail-texts/?language=${language}`,
    );
  const english = (await list('en')).body.results;
  expect(new Set(english.map(({ name }) => name)).size).toBe(english.length);
  expect(english).toContainEqual({
    name: 'passwordReset',
    subject: 'Another password for {siteName}',
    changed: ['en'],
  });
  expect((await list('de')).body.results).toContainEqual({
    name: 'passwordReset',
    subject: 'Neues Passwort wählen',
    changed: ['en'],
  });
});

test('a mail has its present subject in each language, also if the program writes the subject', async () => {
  await change('passwordReset', words);
  const subjects = async (name: string) => {
    const { body } = await operator.send<MailText>('GET', `/api/admin/mail-texts/${name}/`);
    return Object.fromEntries(body.texts.map(({ language, subject }) => [language, subject]));
  };
  expect(await subjects('passwordReset')).toMatchObject({ en: words.subject, de: 'Neues Passwort wählen' });
  expect((await subjects('digest'))['en']).not.toBe('');
});

test('later mails have the changed wording, followed by the usual link and the usual ending', async () => {
  expect((await change('passwordReset', words)).status).toBe(200);
  const { text } = await resetMail('Another password for Skill Harbor');
  expect(text).toMatch(/^You asked for it\.\n\nHere it is\.\n\n/);
  expect(text).toContain('/reset-password#token=');
  expect(text).toContain('The link works once and for one hour.');
});

test('after a reset, mails have the default wording again', async () => {
  await change('passwordReset', words);
  const { texts } = (await reset('passwordReset')).body;
  expect(texts.map(({ language, own }) => [language, own])).toEqual(
    languageValues.map((language) => [language, null]),
  );
  expect((await resetMail('Choose a new password')).text).toContain('We received a request');
});

test.each<[string, MailWordsInput, object]>([
  [
    'an unknown placeholder',
    { subject: 'Hello', body: '{company} {jobTitle} {salary}' },
    { body: ['This email has no value for {salary}.'] },
  ],
  [
    'an unknown placeholder in the subject',
    { subject: '{token}', body: '{company} {jobTitle}' },
    { codes: { subject: [{ code: 'placeholder_unknown', params: { placeholder: '{token}' } }] } },
  ],
  [
    'a text without a required placeholder',
    { subject: 'Hello', body: 'Welcome to {company}.' },
    { codes: { body: [{ code: 'placeholder_missing', params: { placeholder: '{jobTitle}' } }] } },
  ],
  [
    'no subject',
    { subject: null, body: '{company} {jobTitle}' },
    { codes: { subject: [{ code: 'subject_missing' }] } },
  ],
])('%s is refused, and changes nothing', async (_, body, problem) => {
  expect(await change('acceptance', body)).toMatchObject({ status: 400, body: problem });
  const { texts } = (await operator.send<MailText>('GET', '/api/admin/mail-texts/acceptance/')).body;
  expect(texts.every(({ own }) => own === null)).toBe(true);
});

test('the subject of a mail cannot be changed if the server composes it', async () => {
  expect(await change('digest', { subject: 'News', body: 'Read this.' })).toMatchObject({
    status: 400,
    body: { codes: { subject: [{ code: 'subject_fixed' }] } },
  });
  expect((await change('digest', { subject: null, body: 'Read this.' })).status).toBe(200);
});

test('each change and each reset of a mail is logged once, with the operator and both wordings', async () => {
  const earlier = (await entries()).length;
  await change('passwordReset', words);
  await change('passwordReset', words);
  await reset('passwordReset');
  await reset('passwordReset');
  const logged = await entries();
  expect(logged).toHaveLength(earlier + 2);
  const shipped =
    'Choose a new password\n\nWe received a request to choose a new password for your {siteName} account.';
  const own = 'Another password for {siteName}\n\nYou asked for it.\n\nHere it is.';
  expect(logged.slice(0, 2)).toMatchObject([
    { action: 'mail_text_reset', about: 'passwordReset (en)', before: own, after: shipped, by: 'Li Brandt' },
    { action: 'mail_text_changed', about: 'passwordReset (en)', before: shipped, after: own },
  ]);
});

test('a request for the wording of an unknown mail returns 404', async () => {
  expect((await change('nothing', words)).status).toBe(404);
  expect((await reset('nothing')).status).toBe(404);
  expect((await operator.send('GET', '/api/admin/mail-texts/nothing/')).status).toBe(404);
});
