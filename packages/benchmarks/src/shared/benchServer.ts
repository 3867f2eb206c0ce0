/** Starts servers with many job listings for measurements. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@skillharbor/tooling/postgres';
import { sql } from 'kysely';
import { openDatabase } from '@skillharbor/api/database';
import { migrate } from '@skillharbor/api/migrate';
import type { Queries, Tables } from '@skillharbor/api/tables';
import { openFileStore } from '@skillharbor/api/files';
import { inLongTransaction, insertFreelancers, insertJobs } from '@skillharbor/api/bulk';
import type { TestS3 } from '@skillharbor/api/testing/s3';
import { startServer } from '@skillharbor/api/testing/serverProcess';
import { freelancersFor, insertApplications, spreadApplications } from './applicationData.ts';
import { cpuOfProcesses, metricOf } from './cpu.ts';

export type Kind = 'embedded' | 'postgres';

/** A database and a data folder with many job listings, which one server after another uses. */
export interface Dataset {
  /** The ids of open jobs, at most 5,000. */
  openJobs: number[];
  /** The settings of a server that uses the dataset. */
  environment: Record<string, string>;
  /** The process id of PostgreSQL. It is null for the embedded database, or if PostgreSQL was not started here. */
  postgresPid: number | null;
  remove(): void;
}

export interface BenchServer {
  address: string;
  openJobs: number[];
  /** Returns the processor time used so far, in seconds. An embedded database is part of the server. */
  cpu(): Promise<{ server: number; database: number | null }>;
  /** Returns the resident memory of the server's process, in bytes. */
  memory(): Promise<number>;
  close(): Promise<void>;
}

export interface Amounts {
  listings: number;
  freelancers?: number;
  /** The number of applications to one job (see applicationData.ts). */
  applications?: number;
  /** The number of applications from each freelancer to any jobs (see applicationData.ts). */
  applicationsFromEach?: number;
}

// The port is fixed, because two simultaneous benchmarks would disturb each other anyway.
const METRICS_PORT = '9464';

/**
 * Creates the database and the data folder. Throws NoPostgresError.
 *
 * @param s3 the object storage for the files, instead of the data folder
 */
export async function createDataset(kind: Kind, amounts: Amounts, s3?: TestS3): Promise<Dataset> {
  const postgres = kind === 'postgres' ? startPostgres({ isDurable: true }) : null;
  const folder = mkdtempSync(join(tmpdir(), 'skill-harbor-bench-'));
  return {
    openJobs: await seed(folder, postgres?.url, amounts, s3),
    environment: {
      DATA_DIR: folder,
      ...(postgres && { DATABASE_URL: postgres.url }),
      ...s3?.environment,
    },
    postgresPid: postgres?.pid ?? null,
    remove() {
      postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a server on the dataset, without rate limits unless the settings turn them on. */
export async function startBenchServer(
  dataset: Dataset,
  settings: Record<string, string> = {},
): Promise<BenchServer> {
  // In the benchmarks, one freelancer applies to many jobs.
  const limits = { RATE_LIMITS: 'off', OPEN_APPLICATIONS: '9999' };
  const environment = { PORT: '0', METRICS_PORT, ...limits, ...dataset.environment, ...settings };
  const server = startServer(environment, 'dropped');
  const metrics = `http://127.0.0.1:${environment.METRICS_PORT}/metrics`;
  return {
    address: await server.ready,
    openJobs: dataset.openJobs,
    cpu: async () => ({
      server: await metricOf(metrics, 'process_cpu_seconds_total'),
      database: cpuOfProcesses(dataset.postgresPid),
    }),
    memory: () => metricOf(metrics, 'process_resident_memory_bytes'),
    async close() {
      server.stop('SIGTERM');
      await server.ended;
    },
  };
}

async function seed(
  dataDir: string,
  databaseUrl: string | undefined,
  { listings, freelancers = 0, applications = 0, applicationsFromEach = 0 }: Amounts,
  s3: TestS3 | undefined,
): Promise<number[]> {
  const database = await openDatabase<Tables>({ dataDir, databaseUrl });
  await migrate(database.kysely);
  await withWordsIndexedAfterwards(database.kysely, () =>
    insertJobs(database.kysely, { count: listings, now: new Date(), writers: cpus().length }),
  );
  const count = Math.max(freelancers, freelancersFor(applications));
  await insertFreelancers(database.kysely, { count, now: new Date() });
  // The file store is opened before the database refers to resumes, because the folder does not contain them.
  const storage = s3?.storage ?? null;
  await openFileStore({ dataDir, databaseUrl: databaseUrl ?? null, storage }, database.kysely);
  await insertApplications(database.kysely, applications, new Date());
  await spreadApplications(database.kysely, applicationsFromEach, new Date());
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

/**
 * Drops the word index during the insertion, and builds it afterwards. Building it for a million rows takes a minute or
 * two, but updating it for each row takes most of an hour.
 */
async function withWordsIndexedAfterwards(queries: Queries, insert: () => Promise<void>): Promise<void> {
  const index = 'job_listings_words_and_keys';
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where indexname = ${index}`.execute(queries);
  await sql`drop index ${sql.ref(index)}`.execute(queries);
  await insert();
  await inLongTransaction(queries, async (transaction) => {
    await sql`set local maintenance_work_mem = '256MB'`.execute(transaction);
    for (const { indexdef } of rows) await sql.raw(indexdef).execute(transaction);
  });
}
