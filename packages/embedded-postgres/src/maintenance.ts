/**
 * Does the work that a PostgreSQL server's background processes do, which the embedded database does not have. Without
 * it, the log would grow forever, deleted rows would still take space, and the planner would have no statistics.
 */
import type { PGlite } from '@electric-sql/pglite';

export const MAINTENANCE_INTERVAL_MS = 5_000;
const MAX_LOG_BYTES = 64 * 1024 * 1024;

/**
 * Vacuums the most urgent table, if any table needs it, and shortens the log. Only one table is vacuumed, because
 * queries have to wait meanwhile.
 *
 * @param maxLogBytes the maximum size of the log, because a start after a crash must replay all of it
 */
export async function maintain(pglite: PGlite, maxLogBytes = MAX_LOG_BYTES): Promise<void> {
  // Vacuums first and shortens the log afterwards, because vacuuming writes to the log.
  await vacuumMostUrgent(pglite);
  await shortenLog(pglite, maxLogBytes);
}

async function shortenLog(pglite: PGlite, maxLogBytes: number): Promise<void> {
  const { rows } = await pglite.query<{ is_long: boolean }>(`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > ${maxLogBytes} as is_long
    from pg_control_checkpoint()`);
  if (rows[0]?.is_long) await pglite.exec('checkpoint');
}

/**
 * Vacuums a table that exceeds one of the thresholds of PostgreSQL's autovacuum. A crash resets the counters of tables,
 * so a table that has doubled in size since its last vacuum is also vacuumed.
 */
async function vacuumMostUrgent(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ name: string }>(`
    select format('%I.%I', activity.schemaname, activity.relname) as name
    from pg_stat_user_tables as activity
    join pg_class as tables on tables.oid = activity.relid
    where activity.n_dead_tup > 50 + 0.2 * greatest(tables.reltuples, 0)
      or activity.n_ins_since_vacuum > 1000 + 0.2 * greatest(tables.reltuples, 0)
      or activity.n_mod_since_analyze > 50 + 0.1 * greatest(tables.reltuples, 0)
      or pg_relation_size(tables.oid) > (2 * tables.relpages + 50) * current_setting('block_size')::integer
    order by activity.n_dead_tup + activity.n_ins_since_vacuum + activity.n_mod_since_analyze desc
    limit 1`);
  for (const { name } of rows) await pglite.exec(`vacuum (analyze) ${name}`);
}
