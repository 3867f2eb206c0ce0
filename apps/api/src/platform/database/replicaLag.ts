import { sql } from 'kysely';
import type { Queries } from './tables.ts';

/**
 * Returns the age of the newest change on a replica, in seconds. The age is 0 if the replica is connected and has
 * applied every change that it received, because then no change is missing.
 */
export async function readReplicaLag(replica: Queries): Promise<number> {
  const { rows } = await sql<{ lag: number | null }>`
    select (case
      when not pg_is_in_recovery() then 0
      when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() and exists (select from pg_stat_wal_receiver) then 0
      else extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())
    end)::float8 as lag`.execute(replica);
  return rows[0]?.lag ?? Number.NaN;
}
