/**
 * Tests a server with a streaming replica, from which visitors read. Signed-in users read from the primary database.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobList } from '@skillharbor/contract';
import { startOwnPostgres, startReplica } from '@skillharbor/tooling/postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postJobAs, registerConfirmed } from '../httpClient.ts';
import type { RemotePerson } from '../httpClient.ts';
import { startServer } from '../serverProcess.ts';
import type { ServerProcess } from '../serverProcess.ts';

const LIST = '/api/job-listings/listings/';

const primary = startOwnPostgres();
const replica = startReplica(primary);
const folder = mkdtempSync(join(tmpdir(), 'skill-harbor-replica-'));
let server: ServerProcess;
let address: string;
let client: RemotePerson;
beforeAll(async () => {
  server = startServer({
    DATABASE_URL: primary.url,
    DATABASE_READ_URL: replica.url,
    DATA_DIR: folder,
    PORT: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  });
  address = await server.ready;
  client = await registerConfirmed(address, 'client');
}, 120_000);
afterAll(async () => {
  server.stop('SIGKILL');
  await server.ended;
  replica.stop();
  primary.stop();
  rmSync(folder, { recursive: true, force: true });
});

const titles = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(address + path, { headers });
  // Uses a soft assertion, so that the test fails because of a wrong status even if a later read succeeds.
  expect.soft(response.status).toBe(200);
  return ((await response.json()) as JobList).results.map(({ title }) => title);
};
/** The paths of two lists. The server's cache contains the first one, but not the second one. */
const paths = [LIST, `${LIST}?search=rigger`];
const seenByVisitor = () => Promise.all(paths.map((path) => titles(path)));
const seenByClient = () =>
  Promise.all(
    paths.flatMap((path) => [
      titles(path, { authorization: `Bearer ${client.token}` }),
      titles(path, { cookie: 'csrftoken=of-a-session' }),
    ]),
  );
const askReplica = async (statement: string) => {
  const connection = new pg.Client(replica.url);
  await connection.connect();
  const { rows } = await connection.query<{ count: number }>(statement);
  await connection.end();
  return rows[0]?.count;
};

test('a client sees a new job at once, and a visitor sees the job when it has reached the replica', async () => {
  await expect.poll(seenByVisitor).toEqual([[], []]);
  await askReplica('select pg_wal_replay_pause()');
  await postJobAs(address, client.token, 'First rigger');
  for (const list of await seenByClient()) expect(list).toEqual(['First rigger']);
  expect(await seenByVisitor()).toEqual([[], []]);
  await askReplica('select pg_wal_replay_resume()');
  await expect.poll(seenByVisitor).toEqual([['First rigger'], ['First rigger']]);
});

test('visitors are served while the replica is unavailable, and are served from the replica again when it is back', async () => {
  process.kill(replica.pid, 'SIGKILL');
  await postJobAs(address, client.token, 'Second rigger');
  const both = ['Second rigger', 'First rigger'];
  // Tries several times, because the first request after the replica was killed may still get an older list.
  await expect.poll(seenByVisitor).toEqual([both, both]);

  await replica.restart();
  const connections = async () => {
    expect((await seenByVisitor())[0]).toEqual(both);
    return askReplica(
      `select count(*)::int as count from pg_stat_activity where application_name = 'skill-harbor'`,
    );
  };
  await expect.poll(connections, { timeout: 20_000 }).toBeGreaterThan(0);
  server.stop('SIGTERM');
  const { code, errors } = await server.ended;
  expect(code).toBe(0);
  expect(errors).toContain('the replica failed; for a while, the primary answers');
});
