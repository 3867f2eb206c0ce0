/** Explains to the operator why a PostgreSQL server refuses the connection or cannot be reached. */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The error for an unreachable server. The message names the setting and the remedy, and never the password. */
class UnreachableError extends Error {
  override name = 'UnreachableError';
  readonly code = 'UNREACHABLE_DATABASE';
}

/**
 * Throws an UnreachableError if the database does not respond.
 *
 * @param setting the name of the setting with the URL
 */
export async function requireConnection<Schema>(
  database: Kysely<Schema>,
  databaseUrl: string,
  setting: string,
): Promise<void> {
  try {
    await sql`select 1`.execute(database);
  } catch (error) {
    throw new UnreachableError(explain(error, databaseUrl, setting), { cause: error });
  }
}

/** Explains the error codes of PostgreSQL and of Node's network functions. */
const REASONS: Readonly<Record<string, (place: Place) => string>> = {
  '28P01': ({ at, user, setting }) =>
    `${at} refuses the password of the user ${user}: correct it in ${setting}.`,
  '28000': ({ at, user, setting, message }) =>
    `${at} does not let in the user ${user} (${message}): correct the user and the password in ${setting}, or pg_hba.conf.`,
  '3D000': ({ at, database, setting }) =>
    `${at} has no database ${database}: create it, or correct its name in ${setting}.`,
  '42501': ({ at, user, database, setting }) =>
    `${at} does not let the user ${user} into the database ${database}: grant the right to connect, or name another user in ${setting}.`,
  '53300': ({ at, setting }) =>
    `${at}, of ${setting}, has no connection left: raise its max_connections, or lower DATABASE_CONNECTIONS.`,
  ENOTFOUND: ({ host, setting }) => `No host has the name ${host}: correct it in ${setting}.`,
  EAI_AGAIN: ({ host, setting }) =>
    `The name ${host} could not be looked up: correct it in ${setting}, or the name server of this machine.`,
};

interface Place {
  setting: string;
  host: string;
  /** The name of the server, in a form that begins a sentence. */
  at: string;
  user: string;
  database: string;
  message: string;
}

function explain(error: unknown, databaseUrl: string, setting: string): string {
  const { hostname, port, searchParams, pathname, username, password } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? hostname;
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const at = `PostgreSQL at ${host}${port && `:${port}`}`;
  const user = `"${decodeURIComponent(username)}"`;
  const database = `"${decodeURIComponent(pathname.slice(1))}"`;
  // The driver throws this error if the server requires a password and the URL contains none.
  if (password === '' && message.startsWith('SASL')) {
    return `${at} asks for the password of the user ${user}: add it to ${setting}.`;
  }
  return (
    REASONS[code]?.({ setting, host, at, user, database, message }) ??
    `${at} cannot be reached (${message}): start it, or correct ${setting}.`
  );
}
