/** Defines the metrics whose values are measured at the time of reading. */
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import { freeBytesOf } from '../../contract/diskSpace.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { waitingMails } from '../../mail/mails.repository.ts';
import { readReplicaLag } from '../database/replicaLag.ts';
import { readTotals } from '../../marketplace/site/totals.repository.ts';
import type { SiteTotals } from '../../marketplace/site/totals.repository.ts';
import { dayOf } from '../time/clock.ts';
import type { Clock } from '../time/clock.ts';

/** How long the totals are reused, because counting them reads whole tables. */
const TOTALS_AGE_MS = 60_000;
/**
 * The time limit of queries for metrics. If the database does not respond, the other metrics must still be shown,
 * because they may explain why.
 */
const DATABASE_TIMEOUT_MS = 5_000;

export interface Measured {
  database: Database<Tables>;
  /** The replica of the database, or null if there is none. */
  replica?: Database<Tables> | null;
  dataDir: string;
  clock: Clock;
  /**
   * Returns when the last scheduled backup was made and whether it failed, or null if there are no scheduled backups.
   */
  backups?: () => { newest: Date | null; hasFailed: boolean } | null;
  /** Returns the time at which the server's own certificate expires, or null if the server has none. */
  certificateExpiry?: () => Date | null;
}

export function defineGauges(registry: Registry, measured: Measured) {
  const { database, dataDir, clock, replica = null, backups = () => null } = measured;
  const { certificateExpiry = () => null } = measured;
  const registers = [registry];
  const gauge = (name: string, help: string, read?: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      ...(read && {
        async collect() {
          this.set(await read());
        },
      }),
    });
  const mails = inTime(() => waitingMails(database.kysely, clock()));
  const lag = inTime(async () => (replica ? readReplicaLag(replica.kysely) : null));
  // Runs the queries one after another. Otherwise, the measured number of waiting statements would include the queries
  // for metrics.
  const totals = inTime(async () => {
    await mails();
    return readTotals(database.kysely, dayOf(clock()));
  }, TOTALS_AGE_MS);
  const total = (name: string, help: string, pick: (found: SiteTotals) => number) =>
    gauge(name, help, async () => {
      const found = await totals();
      return found ? pick(found) : Number.NaN;
    });
  const totalsBy = (
    name: string,
    help: string,
    label: string,
    pick: (found: SiteTotals) => Record<string, number>,
  ) =>
    new Gauge({
      name,
      help,
      registers,
      labelNames: [label],
      async collect() {
        this.reset();
        const found = await totals();
        for (const [value, count] of Object.entries(found ? pick(found) : {}))
          this.set({ [label]: value }, count);
      },
    });

  gauge('skill_harbor_database_up', 'Whether the database responds: 1, or 0.', async () =>
    Number((await mails()) !== null),
  );
  gauge(
    'skill_harbor_mails_waiting',
    'Mails that are still to be sent.',
    async () => (await mails())?.count ?? Number.NaN,
  );
  gauge('skill_harbor_mails_oldest_age_seconds', 'How long the oldest waiting mail has waited.', async () => {
    const found = await mails();
    if (!found) return Number.NaN;
    return found.since ? Math.max(0, (clock().getTime() - found.since.getTime()) / 1000) : 0;
  });
  total(
    'skill_harbor_mails_given_up',
    'Mails that were given up, as long as they are recorded.',
    ({ mailsGivenUp }) => mailsGivenUp,
  );
  totalsBy('skill_harbor_members', 'Members, by role.', 'role', ({ members }) => members);
  total(
    'skill_harbor_jobs_listed',
    'Jobs that visitors find, until their deadline.',
    ({ listedJobs }) => listedJobs,
  );
  totalsBy(
    'skill_harbor_applications',
    'Applications, by status.',
    'status',
    ({ applications }) => applications,
  );
  total(
    'skill_harbor_decisions_overdue',
    'Applications without a decision, although the day that the client named is over.',
    ({ overdueDecisions }) => overdueDecisions,
  );
  total(
    'skill_harbor_moderation_cases_open',
    'Cases that wait for a moderator.',
    ({ openCases }) => openCases,
  );
  total(
    'skill_harbor_moderation_oldest_case_age_seconds',
    'How long the oldest open case has waited.',
    ({ oldestCase }) => (oldestCase ? Math.max(0, (clock().getTime() - oldestCase.getTime()) / 1000) : 0),
  );
  gauge(
    'skill_harbor_replica_lag_seconds',
    'The age of the newest change that the replica has.',
    async () => (await lag()) ?? Number.NaN,
  );
  gauge(
    'skill_harbor_database_connections_max',
    'How many statements the database may run at once for this server.',
    () => database.load().permits,
  );
  gauge(
    'skill_harbor_database_connections_in_use',
    'How many of them are running.',
    () => database.load().inUse,
  );
  gauge(
    'skill_harbor_database_queries_waiting',
    'Statements that wait for their turn.',
    () => database.load().waiting,
  );
  gauge('skill_harbor_backup_age_seconds', 'The age of the newest backup in BACKUP_TO.', () => {
    const state = backups();
    if (!state) return Number.NaN;
    return state.newest ? (clock().getTime() - state.newest.getTime()) / 1000 : Number.POSITIVE_INFINITY;
  });
  gauge('skill_harbor_backup_failed', 'Whether the last backup of this server failed: 1, or 0.', () =>
    Number(backups()?.hasFailed ?? false),
  );
  gauge(
    'skill_harbor_certificate_expiry_timestamp_seconds',
    'When the certificate expires that the server has obtained.',
    () => (certificateExpiry()?.getTime() ?? Number.NaN) / 1000,
  );
  gauge('skill_harbor_disk_free_bytes', 'Free space on the disk of DATA_DIR.', () => freeBytesOf(dataDir));
  return {
    underWay: gauge('http_requests_under_way', 'Requests that have arrived and have no response yet.'),
  };
}

/**
 * Returns a function that runs a query. It returns null if the query fails or takes too long. Calls during the query
 * share its result, and the result is reused for a while.
 */
function inTime<Result>(query: () => Promise<Result>, maxAgeMs = 0): () => Promise<Result | null> {
  let running: Promise<Result | null> | null = null;
  let last: { at: number; result: Result } | null = null;

  async function run(): Promise<Result | null> {
    const timeout = Promise.withResolvers<null>();
    const timer = setTimeout(timeout.resolve, DATABASE_TIMEOUT_MS, null);
    const result = await Promise.race([query().catch(() => null), timeout.promise]);
    clearTimeout(timer);
    last = result === null ? null : { at: performance.now(), result };
    return result;
  }

  return async () => {
    if (last && performance.now() - last.at < maxAgeMs) return last.result;
    return (running ??= run().finally(() => (running = null)));
  };
}
