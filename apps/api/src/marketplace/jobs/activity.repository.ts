/** Records the activity of clients: each action on a job shows that the client still looks after the job. */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

const jobOf = {
  job: (id: number) => sql<number>`${id}::int`,
  application: (id: number) => sql<number>`(select listing_id from applications where id = ${id})`,
  question: (id: number) => sql<number>`(select listing_id from questions where id = ${id})`,
};

/**
 * Records that the client did something about a job, or about one of its applications or questions. The caller has
 * checked that the job belongs to the client. The time is written at most once a day, or at once if the client was
 * asked whether they are still looking.
 */
export async function recordActivity(
  queries: Queries,
  about: keyof typeof jobOf,
  id: number,
  now: Date,
): Promise<void> {
  await queries
    .updateTable('job_listings')
    .set({ last_sign_at: now, asked_at: null })
    .where('id', '=', jobOf[about](id))
    .where((where) =>
      where.or([
        where('asked_at', 'is not', null),
        where('last_sign_at', '<=', sql<Date>`${now}::timestamptz - interval '1 day'`),
      ]),
    )
    .execute();
}
