/** Stores groups of jobs with nearly the same text. */
import { sql } from 'kysely';
import { LOCKS } from '../../platform/database/advisoryLock.ts';
import type { Queries } from '../../platform/database/tables.ts';

/**
 * The maximum number of candidates whose pairs of words are compared. The candidates that share the most bands come
 * first.
 */
const MAX_CANDIDATES = 50;

/**
 * Takes a job whose text has not been compared. No other server can take a job until the transaction ends, because two
 * servers that compare two similar texts at the same time would not find each other's text.
 */
export async function takeUncompared(
  transaction: Queries,
): Promise<{ id: number; description: string } | undefined> {
  await sql`select pg_advisory_xact_lock(${LOCKS.texts})`.execute(transaction);
  const taken = await transaction
    .deleteFrom('uncompared_jobs')
    .where('listing_id', '=', (query) =>
      query.selectFrom('uncompared_jobs').select('listing_id').orderBy('listing_id').limit(1),
    )
    .returning('listing_id')
    .executeTakeFirst();
  if (!taken) return undefined;
  // The deletion may have waited for a simultaneous edit. Only a second statement sees the text after that edit.
  return transaction
    .selectFrom('job_listings')
    .select(['id', 'description'])
    .where('id', '=', taken.listing_id)
    .executeTakeFirst();
}

export interface Candidate {
  groupId: number;
  description: string;
}

/** Lists the texts of other jobs, including deleted ones, that share bands with a text. */
export async function listCandidates(
  queries: Queries,
  id: number,
  bands: readonly number[],
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select group_id as "groupId", description
      from (
        select listing_id, group_id from job_texts
          where bands && ${bands}::integer[] and listing_id <> ${id}
          order by cardinality(array(select unnest(bands) intersect select unnest(${bands}::integer[]))) desc, listing_id
          limit ${sql.lit(MAX_CANDIDATES)}
      ) as candidates
      join job_listings on job_listings.id = listing_id
      order by listing_id`.execute(queries);
  return rows;
}

/** If a group of similar jobs has the id of this job, gives the group another id: the lowest id of its other jobs. */
export async function leaveGroup(transaction: Queries, id: number): Promise<void> {
  await transaction
    .updateTable('job_texts')
    .set({
      group_id: sql<number>`(select min(listing_id) from job_texts where group_id = ${id} and listing_id <> ${id})`,
    })
    .where('group_id', '=', id)
    .where('listing_id', '<>', id)
    .execute();
}

export async function writeText(
  transaction: Queries,
  text: { listing_id: number; group_id: number; bands: number[] },
): Promise<void> {
  await transaction
    .insertInto('job_texts')
    .values(text)
    .onConflict((conflict) => conflict.column('listing_id').doUpdateSet(text))
    .execute();
}

/** Deletes the stored hashes of a text that is no longer compared. */
export async function deleteText(transaction: Queries, id: number): Promise<void> {
  await transaction.deleteFrom('job_texts').where('listing_id', '=', id).execute();
}
