/**
 * Reads the version of all public data, and the separate versions of the data in the lists of jobs and of freelancers.
 * A transaction that changes data also changes its version. A caller that reads the version before the data therefore
 * never caches old data under a new version. See migrations/0008_versions.sql.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { prepare } from '../database/prepared.ts';
import { runAsCaller } from '../database/queryContext.ts';
import type { Queries, Tables } from '../database/tables.ts';
import type { Subject } from '../database/tables/caching.ts';

/**
 * Reads the version from the database, not earlier than at the time of the call. Within `atOneVersion`, returns the
 * version that was read first.
 */
export type Version = () => Promise<string>;
type Read = () => Promise<Row[]>;
interface Row {
  version: string;
}

/** The versions that were already read within the current `atOneVersion`. */
const held = new AsyncLocalStorage<Map<Version, Promise<string>>>();

/** Reads the version of all public data, and the version of each list's data. */
export type Versions = Record<'public' | Subject, Version>;

export const createVersions = (queries: Queries): Versions => ({
  public: createVersion(() => stamps(queries, { subject: 'public' })),
  jobs: createVersion(() => stamps(queries, { subject: 'jobs' })),
  freelancers: createVersion(() => stamps(queries, { subject: 'freelancers' })),
});

function createVersion(readStamps: Read): Version {
  // Runs the shared read as a caller of its own. Otherwise, the low priority of one request could delay the other
  // requests.
  const read = shareNext(() => runAsCaller({ address: 'public version' }, () => readVersion(readStamps)));
  return () => {
    const versions = held.getStore();
    const version = versions?.get(read) ?? read();
    versions?.set(read, version);
    return version;
  };
}

/** Runs a task. Within the task, each version is read only once. The task must not change public data. */
export function atOneVersion<Result>(task: () => Promise<Result>): Promise<Result> {
  return held.run(new Map(), task);
}

const stamps = prepare<Tables>()((build, { subject }: { subject: keyof Versions }) =>
  build
    .selectFrom('versions')
    .select(sql<string>`string_agg(stamp::text, ' ' order by slot)`.as('version'))
    .where('subject', '=', subject),
);

async function readVersion(readStamps: Read): Promise<string> {
  const [row] = await readStamps();
  if (!row) throw new Error('An aggregate always has one row.');
  return row.version;
}

/**
 * Wraps a task in a function that never runs the task twice at the same time. A call during a run gets the result of
 * the next run, because the current run may have read its data before the caller's last change.
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
