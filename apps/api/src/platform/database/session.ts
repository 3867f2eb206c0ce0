/** Options for every connection, to a database server and to the embedded database. */
import type pg from 'pg';
import { parserFor } from './values.ts';

const SETTINGS_TIMEOUT_MS = 2_000;
// work_mem holds the matches of a search (about 5 MB), which PostgreSQL would otherwise write to temporary files.
const SETTINGS = `
  set time zone 'UTC'; set datestyle to 'ISO'; set search_path to public; set work_mem to '16MB';`;

/**
 * Options for a `pg` pool. The settings are made by a statement, because connection poolers in front of PostgreSQL
 * refuse unknown startup parameters.
 *
 * @param more further settings, as SQL
 */
export function sessionOptions(more = '') {
  return {
    types: { getTypeParser: parserFor as typeof pg.types.getTypeParser },
    async onConnect(client: pg.ClientBase) {
      // The pending queries throw when the connection is lost. An error without a listener would end the process.
      client.on('error', () => undefined);
      // The pool's own timeout covers only connecting. The cast is safe, because the pool creates its clients with `new
      // pg.Client`, and their type omits `end` only to prevent callers from calling it.
      const timer = setTimeout(() => void (client as pg.Client).end(), SETTINGS_TIMEOUT_MS);
      await client.query(SETTINGS + more).finally(() => clearTimeout(timer));
    },
  };
}
