/**
 * Tests that a copy of the listed jobs stays equal to the server's list if only the changes are applied to the copy.
 */
import type { Job, JobChanges, JobInput, MyJob } from '@skillharbor/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apply, deactivate, jobInput, postJob, sender, signUp } from '../../testing/people.ts';
import type { Send, TestPerson } from '../../testing/people.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { readJobChanges, removeOldJobChanges } from './jobChanges.commands.ts';

let server: TestServer;
let send: Send;
let client: TestPerson;
beforeAll(async () => {
  server = await testServer();
  send = sender(server);
  client = await signUp(server, 'client', { company: 'Net Loft' });
});
afterAll(() => server.close());

const read = async (since?: string) =>
  (await send<JobChanges>('GET', `/api/job-listings/changes/${since === undefined ? '' : `?since=${since}`}`))
    .body;

/** Keeps a copy of the listed jobs, as another site does. */
function follower() {
  const copy = new Map<number, Job>();
  const seen: string[] = [];
  let since: string | undefined;
  return {
    copy,
    /** Reads until no changes are left. Returns the changes in order, such as `added 7`. */
    catchUp: async () => {
      seen.length = 0;
      for (;;) {
        const { results, next, is_current } = await read(since);
        for (const change of results) {
          seen.push(`${change.event} ${change.id}`);
          if (change.event === 'removed') copy.delete(change.id);
          else copy.set(change.id, change.job);
        }
        since = next;
        if (is_current) return [...seen];
      }
    },
  };
}

const change = ({ id }: MyJob, more: Partial<JobInput>) =>
  client.send('PUT', `/api/job-listings/listings/${id}/edit/`, {
    body: { ...jobInput, is_active: true, ...more },
  });

test('a copy starts with all listed jobs, and then gets the added, changed and removed jobs', async () => {
  const old = await postJob(client, { title: 'Sailmaker' });
  await postJob(client, { title: 'Hidden', is_active: false });
  const { copy, catchUp } = follower();
  expect(await catchUp()).toEqual([`added ${old.id}`]);
  expect(copy.get(old.id)).toMatchObject({
    title: 'Sailmaker',
    company: 'Net Loft',
    description: old.description,
  });

  const fresh = await postJob(client, { title: 'Rigger' });
  await change(old, { title: 'Sailmaker for spring' });
  expect(await catchUp()).toEqual([`added ${fresh.id}`, `changed ${old.id}`]);
  expect(copy.get(old.id)?.title).toBe('Sailmaker for spring');

  await deactivate(client, fresh);
  expect(await catchUp()).toEqual([`removed ${fresh.id}`]);
  await change(fresh, { title: 'Rigger' });
  expect(await catchUp()).toEqual([`added ${fresh.id}`]);
  expect(await catchUp()).toEqual([]);
});

test('a job that is listed and removed between two reads appears in no change', async () => {
  const { catchUp } = follower();
  await catchUp();
  await deactivate(client, await postJob(client));
  expect(await catchUp()).toEqual([]);
});

test('a deleted job is removed from the copy', async () => {
  const job = await postJob(client);
  const { copy, catchUp } = follower();
  await catchUp();
  await deactivate(client, job);
  await client.send('DELETE', `/api/job-listings/delete/${job.id}/`);
  expect(await catchUp()).toEqual([`removed ${job.id}`]);
  expect(copy.has(job.id)).toBe(false);
});

test('a job without a free place is removed from the copy, and returns when a place is free', async () => {
  const job = await postJob(client, { application_limit: 1 });
  const { catchUp } = follower();
  await catchUp();
  const freelancer = await signUp(server, 'freelancer');
  const { id } = await apply(freelancer, job);
  expect(await catchUp()).toEqual([`removed ${job.id}`]);
  await freelancer.send('POST', `/api/applications/my/${id}/withdraw/`, { body: {} });
  expect(await catchUp()).toEqual([`added ${job.id}`]);
});

test('an application to a job without a limit causes no change', async () => {
  const job = await postJob(client);
  const { catchUp } = follower();
  await catchUp();
  await apply(await signUp(server, 'freelancer'), job);
  expect(await catchUp()).toEqual([]);
});

test('a change that happens while all jobs are read is not lost', async () => {
  const jobs = [];
  for (let count = 0; count < 101; count += 1)
    jobs.push(await postJob(client, { title: `Deckhand ${count}` }));
  const first = await read();
  expect(first.results).toHaveLength(100);
  const [early] = first.results;
  await client.send('PUT', `/api/job-listings/listings/${early?.id}/edit/`, {
    body: { ...jobInput, is_active: false },
  });
  const second = await read(first.next);
  const changes = await read(second.next);
  expect(changes).toMatchObject({ results: [{ event: 'removed', id: early?.id }], is_current: true });
});

test('an unknown position gets a 410 response', async () => {
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect(await send('GET', `/api/job-listings/changes/?since=${unknown}`)).toMatchObject({
    status: 410,
    body: { code: 'job_changes_gone' },
  });
  expect(await send('GET', '/api/job-listings/changes/?since=yesterday')).toMatchObject({ status: 400 });
});

test('old changes are deleted, and only readers who have not read them must read all jobs again', async () => {
  const { kysely } = server.database;
  const present = (await read()).next.slice(0, 36);
  const begun = await readJobChanges(kysely, present, START);
  for (let count = 0; count < 3; count += 1)
    await kysely.insertInto('job_changes').values({ listing_id: null, was_listed: false }).execute();
  const newest = await readJobChanges(kysely, begun?.next, START);
  await removeOldJobChanges({ queries: kysely }, 2);
  expect(await readJobChanges(kysely, begun?.next, START)).toBeUndefined();
  expect(await readJobChanges(kysely, newest?.next, START)).toMatchObject({ results: [], is_current: true });
});
