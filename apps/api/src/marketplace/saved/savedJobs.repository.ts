/** Stores the jobs that freelancers have saved. */
import type { Saved, SavedJob, SeenJobsInput } from '@skillharbor/contract';
import { isWithin, pageLimit, pageOffset } from '@skillharbor/contract-server/pagination';
import type { Page } from '@skillharbor/contract-server/pagination';
import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import type { Queries, Tables } from '../../platform/database/tables.ts';
import {
  contentDigest,
  findPresentJobs,
  knownFill,
  presentJob,
  stateColumns,
} from './presentJobs.repository.ts';
import { isChanged, isNews, stateOf } from './saved.policy.ts';

/**
 * Locks a user until the transaction ends, so that simultaneous requests count the user's saved entries one after the
 * other.
 */
export async function lockUser(transaction: Queries, id: number): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

const selectOf = (queries: Queries, userId: number) =>
  queries.selectFrom('saved_jobs').where('user_id', '=', userId).where('removed_at', 'is', null);

/** Lists the ids of a freelancer's saved jobs, and counts the jobs with news. `today` is YYYY-MM-DD. */
export async function readSavedJobs(queries: Queries, userId: number, today: string): Promise<Saved> {
  const rows = await selectOf(queries, userId)
    .leftJoin('job_listings as job', 'job.id', 'saved_jobs.listing_id')
    .select(['listing_id', 'list', 'seen_state', 'seen_content', 'job.id', ...stateColumns])
    .select(knownFill)
    // Most jobs still have the version that the user has seen, so the query computes the digest only for the others.
    .select(
      sql<string | null>`case when job.version = seen_version then seen_content else ${contentDigest} end`.as(
        'content',
      ),
    )
    .orderBy('saved_at', 'desc')
    .orderBy('listing_id', 'desc')
    .execute();
  const news = rows.filter(({ id, is_active, is_listed, application_deadline, ...row }) => {
    const job =
      id === null || is_active === null || is_listed === null || application_deadline === null
        ? undefined
        : { ...row, is_active, is_listed, application_deadline };
    const state = stateOf(job, today);
    const content = state === 'unlisted' ? null : row.content;
    return isNews({ state: row.seen_state, content: row.seen_content }, { state, content });
  });
  return { ids: rows.map(({ listing_id }) => listing_id), news: news.length, lists: countLists(rows) };
}

/** Counts the jobs in each named list, sorted by the name of the list. */
function countLists(rows: readonly { list: string }[]): Saved['lists'] {
  const named = Map.groupBy(rows, ({ list }) => list);
  return [...named]
    .filter(([name]) => name !== '')
    .map(([name, { length: count }]) => ({ name, count }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/**
 * Lists a page of a freelancer's saved jobs, or of the saved jobs in one list, most recently saved first. `today` is
 * YYYY-MM-DD.
 */
export async function listSavedJobs(
  queries: Queries,
  userId: number,
  { page, list }: { page: Page; list: string | undefined },
  today: string,
): Promise<SavedJob[]> {
  if (!isWithin(page)) return [];
  const rows = await selectOf(queries, userId)
    .$if(list !== undefined, (saved) => saved.where('list', '=', list?.trim() ?? ''))
    .select(['listing_id', 'title', 'note', 'list', 'saved_at', 'seen_state', 'seen_content'])
    .orderBy('saved_at', 'desc')
    .orderBy('listing_id', 'desc')
    .limit(pageLimit(page))
    .offset(pageOffset(page))
    .execute();
  const listed = await findPresentJobs(
    queries,
    rows.map(({ listing_id }) => listing_id),
    today,
  );
  return rows.map(
    ({ listing_id, title, note, list: name, saved_at, seen_state: state, seen_content: content }) => {
      const present = presentJob(listing_id, listed);
      const seen = { state, content };
      return {
        ...present,
        title,
        note,
        list: name,
        saved_at: saved_at.toISOString(),
        is_changed: isChanged(seen, present),
        is_news: isNews(seen, present),
      };
    },
  );
}

export async function countSavedJobs(queries: Queries, userId: number): Promise<number> {
  const { count } = await selectOf(queries, userId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Finds a job that a freelancer has saved, or has removed so recently that its note is still stored. */
export async function findSavedJob(queries: Queries, { userId, jobId }: { userId: number; jobId: number }) {
  return queries
    .selectFrom('saved_jobs')
    .select(['note', 'removed_at'])
    .where('user_id', '=', userId)
    .where('listing_id', '=', jobId)
    .executeTakeFirst();
}

export async function insertSavedJob(
  transaction: Queries,
  row: Insertable<Tables['saved_jobs']>,
): Promise<void> {
  await transaction.insertInto('saved_jobs').values(row).execute();
}

export async function writeSavedJob(
  queries: Queries,
  { userId, jobId }: { userId: number; jobId: number },
  change: Updateable<Tables['saved_jobs']>,
): Promise<void> {
  await queries
    .updateTable('saved_jobs')
    .set(change)
    .where('user_id', '=', userId)
    .where('listing_id', '=', jobId)
    .execute();
}

/**
 * Removes a job from the freelancer's saved jobs. If the job was already removed, the time of the removal does not
 * change.
 */
export async function recordRemovedJob(
  queries: Queries,
  { userId, jobId }: { userId: number; jobId: number },
  now: Date,
): Promise<void> {
  await queries
    .updateTable('saved_jobs')
    .set({ removed_at: now })
    .where('user_id', '=', userId)
    .where('listing_id', '=', jobId)
    .where('removed_at', 'is', null)
    .execute();
}

/** Stores the states and contents of saved jobs that a freelancer has seen. */
export async function writeSeen(
  queries: Queries,
  userId: number,
  jobs: SeenJobsInput['jobs'],
): Promise<void> {
  const seen = sql<{ id: number; state: string; content: string | null }>`
    jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as seen (id int, state text, content text)`;
  await sql`
    update saved_jobs
      set seen_state = seen.state, seen_content = seen.content, seen_version = (
        select version from job_listings as job where job.id = seen.id and ${contentDigest} = seen.content
      )
      from ${seen}
      where user_id = ${userId} and listing_id = seen.id`.execute(queries);
}

/** Deletes the entries that were removed before this time. */
export async function deleteRemovedJobs(queries: Queries, time: Date): Promise<void> {
  await queries.deleteFrom('saved_jobs').where('removed_at', '<', time).execute();
}

/** Lists the stored data about a freelancer's saved jobs, for the archive of the user's data. */
export async function listOwnSavedJobs(queries: Queries, userId: number) {
  return queries
    .selectFrom('saved_jobs')
    .select(['listing_id as job_id', 'title', 'note', 'list', 'saved_at', 'removed_at'])
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('listing_id', 'desc')
    .execute();
}
