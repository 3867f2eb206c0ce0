/**
 * PostgreSQL as a server, through `pg`, for a DATABASE_URL.
 */
import type { PostgresDialectConfig } from 'kysely';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { WAIT_MILLIS } from './limits.ts';
import { parserFor } from './values.ts';

export interface PostgresOptions {
  databaseUrl: string;
  /** Told when the server drops an idle connection. The pool makes a new one by itself. */
  onError: (error: Error) => void;
}

export function openPool({ databaseUrl, onError }: PostgresOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'skill-harbor',
    connectionTimeoutMillis: WAIT_MILLIS,
    keepAlive: true,
    types: { getTypeParser: parserFor as typeof pg.types.getTypeParser },
  });
  // Without a listener, a connection lost while idle would end the process.
  pool.on('error', onError);
  return pool;
}

/**
 * What the embedded database has by itself. Set by statement and not at connecting, because connection
 * poolers in front of PostgreSQL refuse unknown start parameters.
 */
export const prepareConnection: NonNullable<PostgresDialectConfig['onCreateConnection']> = async (
  connection,
) => {
  await connection.executeQuery(
    CompiledQuery.raw(
      `set time zone 'UTC'; set datestyle to 'ISO'; set search_path to public; ` +
        `set statement_timeout to '30s'; set idle_in_transaction_session_timeout to '60s'`,
    ),
  );
};
