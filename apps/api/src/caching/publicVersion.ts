/**
 * The version of everything that the public sees. It changes in the transaction of each change, so that a caller who reads
 * it before the data never takes old data for new; see migrations/0010_public_changes.sql.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { prepare } from '../database/prepared.ts';
import { runAsCaller } from '../database/queryContext.ts';
import type { Queries, Tables } from '../database/tables.ts';

/** The version at some moment after the call, or after that of the surrounding `atOneVersion`. */
export type PublicVersion = () => Promise<string>;

const held = new AsyncLocalStorage<{ version: Promise<string> | null }>();

export function createPublicVersion(queries: Queries): PublicVersion {
  // A request that waits for the version must not wait at the rank of the one that happened to ask first.
  const read = shareNext(() => runAsCaller({ address: 'public version' }, () => readVersion(queries)));
  return () => {
    const reader = held.getStore();
    return reader ? (reader.version ??= read()) : read();
  };
}

/** The version is read once for all that the task reads. The task changes nothing that the public sees. */
export function atOneVersion<Result>(task: () => Promise<Result>): Promise<Result> {
  return held.run({ version: null }, task);
}

const stamps = prepare<Tables>()((build) =>
  build
    .selectFrom('public_changes')
    .select(sql<string>`string_agg(stamp::text, ' ' order by slot)`.as('version')),
);

async function readVersion(queries: Queries): Promise<string> {
  const [row] = await stamps(queries, {});
  if (!row) throw new Error('An aggregate always has one row.');
  return row.version;
}

/**
 * Runs the task once at a time. A call during a run gets the result of the next one, since the present one may have
 * begun before what the caller knows of.
 */
export function shareNext<Result>(task: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<Result> | null = null;
  let next: Promise<Result> | null = null;

  function run(): Promise<Result> {
    next = null;
    current = task().finally(() => {
      if (next === null) current = null;
    });
    return current;
  }

  return () => (current ? (next ??= current.then(run, run)) : run());
}
