/** Finds the mails about saved searches that are due, and records which jobs these mails name. */
import type { FreelancerConditions, Language, MailFrequency, SearchConditions } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import type { Match } from './savedSearches.policy.ts';
import { isOpen } from './savedSearches.repository.ts';

export interface DueUser {
  id: number;
  to: string;
  firstName: string;
  language: Language | null;
  timeZone: string | null;
  isConfirmed: boolean;
}

/** Finds a user with a due mail, and locks the user until the transaction ends. */
export async function lockDueUser(transaction: Queries, now: Date): Promise<DueUser | undefined> {
  return transaction
    .selectFrom('saved_searches as search')
    .innerJoin('users', 'users.id', 'search.user_id')
    .select(['users.id', 'email as to', 'first_name as firstName', 'language', 'time_zone as timeZone'])
    .select(sql<boolean>`users.confirmed_at is not null`.as('isConfirmed'))
    .where('search.due_at', '<=', now)
    .orderBy('search.due_at')
    .limit(1)
    .forNoKeyUpdate('users')
    .skipLocked()
    .executeTakeFirst();
}

interface DueSearchOf<Kind, Conditions> {
  id: number;
  kind: Kind;
  name: string;
  frequency: MailFrequency;
  conditions: Conditions;
  /** The mails of the search name only jobs or freelancers that were found after this time. */
  mailsFrom: Date;
}
export type DueJobSearch = DueSearchOf<'jobs', SearchConditions>;
export type DueFreelancerSearch = DueSearchOf<'freelancers', FreelancerConditions>;
export type DueSearch = DueJobSearch | DueFreelancerSearch;

export async function listDueSearches(transaction: Queries, userId: number, now: Date): Promise<DueSearch[]> {
  return transaction
    .selectFrom('saved_searches')
    .select(['id', 'kind', 'name', 'frequency', 'conditions', 'mails_from as mailsFrom'])
    .where('user_id', '=', userId)
    .where('due_at', '<=', now)
    .orderBy('id')
    .execute();
}

export interface FoundJob extends Match {
  title: string;
  company: string;
}

/**
 * Lists the open jobs that due searches have found and that no mail to the user has named. The jobs of a search are
 * listed together, newest first.
 */
export async function listUnmailedJobs(
  transaction: Queries,
  userId: number,
  { now, today }: { now: Date; today: string },
): Promise<FoundJob[]> {
  return transaction
    .selectFrom('saved_searches as search')
    .innerJoin('saved_search_matches as match', 'match.search_id', 'search.id')
    .innerJoin('job_listings as job', 'job.id', 'match.listing_id')
    .select(['search.id as searchId', 'job.id as jobId', 'job.title', 'job.company'])
    .where('search.user_id', '=', userId)
    .where('search.due_at', '<=', now)
    .where('match.matched_at', '>', (column) => column.ref('search.mails_from'))
    .where(isOpen(today))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('saved_search_mailed_jobs as mailed')
            .whereRef('mailed.user_id', '=', 'search.user_id')
            .whereRef('mailed.listing_id', '=', 'job.id'),
        ),
      ),
    )
    .orderBy('search.id')
    .orderBy('match.matched_at', 'desc')
    .orderBy('job.id', 'desc')
    .execute();
}

export async function recordMailedJobs(
  transaction: Queries,
  userId: number,
  jobIds: readonly number[],
  now: Date,
): Promise<void> {
  await sql`
    insert into saved_search_mailed_jobs (user_id, listing_id, mailed_at)
      select ${userId}, id, ${now} from unnest(${jobIds}::int[]) as id`.execute(transaction);
}

export async function recordNextMail(transaction: Queries, id: number, dueAt: Date | null): Promise<void> {
  await transaction.updateTable('saved_searches').set({ due_at: dueAt }).where('id', '=', id).execute();
}
