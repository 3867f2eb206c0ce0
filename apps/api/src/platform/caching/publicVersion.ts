/**
 * The version of everything that the public sees, and the versions of what lists of jobs and freelancers read. They
 * change in the transaction of each change, so that a caller who reads a version before the data never takes old data
 * for new: see migrations/0008_versions.sql.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { prepare } from '../database/prepared.ts';
import { runAsCaller } from '../database/queryContext.ts';
import type { Queries, Subject, Tables } from '../database/tables.ts';

/** Reads the version at some moment after the call, or after the call of the surrounding `atOneVersion`. */
export type Version = () => Promise<string>;
type Read = () => Promise<Row[]>;
interface Row {
  version: string;
}

/** The versions that the surrounding `atOneVersion` has read. */
const held = new AsyncLocalStorage<Map<Version, Promise<string>>>();

/** The version of all that the public sees, and the versions of what each kind of list reads. */
export type Versions = Record<'public' | Subject, Version>;

export const createVersions = (queries: Queries): Versions => ({
  public: createVersion(() => stamps(queries, { subject: 'public' })),
  jobs: createVersion(() => stamps(queries, { subject: 'jobs' })),
  freelancers: createVersion(() => stamps(queries, { subject: 'freelancers' })),
});

function createVersion(readStamps: Read): Version {
  // The read has a caller of its own, so that the requests that share it do not wait at the priority of the first
  // one.
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
 * Runs the task once at a time. A call during a run gets the result of the next run, because the present run may have
 * started before what the caller knows of.
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
