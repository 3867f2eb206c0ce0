/** Stores which first texts of new accounts the plain rules have not checked yet. */
import type { CountryCode } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

/**
 * The minimum number of characters that two texts must share for one to count as a copy. Two people may describe
 * themselves with the same few words.
 */
const SHORTEST_COPY = 80;

interface FoundText {
  kind: 'job' | 'freelancer';
  id: number;
  country: CountryCode | null;
  isElsewhere: boolean;
}

/**
 * Takes one text that has not been checked, and returns the facts about the text that only the database knows. Returns
 * undefined if no text is left, and null if the subject no longer exists. A job is taken only after its text was
 * compared with those of other jobs.
 */
export async function takeFirstText(transaction: Queries): Promise<FoundText | null | undefined> {
  const taken = await transaction
    .deleteFrom('first_texts')
    .where(
      sql<boolean>`(kind, subject_id) = (
        select kind, subject_id from first_texts as waiting
          where kind <> 'job' or not exists (select from uncompared_jobs where listing_id = waiting.subject_id)
          order by kind, subject_id limit 1 for update skip locked
      )`,
    )
    .returning(['kind', 'subject_id'])
    .executeTakeFirst();
  if (!taken) return undefined;
  const { kind, subject_id: id } = taken;
  const found = await (kind === 'job' ? aboutJob(transaction, id) : aboutProfile(transaction, id));
  return found ? { kind, id, ...found } : null;
}

const aboutJob = (queries: Queries, id: number) =>
  queries
    .selectFrom('job_listings as job')
    .select('country')
    .select(
      sql<boolean>`exists (
        select from job_texts as text
          join job_texts as same on same.group_id = text.group_id and same.listing_id <> text.listing_id
          join job_listings as other on other.id = same.listing_id
          where text.listing_id = job.id and other.client_id is distinct from job.client_id
            and other.id < job.id
      )`.as('isElsewhere'),
    )
    .where('id', '=', id)
    .executeTakeFirst();

const aboutProfile = (queries: Queries, id: number) =>
  queries
    .selectFrom('freelancers')
    .select('country')
    .select(
      sql<boolean>`exists (
        select from freelancers as other
          where length(freelancers.bio) >= ${sql.lit(SHORTEST_COPY)} and other.bio = freelancers.bio
            and other.user_id <> freelancers.user_id
      )`.as('isElsewhere'),
    )
    .where('user_id', '=', id)
    .executeTakeFirst();
