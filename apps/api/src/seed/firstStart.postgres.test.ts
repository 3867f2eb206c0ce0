/**
 * Starts three servers at the same time on one empty PostgreSQL database and bucket. Each server is a process with a
 * separate data folder.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOwnPostgres } from '@skillharbor/tooling/postgres';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import { get } from '../testing/httpClient.ts';
import { startS3 } from '../testing/s3.ts';
import { startServer } from '../testing/serverProcess.ts';
import { clients } from './data/clients.ts';
import { freelancers } from './data/freelancers.ts';
import { members } from './team.ts';

const postgres = startOwnPostgres();
const folder = mkdtempSync(join(tmpdir(), 'skill-harbor-first-start-'));
afterAll(() => {
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

test(
  'if several servers start at the same time, one of them inserts the demo data, and the others wait',
  { timeout: 120_000 },
  async () => {
    const s3 = await startS3('first-start');
    onTestFinished(() => s3.close());
    const servers = ['a', 'b', 'c'].map((name) =>
      startServer({
        PORT: '0',
        DATA_DIR: join(folder, name),
        DATABASE_URL: postgres.url,
        SEED: 'demo',
        LOG_LEVEL: 'error',
        ...s3.environment,
      }),
    );
    onTestFinished(() => servers.forEach((server) => server.stop('SIGKILL')));

    const addresses = await Promise.all(servers.map(({ ready }) => ready));
    const lists = await Promise.all(addresses.map((address) => get(address, '/api/job-listings/listings/')));
    expect(lists.map(({ status }) => status)).toEqual([200, 200, 200]);

    const database = await openDatabase<Tables>({ dataDir: folder, databaseUrl: postgres.url });
    const users = await database.kysely.selectFrom('users').select('id').execute();
    await database.close();
    const staff = 2;
    expect(users).toHaveLength(Object.keys(clients).length + freelancers.length + members.length + staff);

    for (const server of servers) server.stop('SIGTERM');
    const ends = await Promise.all(servers.map(({ ended }) => ended));
    expect(ends).toEqual(ends.map(() => ({ code: 0, errors: '' })));
  },
);
