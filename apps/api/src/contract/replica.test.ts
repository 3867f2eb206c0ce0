/** Tests which reads use the replica of the database. In these tests, changes never reach the replica. */
import type { JobList } from '@skillharbor/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import { testDatabase } from '../platform/database/testing.ts';
import { postJob, signUp } from '../testing/people.ts';
import type { TestPerson } from '../testing/people.ts';
import { testServer } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';
import { inProcessFetch } from '../platform/web/inProcess.ts';

const LIST = '/api/job-listings/listings/';

let replica: Database<Tables>;
let server: TestServer;
let client: TestPerson;
beforeAll(async () => {
  replica = await testDatabase<Tables>();
  server = await testServer({ replicaQueries: replica.kysely });
  client = await signUp(server, 'client');
  await postJob(client);
});
afterAll(async () => {
  await server.close();
  await replica.close();
});

const countFor = async (headers: Record<string, string> = {}) =>
  (await server.app.inject({ url: LIST, headers })).json<JobList>().count;

test('visitors read from the replica, and users with a session read from the primary database', async () => {
  expect(await countFor()).toBe(0);
  expect(await countFor({ authorization: `Bearer ${client.session.access_token}` })).toBe(1);
  expect(await countFor({ cookie: `__Host-access=${client.cookies.access}` })).toBe(1);
  expect(await countFor({ cookie: `__Host-csrftoken=${client.cookies.csrftoken}` })).toBe(1);
});

test('a page for a signed-in user is rendered from the primary database', async () => {
  const countOn = async (mayReadReplica: boolean) => {
    const read = inProcessFetch(server.app, { ip: '127.0.0.1', host: 'harbor.test' }, mayReadReplica);
    return ((await (await read(`http://server.invalid${LIST}`)).json()) as JobList).count;
  };
  expect([await countOn(true), await countOn(false)]).toEqual([0, 1]);
});

test('while the replica is unavailable, visitors read from the primary database', async () => {
  await replica.close();
  expect(await countFor()).toBe(1);
  expect(await server.metrics.text()).toMatch(/^skill_harbor_replica_failures_total 1$/m);
});
