/**
 * What a PostgreSQL server does in background processes and the embedded one, a single process, never does: it
 * grows its log without end, keeps the room of deleted rows, and plans every query on no statistics at all.
 */
import type { PGlite } from '@electric-sql/pglite';

const PAUSE_MILLIS = 15_000;
const MOST_LOG_BYTES = 64 * 1024 * 1024;

export interface HousekeepingOptions {
  /** Told when the work failed. The users of the database go on; it is tried again later. */
  onError: (error: Error) => void;
  /** The clock, in milliseconds. */
  now?: () => number;
  /** How much log may pile up; it is also what a start after a crash has to replay. */
  mostLogBytes?: number;
}

/** A function to call between two users of the session. It does nothing unless the last time is a while ago. */
export function housekeeping(options: HousekeepingOptions): (pglite: PGlite) => Promise<void> {
  const { onError, now = Date.now, mostLogBytes = MOST_LOG_BYTES } = options;
  let last = now();
  return async (pglite) => {
    if (now() - last < PAUSE_MILLIS) return;
    last = now();
    try {
      // First what writes to the log itself.
      await vacuumTables(pglite);
      await shortenLog(pglite, mostLogBytes);
    } catch (error) {
      onError(new Error('The housekeeping of the embedded database failed.', { cause: error }));
    }
  };
}

async function shortenLog(pglite: PGlite, mostLogBytes: number): Promise<void> {
  const { rows } = await pglite.query<{ is_long: boolean }>(`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > ${mostLogBytes} as is_long
    from pg_control_checkpoint()`);
  if (rows[0]?.is_long) await pglite.exec('checkpoint');
}

/**
 * The thresholds are those of PostgreSQL's autovacuum. Its counters do not survive a crash, so a table that has become
 * twice as long since it was looked through is due as well.
 */
async function vacuumTables(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ name: string }>(`
    select format('%I.%I', activity.schemaname, activity.relname) as name
    from pg_stat_user_tables as activity
    join pg_class as tables on tables.oid = activity.relid
    where activity.n_dead_tup > 50 + 0.2 * greatest(tables.reltuples, 0)
      or activity.n_ins_since_vacuum > 1000 + 0.2 * greatest(tables.reltuples, 0)
      or activity.n_mod_since_analyze > 50 + 0.1 * greatest(tables.reltuples, 0)
      or pg_relation_size(tables.oid) > (2 * tables.relpages + 50) * current_setting('block_size')::integer`);
  for (const { name } of rows) await pglite.exec(`vacuum (analyze) ${name}`);
}
