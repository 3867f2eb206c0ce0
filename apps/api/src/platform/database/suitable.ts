/** Checks before the first migration whether a database is suitable. */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The error for a database that is not suitable. The message names the setting and the remedy. */
class UnsuitableDatabaseError extends Error {
  override name = 'UnsuitableDatabaseError';
  readonly code = 'UNSUITABLE_DATABASE';
}

interface Facts {
  database: string;
  person: string;
  encoding: string;
  may_create: boolean;
  /**
   * The name of a table that belongs to another program, or null if there is no such table, or if this server has
   * migrated the database before.
   */
  foreign_table: string | null;
}

/**
 * Throws UnsuitableDatabaseError if the encoding is not UTF-8, if the database user lacks rights, or if there are
 * tables of another program.
 */
export async function requireSuitable<Schema>(queries: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<Facts>`
    select current_database() as database, current_user as person, current_setting('server_encoding') as encoding,
      has_schema_privilege('public', 'create') as may_create,
      (
        select min(relname) from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
          and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
          and not exists (
            select from pg_attribute where attrelid = to_regclass('public.migrations') and attname = 'checksum'
          )
      ) as foreign_table`.execute(queries);
  for (const facts of rows) {
    const problem = problemOf(facts);
    if (problem !== null) throw new UnsuitableDatabaseError(problem);
  }
}

function problemOf({
  database,
  person,
  encoding,
  may_create: mayCreate,
  foreign_table: foreign,
}: Facts): string | null {
  if (encoding !== 'UTF8') {
    return (
      `The database "${database}" of DATABASE_URL has the encoding ${encoding}, which cannot hold every text: ` +
      'create one with the encoding UTF8, and name it there.'
    );
  }
  if (foreign !== null) {
    return (
      `The database "${database}" of DATABASE_URL has tables of another program, such as "${foreign}": ` +
      'create a new one for Skill Harbor, and name it there.'
    );
  }
  if (mayCreate) return null;
  return (
    `The user "${person}" of DATABASE_URL may not create tables in the database "${database}": ` +
    'name the user there who owns it, or grant this one all rights on its schema "public".'
  );
}
