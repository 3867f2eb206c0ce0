/** Options for every connection, both to a PostgreSQL server and to the embedded database. */
import type pg from 'pg';
import { parserFor } from './values.ts';

const SETTINGS_TIMEOUT_MS = 2_000;
// Sets work_mem high enough for the matches of a search (about 5 MB). Otherwise, PostgreSQL would write them to
// temporary files.
const SETTINGS = `
  set time zone 'UTC'; set datestyle to 'ISO'; set search_path to public; set work_mem to '16MB';`;

/**
 * Options for a `pg` pool. A statement applies the session's settings, because connection poolers in front of
 * PostgreSQL refuse unknown startup parameters.
 *
 * @param more further settings, as SQL
 */
export function sessionOptions(more = '') {
  return {
    types: { getTypeParser: parserFor as typeof pg.types.getTypeParser },
    async onConnect(client: pg.ClientBase) {
      // Ignores the error, because pending queries throw when the connection is lost. Without this listener, the error
      // would end the process.
      client.on('error', () => undefined);
      // Ends the client if the query with the settings takes too long, because the pool's own timeout covers only connecting. The cast
      // is safe: the pool creates its clients with `new pg.Client`, and their type omits `end` only so that callers do
      // not call it.
      const timer = setTimeout(() => void (client as pg.Client).end(), SETTINGS_TIMEOUT_MS);
      await client.query(SETTINGS + more).finally(() => clearTimeout(timer));
    },
  };
}
