/** Starts servers with many job listings, in order to measure them. */
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

/** A database and a data folder with many job listings. Several servers can use them one after another. */
export interface Dataset {
  /** The ids of open jobs, at most 5,000 of them. */
  openJobs: number[];
  /** The settings with which a server uses this dataset. */
  environment: Record<string, string>;
  /**
   * The process id of PostgreSQL. It is null for the embedded database, or if another program has started PostgreSQL.
   */
  postgresPid: number | null;
  remove(): void;
}

export interface BenchServer {
  address: string;
  openJobs: number[];
  /**
   * Returns how much processor time the database has used so far, in seconds. The time of an embedded database is part
   * of the server's time.
   */
  cpu(): Promise<{ server: number; database: number | null }>;
  /** Returns the resident memory of the server's process, in bytes. */
  memory(): Promise<number>;
  close(): Promise<void>;
}

export interface Amounts {
  listings: number;
  freelancers?: number;
  /** The number of applications to a single job (see applicationData.ts). */
  applications?: number;
  /** The number of applications from each freelancer, to any jobs (see applicationData.ts). */
  applicationsFromEach?: number;
}

// The port is always the same, because two benchmarks at the same time would disturb each other anyway.
const METRICS_PORT = '9464';

/**
 * Creates the database and the data folder. Throws NoPostgresError.
 *
 * @param s3 the object storage in which files are stored, instead of the data folder
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

/** Starts a server on the dataset. There are no rate limits unless the settings turn them on. */
export async function startBenchServer(
  dataset: Dataset,
  settings: Record<string, string> = {},
): Promise<BenchServer> {
  // The limits are high, because in the benchmarks one client has many jobs, and one freelancer applies to many.
  const limits = { RATE_LIMITS: 'off', OPEN_APPLICATIONS: '9999', OPEN_JOBS: '9999' };
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
  // Opens the file store before rows refer to resumes. The folder does not contain these resumes, so the store would be
  // refused afterwards.
  const storage = s3?.storage ?? null;
  await openFileStore({ dataDir, databaseUrl: databaseUrl ?? null, storage }, database.kysely);
  await insertApplications(database.kysely, applications, new Date());
  await spreadApplications(database.kysely, applicationsFromEach, new Date());
  await emptyQueues(database.kysely);
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
 * Removes the background work on the new rows: matching jobs with saved searches, and comparing and checking texts.
 * Otherwise the server would do this work while requests are measured, unlike a server that has been running for a while.
 */
async function emptyQueues(queries: Queries): Promise<void> {
  await sql`truncate unmatched_jobs, uncompared_jobs, first_texts`.execute(queries);
}

/**
 * Drops the word index before the jobs are inserted, and builds it afterwards. For a million rows, building the index
 * takes a minute or two. Updating it for each row would take most of an hour.
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
