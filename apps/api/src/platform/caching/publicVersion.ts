/**
 * Reads the version of all public data, and the versions of the data that the lists of jobs and of freelancers read. A
 * version changes in the transaction that changes its data. So a caller that reads the version before the data never
 * caches old data under a new version. See migrations/0008_versions.sql.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { prepare } from '../database/prepared.ts';
import { runAsCaller } from '../database/queryContext.ts';
import type { Queries, Tables } from '../database/tables.ts';
import type { Subject } from '../database/tables/caching.ts';

/** Reads the version at some moment after the call. Within `atOneVersion`, returns the version that was read first. */
export type Version = () => Promise<string>;
type Read = () => Promise<Row[]>;
interface Row {
  version: string;
}

/** The versions that the enclosing `atOneVersion` has read. */
const held = new AsyncLocalStorage<Map<Version, Promise<string>>>();

/** The version of all public data, and the version of each kind of list's data. */
export type Versions = Record<'public' | Subject, Version>;

export const createVersions = (queries: Queries): Versions => ({
  public: createVersion(() => stamps(queries, { subject: 'public' })),
  jobs: createVersion(() => stamps(queries, { subject: 'jobs' })),
  freelancers: createVersion(() => stamps(queries, { subject: 'freelancers' })),
});

function createVersion(readStamps: Read): Version {
  // Several requests share this read. It has its own caller, so that the low priority of one request does not delay the
  // others.
  const read = shareNext(() => runAsCaller({ address: 'public version' }, () => readVersion(readStamps)));
  return () => {
    const versions = held.getStore();
    const version = versions?.get(read) ?? read();
    versions?.set(read, version);
    return version;
  };
}

/** Runs a task that reads each version only once. The task must not change anything that the public sees. */
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
 * Runs the task at most once at a time. A call during a run gets the result of the next run, because the current run
 * may have read its data before the caller's last change.
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
