import type { Draft, DraftInput, JobDraftList } from '@skillharbor/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secondsAfter } from '../../platform/time/clock.ts';
import { apply, logIn, postJob, sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { removeOldDrafts } from './drafts.commands.ts';

let server: TestServer;
let writer: TestPerson;
beforeAll(async () => {
  server = await testServer();
  writer = await signUp(server, 'freelancer');
});
afterAll(() => server.close());

const pathOf = (key: string) => `/api/users/drafts/${encodeURIComponent(key)}/`;
const typed = (text: string): DraftInput['texts'] => [{ field: 'text', text }];
const save = ({ send }: TestPerson, key: string, text: string, based_on = 0) =>
  send<Draft>('PUT', pathOf(key), { body: { based_on, texts: typed(text) } });
const read = async ({ send }: TestPerson, key: string) =>
  (await send<{ draft: Draft | null }>('GET', pathOf(key))).body.draft;
const remove = ({ send }: TestPerson, key: string, version: number) =>
  send('DELETE', `${pathOf(key)}?version=${version}`);

describe('a draft', () => {
  test('can be read on other devices of its writer, but not by other users', async () => {
    const other = await signUp(server, 'freelancer');
    const { status, body } = await save(writer, 'message:1', ' Half a thought\n');
    expect([status, body.texts]).toEqual([200, typed(' Half a thought\n')]);
    expect(await read(writer, 'message:1')).toEqual(body);
    expect(await read(other, 'message:1')).toBeNull();
  });

  test('cannot be replaced by a device that has not read the version of another device', async () => {
    const first = (await save(writer, 'message:2', 'On the phone')).body.version;
    const refused = await save(writer, 'message:2', 'On the desktop');
    expect(refused).toMatchObject({ status: 409, body: { code: 'draft_changed' } });
    expect((await read(writer, 'message:2'))?.texts).toEqual(typed('On the phone'));
    const { status, body } = await save(writer, 'message:2', 'On the desktop', first);
    expect(status).toBe(200);
    expect(body.version).toBeGreaterThan(first);
  });

  test('causes no conflict if it is saved again because the response was lost', async () => {
    await save(writer, 'message:3', 'Twice');
    expect((await save(writer, 'message:3', 'Twice')).status).toBe(200);
  });

  test('is deleted only if it still has the version that the device knows', async () => {
    const first = (await save(writer, 'message:4', 'Sent')).body.version;
    const second = (await save(writer, 'message:4', 'Still being typed', first)).body.version;
    expect((await remove(writer, 'message:4', first)).status).toBe(204);
    expect(await read(writer, 'message:4')).not.toBeNull();
    await remove(writer, 'message:4', second);
    expect(await read(writer, 'message:4')).toBeNull();
  });

  test('gets a new version if it is saved after a deletion, so that no device takes it for the deleted draft', async () => {
    const { version } = (await save(writer, 'message:5', 'Old')).body;
    await remove(writer, 'message:5', version);
    expect((await save(writer, 'message:5', 'New')).body.version).toBeGreaterThan(version);
  });

  test.each(['profile', 'message:', 'message:0', 'application:x', 'job:x', 'message:1/../2'])(
    'is refused with the key %s, which belongs to no form',
    async (key) => {
      expect((await save(writer, key, 'Hello')).status).toBeGreaterThanOrEqual(400);
    },
  );

  test('has at most sixty texts of 20,000 characters', async () => {
    const put = (texts: DraftInput['texts']) =>
      writer.send('PUT', pathOf('job'), { body: { based_on: 0, texts } });
    expect((await put(typed('x'.repeat(20_000)))).status).toBe(200);
    expect((await put(typed('x'.repeat(20_001)))).status).toBe(400);
    const many = Array.from({ length: 61 }, (_, index) => ({ field: `answer ${index}`, text: '' }));
    expect((await put(many)).status).toBe(400);
  });
});

describe('job drafts', () => {
  const list = async ({ send }: TestPerson) =>
    (await send<JobDraftList>('GET', '/api/users/job-drafts/')).body.results;

  test('are listed with their titles, the most recently saved one first', async () => {
    const client = await signUp(server, 'client');
    const titled = [{ field: 'title', text: 'Repaint a ferry' }];
    await client.send('PUT', pathOf('job-draft:5'), { body: { based_on: 0, texts: titled } });
    await save(client, 'job-draft:4', 'No title');
    await save(client, 'job', 'The form');
    expect(await list(client)).toMatchObject([
      { id: 4, title: '' },
      { id: 5, title: 'Repaint a ferry' },
    ]);
    expect(await list(await signUp(server, 'client'))).toEqual([]);
  });

  test('are refused above their maximum number, even if two are saved at the same time', async () => {
    const client = await signUp(server, 'client');
    for (let id = 1; id < 50; id += 1) await save(client, `job-draft:${id}`, 'A boat');
    const last = await Promise.all([50, 51, 52].map((id) => save(client, `job-draft:${id}`, 'A boat')));
    expect(last.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(last.filter(({ body }) => 'code' in body && body.code === 'job_drafts_full')).toHaveLength(2);
    expect(await list(client)).toHaveLength(50);
    const [newest] = await list(client);
    expect((await save(client, `job-draft:${newest?.id}`, 'A larger boat', newest?.version)).status).toBe(
      200,
    );
  });
});

describe('the server', () => {
  test('deletes a draft when its application is sent', async () => {
    const job = await postJob(await signUp(server, 'client'));
    await save(writer, `application:${job.id}`, 'Dear team');
    await apply(writer, job);
    expect(await read(writer, `application:${job.id}`)).toBeNull();
  });

  test('deletes a draft when fifty newer drafts are saved', async () => {
    const other = await signUp(server, 'client');
    for (let id = 1; id <= 51; id += 1) await save(other, `message:${id}`, 'Hello');
    expect(await read(other, 'message:1')).toBeNull();
    expect(await read(other, 'message:2')).not.toBeNull();
  });

  test('deletes a draft after 90 days, unless it was saved again', async () => {
    const { version } = (await save(writer, 'message:6', 'Continued')).body;
    await save(writer, 'message:7', 'Forgotten');
    const start = server.now();
    server.setTime(secondsAfter(start, 60));
    await save(writer, 'message:6', 'Continued later', version);
    const later = secondsAfter(start, 90 * 24 * 60 * 60 + 1);
    await removeOldDrafts({ queries: server.database.kysely, clock: () => later });
    server.setTime(start);
    expect(await read(writer, 'message:7')).toBeNull();
    expect(await read(writer, 'message:6')).not.toBeNull();
  });

  test('keeps a job draft until its writer deletes it', async () => {
    const other = await signUp(server, 'client');
    await save(other, 'job-draft:7', 'A boat');
    for (let id = 1; id <= 51; id += 1) await save(other, `message:${id}`, 'Hello');
    const start = server.now();
    const later = secondsAfter(start, 91 * 24 * 60 * 60);
    await removeOldDrafts({ queries: server.database.kysely, clock: () => later });
    await sender(server)('POST', '/api/auth/logout/', { body: { refresh: other.session.refresh_token } });
    const left = await server.database.kysely
      .selectFrom('drafts')
      .select('key')
      .where('user_id', '=', other.id)
      .execute();
    expect(left).toEqual([{ key: 'job-draft:7' }]);
  });

  test('deletes a draft when the account is deleted', async () => {
    const other = await signUp(server, 'client');
    await save(other, 'job', 'A boat');
    const { kysely } = server.database;
    await kysely.deleteFrom('users').where('id', '=', other.id).execute();
    expect(await kysely.selectFrom('drafts').select('key').where('user_id', '=', other.id).execute()).toEqual(
      [],
    );
  });

  test('deletes a draft when its writer logs out of the last session, but not before', async () => {
    const other = await signUp(server, 'client');
    await save(other, 'job', 'A boat');
    const second = await logIn(server, other);
    const left = () =>
      server.database.kysely.selectFrom('drafts').select('key').where('user_id', '=', other.id).execute();
    const logOut = (refresh: string) => sender(server)('POST', '/api/auth/logout/', { body: { refresh } });
    await logOut(second.body.refresh_token);
    expect(await left()).toHaveLength(1);
    await logOut(other.session.refresh_token);
    expect(await left()).toEqual([]);
  });
});
