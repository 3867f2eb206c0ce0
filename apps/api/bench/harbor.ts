/** A server with many listings, ready to be asked. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@skillharbor/tooling/postgres';
import { sql } from 'kysely';
import { openDatabase } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { insertListings } from '../src/seed/bulk.ts';
import type { Tables } from '../src/tables.ts';
import { startServer } from '../src/testing/process.ts';
import { cpuOfPostgres, cpuOfServer } from './cpu.ts';

export type Kind = 'embedded' | 'postgres';

export interface Harbor {
  address: string;
  /** Ids of jobs that can be applied to, for as many as there are. */
  openJobs: number[];
  /** In seconds since they started; the database's is part of the server's where it is embedded. */
  cpu(): Promise<{ server: number; database: number | null }>;
  close(): Promise<void>;
}

// Nothing else is known to use it; two benchmarks at once would not measure anything anyway.
const METRICS_PORT = '9464';

export async function openHarbor(kind: Kind, listings: number): Promise<Harbor> {
  const folder = mkdtempSync(join(tmpdir(), 'skill-harbor-bench-'));
  const postgres = kind === 'postgres' ? startPostgres({ isDurable: true }) : null;
  const openJobs = await seed(folder, postgres?.url, listings);
  const environment = { PORT: '0', METRICS_PORT, DATA_DIR: folder, RATE_LIMITS: 'off' };
  const server = startServer(
    postgres ? { ...environment, DATABASE_URL: postgres.url } : environment,
    'dropped',
  );
  const address = await server.ready;
  return {
    address,
    openJobs,
    cpu: async () => ({
      server: await cpuOfServer(`http://127.0.0.1:${METRICS_PORT}/metrics`),
      database: postgres && cpuOfPostgres(postgres.pid),
    }),
    async close() {
      server.stop('SIGTERM');
      await server.ended;
      postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function seed(dataDir: string, databaseUrl: string | undefined, count: number): Promise<number[]> {
  const database = await openDatabase<Tables>({ dataDir, databaseUrl });
  await migrate(database.kysely);
  await insertListings(database.kysely, { count, now: new Date() });
  const jobs = await database.kysely
    .selectFrom('job_listings')
    .select('id')
    .where('is_active', '=', true)
    .where('application_deadline', '>', sql<string>`current_date + 1`)
    .orderBy('id', 'desc')
    .limit(5_000)
    .execute();
  await database.close();
  return jobs.map(({ id }) => id);
}
