/** Checks the database server's version and settings, and the replica. */
import { sql } from 'kysely';
import { databaseOn } from '../platform/database/database.ts';
import { openPostgres } from '../platform/database/postgres.ts';
import { readReplicaLag } from '../platform/database/replicaLag.ts';
import type { Queries, Tables } from '../platform/database/tables.ts';
import { explain } from '../platform/operating/explain.ts';
import type { Settings } from '../settings.ts';
import { fault, good, warning } from './finding.ts';
import type { Finding } from './finding.ts';

/** The oldest version of PostgreSQL that still receives updates. */
const OLDEST_POSTGRES = 14;
/**
 * The number of connections that must be left for an administrator, for a backup, and for a second server during a
 * restart.
 */
const SPARE_CONNECTIONS = 10;
/**
 * Findings about the settings of the database have a separate name, because an upgrade refuses to run only if the
 * database itself has a fault.
 */
const SETTINGS = 'database settings';
/** The threshold is the same as that of the alert ReplicaLags. */
const MAX_LAG_S = 60;

/**
 * Checks the version of the database. For a database server, it also checks the settings that affect durability and
 * speed.
 */
export async function checkDatabase(
  { databaseUrl, databaseLimits }: Pick<Settings, 'databaseUrl' | 'databaseLimits'>,
  queries: Queries,
): Promise<Finding[]> {
  const { rows } = await sql<{
    version: number;
    encoding: string;
    connections: number;
    off: string[];
  }>`select
      current_setting('server_version_num')::int / 10000 as version,
      current_setting('server_encoding') as encoding,
      current_setting('max_connections')::int as connections,
      array(
        select name from pg_settings
          where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum') and setting = 'off'
          order by name
      ) as off`.execute(queries);
  const [found] = rows;
  if (!found) return [];
  const version = `It is PostgreSQL ${found.version}.`;
  const isOwn = databaseUrl === null;
  const needed = databaseLimits.connections + SPARE_CONNECTIONS;
  return [
    found.version >= OLDEST_POSTGRES
      ? good('database', version)
      : warning(
          'database',
          version,
          `Upgrade it to ${OLDEST_POSTGRES} or newer, which still gets security updates.`,
        ),
    ...(found.encoding === 'UTF8'
      ? []
      : [
          fault(
            SETTINGS,
            `It stores texts as ${found.encoding}, which lacks most letters of the world.`,
            'Make a new database with the encoding UTF8, and restore a backup into it.',
          ),
        ]),
    ...(isOwn || found.off.length === 0
      ? []
      : [
          fault(
            SETTINGS,
            `It may lose what it has confirmed, or become slow: ${found.off.join(', ')} off.`,
            `Set ${found.off.map((name) => `${name} = on`).join(', ')} in postgresql.conf.`,
          ),
        ]),
    ...(isOwn || found.connections >= needed
      ? []
      : [
          warning(
            SETTINGS,
            `It allows ${found.connections} connections, and one server with its commands may need ${needed}.`,
            'Raise max_connections in postgresql.conf, or lower DATABASE_CONNECTIONS.',
          ),
        ]),
  ];
}

/** Checks that the replica responds, and that its data is not too old. */
export async function checkReplica({
  databaseReadUrl,
  databaseLimits: limits,
}: Pick<Settings, 'databaseReadUrl' | 'databaseLimits'>): Promise<Finding[]> {
  if (databaseReadUrl === null) return [];
  const replica = databaseOn<Tables>(
    'postgres',
    openPostgres({ databaseUrl: databaseReadUrl, limits, onError: () => undefined }),
  );
  try {
    const lag = Math.round(await readReplicaLag(replica.kysely));
    const says = `Visitors see what was true ${lag} seconds ago.`;
    if (lag <= MAX_LAG_S) return [good('replica', says)];
    return [
      warning('replica', says, 'Look at pg_stat_replication on the primary, and mend the replication.'),
    ];
  } catch (error) {
    return [
      fault(
        'replica',
        explain(error),
        'Start the replica and check DATABASE_READ_URL, or remove it, so that the primary serves visitors.',
      ),
    ];
  } finally {
    await replica.close();
  }
}
