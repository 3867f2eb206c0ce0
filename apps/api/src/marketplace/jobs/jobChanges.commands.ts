/**
 * Reads the listed jobs and their changes for other sites that keep a copy of the list. Each response has the position
 * at which the next request continues.
 */
import type { JobChange, JobChanges } from '@skillharbor/contract';
import type { Queries } from '../../platform/database/tables.ts';
import {
  deleteChangesExcept,
  findListedJobs,
  listChangesAfter,
  listListedJobs,
  newestCursor,
  settleChanges,
} from './jobChanges.repository.ts';

const PAGE_SIZE = 100;
const KEPT_CHANGES = 100_000;

/**
 * Returns the jobs or changes after a position. A position is the `next` of an earlier result. Without a position, the
 * result starts with all listed jobs. Returns undefined for an unknown position.
 */
export async function readJobChanges(
  queries: Queries,
  since: string | undefined,
  now: Date,
): Promise<JobChanges | undefined> {
  if (since === undefined) return readAllJobs(queries, await presentCursor(queries), 0, now);
  // While a reader reads all jobs, a position consists of the newest change before the first page, and the last job
  // that was read.
  const [cursor = '', lastJob] = since.split('.');
  return lastJob === undefined
    ? readChanges(queries, cursor, now)
    : readAllJobs(queries, cursor, Number(lastJob), now);
}

function presentCursor(queries: Queries): Promise<string> {
  return queries.transaction().execute(async (transaction) => {
    await settleChanges(transaction);
    return newestCursor(transaction);
  });
}

async function readAllJobs(queries: Queries, cursor: string, after: number, now: Date): Promise<JobChanges> {
  const jobs = await listListedJobs(queries, after, PAGE_SIZE, now);
  const last = jobs.at(PAGE_SIZE - 1);
  return {
    results: jobs.map((job) => ({ event: 'added', id: job.id, job })),
    next: last ? `${cursor}.${last.id}` : cursor,
    is_current: false,
  };
}

function readChanges(queries: Queries, cursor: string, now: Date): Promise<JobChanges | undefined> {
  return queries.transaction().execute(async (transaction) => {
    await settleChanges(transaction);
    const changes = await listChangesAfter(transaction, cursor, PAGE_SIZE);
    if (!changes) return undefined;
    // Several changes of a job are merged into one, which leads from the state before the first change to the present
    // state.
    const wasListed = new Map<number, boolean>();
    for (const { listing_id: id, was_listed } of changes)
      if (id !== null && !wasListed.has(id)) wasListed.set(id, was_listed);
    const listed = await findListedJobs(transaction, [...wasListed.keys()], now);
    return {
      results: [...wasListed].flatMap(([id, before]): JobChange[] => {
        const job = listed.get(id);
        if (job) return [{ event: before ? 'changed' : 'added', id, job }];
        return before ? [{ event: 'removed', id }] : [];
      }),
      next: changes.at(-1)?.cursor ?? cursor,
      is_current: changes.length < PAGE_SIZE,
    };
  });
}

/** Deletes old changes. A reader who has not read them must read all jobs again. */
export function removeOldJobChanges({ queries }: { queries: Queries }, kept = KEPT_CHANGES): Promise<void> {
  return deleteChangesExcept(queries, kept);
}
