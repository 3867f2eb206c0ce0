import type { LegalHistory, LegalText, LegalTextInput, LegalVersion } from '@skillharbor/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { secondsAfter } from '../../platform/time/clock.ts';
import { sender, signUp } from '../../testing/people.ts';
import type { Send, TestPerson } from '../../testing/people.ts';
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

const laterBy = (seconds: number) => server.setTime(secondsAfter(server.now(), seconds));
/**
 * Sends requests in the operator's first session, even after the clock has moved. The operator cannot log in again with
 * only a password.
 */
const asOperator: Send = (...request) =>
  sender(server, { authorization: `Bearer ${operator.session.access_token}` })(...request);
const publish = (kind: string, body: LegalTextInput, send = asOperator) =>
  send<LegalHistory>('POST', `/api/admin/legal/${kind}/`, { body });
const read = async (kind: string, language = 'en') =>
  (await sender(server)<LegalText>('GET', `/api/legal/texts/${kind}/?language=${language}`)).body;
const unread = async ({ send }: TestPerson) =>
  (await send<{ results: LegalVersion[] }>('GET', '/api/legal/acknowledgements/')).body.results;
const listed = async () => {
  const { body } = await sender(server)<{ results: LegalVersion[] }>('GET', '/api/legal/texts/');
  return body.results;
};

test('a text appears when an operator publishes it, and is shown in English if a translation is missing', async () => {
  expect(await listed()).toEqual([]);
  expect((await sender(server)('GET', '/api/legal/texts/terms/')).status).toBe(404);
  const first = { base_version: 0, texts: { en: 'One.', de: 'Eins.' }, asks_members: false };
  const published = await publish('terms', first);
  expect(published).toMatchObject({
    status: 201,
    body: {
      texts: [
        { language: 'de', markdown: 'Eins.' },
        { language: 'en', markdown: 'One.' },
      ],
      versions: [{ version: 1, languages: ['de', 'en'], published_by: 'Li Brandt', asks_members: false }],
    },
  });
  expect(await listed()).toEqual([{ kind: 'terms', version: 1, has_asked: false }]);
  expect(await read('terms', 'de')).toMatchObject({ language: 'de', markdown: 'Eins.' });
  expect(await read('terms', 'ar')).toMatchObject({ language: 'en', markdown: 'One.' });
});

test('a new version replaces the texts of the previous version in all languages', async () => {
  await publish('rules', { base_version: 0, texts: { en: 'One.', de: 'Eins.' }, asks_members: false });
  await publish('rules', { base_version: 1, texts: { en: 'Two.' }, asks_members: false });
  expect(await read('rules', 'de')).toMatchObject({ version: 2, language: 'en', markdown: 'Two.' });
});

test('of two operators who change the same version, the second one gets a 409 response', async () => {
  const body = { base_version: 0, texts: { en: 'Ours.' }, asks_members: false };
  const statuses = (await Promise.all([publish('imprint', body), publish('imprint', body)])).map(
    ({ status }) => status,
  );
  expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409]);
  expect((await publish('imprint', { ...body, base_version: 7 })).status).toBe(409);
});

test('if two versions with different languages are published at once, only one of them is stored, with all its texts', async () => {
  const ours = { base_version: 1, texts: { en: 'Ours.' }, asks_members: false };
  const theirs = { base_version: 1, texts: { en: 'Theirs.', de: 'Ihre.' }, asks_members: true };
  await Promise.all([publish('imprint', ours), publish('imprint', theirs)]);
  const rows = await server.database.kysely
    .selectFrom('legal_texts')
    .select(['language', 'markdown'])
    .where('kind', '=', 'imprint')
    .where('version', '=', 2)
    .orderBy('language')
    .execute();
  const whole = [
    [{ language: 'en', markdown: 'Ours.' }],
    [
      { language: 'de', markdown: 'Ihre.' },
      { language: 'en', markdown: 'Theirs.' },
    ],
  ];
  expect(whole).toContainEqual(rows);
});

test('only operators can publish, and the log records who published which version', async () => {
  const moderator = await hireStaff(server, 'moderator');
  const body = { base_version: 0, texts: { en: 'Ours.' }, asks_members: false };
  expect((await publish('accessibility', body, moderator.send)).status).toBe(403);
  await publish('accessibility', body);
  const entry = await server.database.kysely
    .selectFrom('moderation_log')
    .select(['actor_id', 'action', 'details'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  expect(entry).toEqual({
    actor_id: operator.id,
    action: 'legal_text_published',
    details: { text: 'accessibility', before: 0, after: 1 },
  });
});

test('each member is asked once to read a changed version, except members who signed up after its publication', async () => {
  const member = await signUp(server, 'freelancer');
  laterBy(1);
  await publish('privacy', { base_version: 0, texts: { en: 'One.' }, asks_members: true });
  expect(await unread(member)).toEqual([{ kind: 'privacy', version: 1 }]);

  laterBy(1);
  await publish('privacy', { base_version: 1, texts: { en: 'Two.' }, asks_members: false });
  expect(await unread(member)).toEqual([{ kind: 'privacy', version: 1 }]);
  const texts = [
    { kind: 'privacy', version: 1 },
    { kind: 'terms', version: 700 },
  ];
  const acknowledge = () => member.send('POST', '/api/legal/acknowledgements/', { body: { texts } });
  expect((await acknowledge()).status).toBe(204);
  expect((await acknowledge()).status).toBe(204);
  expect(await unread(member)).toEqual([]);

  const newcomer = await signUp(server, 'client');
  expect(await unread(newcomer)).toEqual([]);
  laterBy(1);
  await publish('privacy', { base_version: 2, texts: { en: 'Three.' }, asks_members: true });
  expect(await unread(member)).toEqual([{ kind: 'privacy', version: 3 }]);
  expect(await unread(newcomer)).toEqual([{ kind: 'privacy', version: 3 }]);
});

test.each([sql`update legal_texts set markdown = ''`, sql`delete from legal_texts`])(
  'a published version can be neither changed nor deleted',
  async (change) => {
    await expect(change.execute(server.database.kysely)).rejects.toThrow('never changes');
  },
);
