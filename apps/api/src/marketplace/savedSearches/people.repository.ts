/** Finds the freelancers for saved searches in the directory, which contains only profiles that the public sees. */
import type { FreelancerConditions, SavedFreelancerSearch } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { passesFilter } from '../../search/freelancerSearch.repository.ts';
import { directoryFilterOf } from './freelancerConditions.ts';

/** The maximum number of new freelancers who are named with a saved search. */
const MAX_NEW_FREELANCERS = 5;

interface Search {
  id: number;
  conditions: FreelancerConditions;
}

/** Records which freelancers match a search. Freelancers who matched it before keep the time of their first match. */
export async function recordPeople(
  transaction: Queries,
  { id, conditions }: Search,
  now: Date,
): Promise<void> {
  const filter = await directoryFilterOf(transaction, conditions);
  await sql`
    insert into saved_search_people (search_id, freelancer_id, found_at)
      select ${id}, freelancer_id, ${now} from freelancer_search where ${passesFilter(filter)}
      on conflict do nothing`.execute(transaction);
}

export async function forgetPeople(transaction: Queries, searchId: number): Promise<void> {
  await transaction.deleteFrom('saved_search_people').where('search_id', '=', searchId).execute();
}

/**
 * Returns the rows of the freelancers who match a search now and agree to be named, with the time of their first match.
 */
async function willing(queries: Queries, { id, conditions }: Search) {
  const filter = await directoryFilterOf(queries, conditions);
  return sql`
    (select freelancer_id from freelancer_search where ${passesFilter(filter)}) as match
      join freelancers as freelancer on freelancer.user_id = match.freelancer_id and freelancer.named_in_mails
      join users as person on person.id = match.freelancer_id
      left join saved_search_people as found
        on found.search_id = ${id} and found.freelancer_id = match.freelancer_id`;
}

const name = sql<string>`person.first_name || ' ' || person.last_name`;

/** Counts and names the freelancers who match a search now and did not match it when its owner last looked. */
export async function findNewPeople(
  queries: Queries,
  search: Search & { lookedAt: Date },
): Promise<Pick<SavedFreelancerSearch, 'new_count' | 'new_freelancers'>> {
  const { rows } = await sql<{ id: number; name: string; title: string; count: number }>`
    select person.id, ${name} as name, freelancer.title, count(*) over ()::int as count
      from ${await willing(queries, search)}
      where found.found_at is null or found.found_at > ${search.lookedAt}
      order by found.found_at desc nulls first, person.id desc
      limit ${MAX_NEW_FREELANCERS}`.execute(queries);
  return {
    new_count: rows[0]?.count ?? 0,
    new_freelancers: rows.map(({ count: _count, ...freelancer }) => freelancer),
  };
}

export interface FoundFreelancer {
  freelancerId: number;
  name: string;
  title: string;
}

/**
 * Lists the freelancers whom a search has found since a time and whom no mail to the search's owner has named, newest
 * first.
 */
export async function listUnmailedPeople(
  transaction: Queries,
  userId: number,
  search: Search & { mailsFrom: Date },
): Promise<FoundFreelancer[]> {
  const { rows } = await sql<FoundFreelancer>`
    select person.id as "freelancerId", ${name} as name, freelancer.title
      from ${await willing(transaction, search)}
      where found.found_at > ${search.mailsFrom} and not exists (
        select from saved_search_mailed_people as mailed
          where mailed.user_id = ${userId} and mailed.freelancer_id = person.id
      )
      order by found.found_at desc, person.id desc`.execute(transaction);
  return rows;
}

export async function recordMailedPeople(
  transaction: Queries,
  userId: number,
  freelancerIds: readonly number[],
  now: Date,
): Promise<void> {
  await sql`
    insert into saved_search_mailed_people (user_id, freelancer_id, mailed_at)
      select ${userId}, id, ${now} from unnest(${freelancerIds}::int[]) as id`.execute(transaction);
}

/**
 * Lists the stored data about the freelancers whom a user's searches have found, for the archive of the user's data.
 */
export async function listOwnFoundPeople(queries: Queries, userId: number) {
  const found = await queries
    .selectFrom('saved_search_people as found')
    .innerJoin('saved_searches as search', 'search.id', 'found.search_id')
    .select(['found.search_id', 'found.freelancer_id', 'found.found_at'])
    .where('search.user_id', '=', userId)
    .orderBy('found.found_at')
    .orderBy('found.freelancer_id')
    .execute();
  const mailed = await queries
    .selectFrom('saved_search_mailed_people')
    .select(['freelancer_id', 'mailed_at'])
    .where('user_id', '=', userId)
    .orderBy('mailed_at')
    .orderBy('freelancer_id')
    .execute();
  return { found_freelancers: found, freelancers_named_in_mails: mailed };
}
