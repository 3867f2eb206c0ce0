/** Measures values when the metrics are read. */
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import { freeBytesOf } from '../../contract/diskSpace.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { waitingMails } from '../../mail/mails.repository.ts';
import type { Clock } from '../time/clock.ts';

/**
 * The time limit of queries for metrics. A database that does not respond must not hide the other metrics, which may
 * show the cause.
 */
const DATABASE_TIMEOUT_MS = 5_000;

export interface Measured {
  database: Database<Tables>;
  dataDir: string;
  clock: Clock;
  /** Returns the state of the scheduled backups, or null if there are none. */
  backups?: () => { newest: Date | null; hasFailed: boolean } | null;
}

export function defineGauges(
  registry: Registry,
  { database, dataDir, clock, backups = () => null }: Measured,
) {
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

  const mails = onceAtATime(async () => {
    const timeout = Promise.withResolvers<null>();
    const timer = setTimeout(timeout.resolve, DATABASE_TIMEOUT_MS, null);
    const read = waitingMails(database.kysely, clock()).catch(() => null);
    return Promise.race([read, timeout.promise]).finally(() => clearTimeout(timer));
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
  gauge('skill_harbor_disk_free_bytes', 'Free space on the disk of DATA_DIR.', () => freeBytesOf(dataDir));
  return {
    underWay: gauge('http_requests_under_way', 'Requests that have arrived and have no response yet.'),
  };
}

/** Returns a function whose calls share the result of a run in progress. */
function onceAtATime<Result>(task: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null;
  return () => (running ??= task().finally(() => (running = null)));
}
