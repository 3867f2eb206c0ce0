/** Stores the searches that users have saved. */
import type {
  FreelancerConditions,
  LinkedSearch,
  MailFrequency,
  SavedJobSearch,
  SavedSearch,
  SavedSearchKind,
} from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { companyName } from '../companies/companyName.ts';
import type { CompiledSearch } from './compiledSearch.ts';
import { findNewPeople, listOwnFoundPeople } from './people.repository.ts';

/** The maximum number of new jobs that are named with a saved search. */
const MAX_NEW_JOBS = 5;

/** Identifies a saved search. If `userId` is given, the search must belong to this user. */
export interface Name {
  id: number;
  userId?: number;
}

export interface Owner {
  id: number;
  /** A name from the IANA time zone database, or null if the owner has chosen none. */
  timeZone: string | null;
}

/**
 * Locks a user until the transaction ends, so that simultaneous requests count the user's searches one after the other.
 */
export async function lockOwner(transaction: Queries, id: number): Promise<Owner> {
  return transaction
    .selectFrom('users')
    .select(['id', 'time_zone as timeZone'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** An SQL condition that is true if a job is open for applications. `today` is YYYY-MM-DD. */
export const isOpen = (today: string) =>
  sql<boolean>`job.is_listed and job.application_deadline >= ${today}::date`;

interface Wanted {
  userId: number;
  /** The current day, YYYY-MM-DD. */
  today: string;
  /** If given, only the search with this id is listed. */
  id?: number;
}

/** Lists a user's saved searches of one kind, or the one with this id, most recently saved first. */
export async function listSavedSearches(
  queries: Queries,
  kind: SavedSearchKind,
  wanted: Wanted,
): Promise<SavedSearch[]> {
  return kind === 'jobs' ? listJobSearches(queries, wanted) : listFreelancerSearches(queries, wanted);
}

async function listFreelancerSearches(queries: Queries, { userId, id }: Wanted): Promise<SavedSearch[]> {
  const rows = await queries
    .selectFrom('saved_searches')
    .select(['id', 'name', 'frequency', 'conditions', 'saved_at', 'looked_at as lookedAt'])
    // The cast is safe, because searches for freelancers have only these conditions.
    .$narrowType<{ conditions: FreelancerConditions }>()
    .where('user_id', '=', userId)
    .where('kind', '=', 'freelancers')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const searches: SavedSearch[] = [];
  for (const { lookedAt, saved_at, ...search } of rows) {
    const found = await findNewPeople(queries, { ...search, lookedAt });
    searches.push({ ...search, kind: 'freelancers', saved_at: saved_at.toISOString(), ...found });
  }
  return searches;
}

async function listJobSearches(queries: Queries, { userId, today, id }: Wanted): Promise<SavedJobSearch[]> {
  const { rows } = await sql<SearchRow>`
    select search.id, search.name, search.frequency, search.conditions, search.saved_at, found.count, found.jobs
      from saved_searches as search, lateral (
        select count(*)::int as count, coalesce(
          (json_agg(json_build_object('id', id, 'title', title, 'company', company) order by matched_at desc, id desc)
            filter (where position <= ${MAX_NEW_JOBS})), '[]'
        ) as jobs
        from (
          select job.id, job.title, job.company, match.matched_at,
              row_number() over (order by match.matched_at desc, job.id desc) as position
            from saved_search_matches as match join job_listings as job on job.id = match.listing_id
            where match.search_id = search.id and match.matched_at > search.looked_at and ${isOpen(today)}
        ) as new_jobs
      ) as found
      where search.user_id = ${userId} and search.kind = 'jobs' and search.id = coalesce(${id ?? null}, search.id)
      order by search.saved_at desc, search.id desc`.execute(queries);
  return rows.map(({ count, jobs, saved_at, ...search }) => ({
    ...search,
    kind: 'jobs',
    saved_at: saved_at.toISOString(),
    new_count: count,
    new_jobs: jobs.map((job) => ({ ...job, company: companyName(job.company) })),
  }));
}

type SearchRow = Pick<SavedJobSearch, 'id' | 'name' | 'frequency' | 'conditions'> & {
  saved_at: Date;
  count: number;
  jobs: SavedJobSearch['new_jobs'];
};

/** Lists the ids of a user's saved searches of this kind, and whether each has the given conditions. */
export async function listConditions(
  queries: Queries,
  userId: number,
  { kind, conditions }: Pick<CompiledSearch, 'kind' | 'conditions'>,
): Promise<{ id: number; isSame: boolean }[]> {
  return queries
    .selectFrom('saved_searches')
    .select('id')
    .select(sql<boolean>`kind = ${kind} and conditions = ${JSON.stringify(conditions)}::jsonb`.as('isSame'))
    .where('user_id', '=', userId)
    .execute();
}

export async function findSavedSearch(
  queries: Queries,
  { id, userId }: Name,
): Promise<{ search: LinkedSearch; userId: number } | undefined> {
  const row = await queries
    .selectFrom('saved_searches')
    .select(['kind', 'name', 'frequency', 'conditions', 'user_id'])
    .where('id', '=', id)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? 0))
    .executeTakeFirst();
  if (!row) return undefined;
  const { user_id, ...search } = row;
  return { search, userId: user_id };
}

interface NewSearch extends Pick<SavedSearch, 'name' | 'frequency'> {
  userId: number;
  search: CompiledSearch;
  dueAt: Date | null;
  now: Date;
}

const compiledColumns = ({ conditions, match, filters }: CompiledSearch) => ({
  conditions: JSON.stringify(conditions),
  match,
  filters: JSON.stringify(filters),
});

export async function insertSavedSearch(
  transaction: Queries,
  { userId, name, frequency, search, dueAt, now }: NewSearch,
): Promise<number> {
  const { id } = await transaction
    .insertInto('saved_searches')
    .values({
      user_id: userId,
      name,
      frequency,
      kind: search.kind,
      ...compiledColumns(search),
      saved_at: now,
      looked_at: now,
      mails_from: now,
      due_at: dueAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertAnchors(transaction, id, search.anchors);
  return id;
}

async function insertAnchors(transaction: Queries, id: number, anchors: readonly string[]): Promise<void> {
  if (anchors.length === 0) return;
  const rows = anchors.map((anchor) => ({ anchor, search_id: id }));
  await transaction.insertInto('saved_search_anchors').values(rows).execute();
}

/**
 * Lists the searches for freelancers whose conditions contain one of these skills. Freelancers whom such a search finds
 * after `newFrom` are new.
 */
export async function listSearchesBySkills(transaction: Queries, skillIds: readonly number[]) {
  return (
    transaction
      .selectFrom('saved_searches')
      .select(['id', 'conditions'])
      .select(sql<Date>`least(looked_at, mails_from)`.as('newFrom'))
      // The cast is safe, because searches for freelancers have only these conditions.
      .$narrowType<{ conditions: FreelancerConditions }>()
      .where('kind', '=', 'freelancers')
      .where(
        sql<boolean>`exists (
        select from jsonb_array_elements_text(conditions -> 'skill') as skill where skill::int = any(${skillIds}::int[])
      )`,
      )
      .orderBy('id')
      .forUpdate()
      .execute()
  );
}

/** Replaces a skill by another one in the conditions of all searches. */
export async function replaceSkillInSearches(
  transaction: Queries,
  from: number,
  into: number,
): Promise<void> {
  await sql`
    update saved_searches set conditions = jsonb_set(conditions, '{skill}', (
        select jsonb_agg(id order by id) from (
          select distinct case skill::int when ${from} then ${into} else skill::int end as id
            from jsonb_array_elements_text(conditions -> 'skill') as skill
        ) as present
      ))
      where kind = 'freelancers' and conditions -> 'skill' @> to_jsonb(${from}::int)`.execute(transaction);
}

export async function renameSavedSearch(queries: Queries, id: number, name: string): Promise<void> {
  await queries.updateTable('saved_searches').set({ name }).where('id', '=', id).execute();
}

/** Changes how often the mails of a search are sent. `mailsFrom` is given if the mails were switched off before. */
export async function writeFrequency(
  queries: Queries,
  id: number,
  { frequency, dueAt, mailsFrom }: { frequency: MailFrequency; dueAt: Date | null; mailsFrom?: Date },
): Promise<void> {
  await queries
    .updateTable('saved_searches')
    .set({ frequency, due_at: dueAt, ...(mailsFrom && { mails_from: mailsFrom }) })
    .where('id', '=', id)
    .execute();
}

/** Replaces the conditions of a search. The matches of the old conditions are deleted. */
export async function replaceConditions(
  transaction: Queries,
  id: number,
  search: CompiledSearch,
): Promise<void> {
  await transaction.deleteFrom('saved_search_anchors').where('search_id', '=', id).execute();
  await transaction.deleteFrom('saved_search_matches').where('search_id', '=', id).execute();
  await transaction.updateTable('saved_searches').set(compiledColumns(search)).where('id', '=', id).execute();
  await insertAnchors(transaction, id, search.anchors);
}

/**
 * Marks everything that a search for freelancers has found as seen. The mails of the search then name only freelancers
 * who are found later.
 */
export async function restartSearch(transaction: Queries, id: number, now: Date): Promise<void> {
  await transaction
    .updateTable('saved_searches')
    .set({ looked_at: now, mails_from: now })
    .where('id', '=', id)
    .execute();
}

/** Records that the owner has looked at a search. Returns false if the user has no such search. */
export async function recordLook(
  queries: Queries,
  { id, userId }: Required<Name>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('saved_searches')
    .set({ looked_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a saved search. Returns false if it does not exist. */
export async function deleteSavedSearch(queries: Queries, { id, userId }: Name): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? 0))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Lists the stored data about a user's saved searches, for the archive of the user's data. */
export async function listOwnSavedSearches(queries: Queries, userId: number) {
  const searches = await queries
    .selectFrom('saved_searches')
    .select(['id', 'kind', 'name', 'frequency', 'conditions', 'saved_at', 'looked_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const matches = await queries
    .selectFrom('saved_search_matches as match')
    .innerJoin('saved_searches as search', 'search.id', 'match.search_id')
    .select(['match.search_id', 'match.listing_id as job_id', 'match.matched_at'])
    .where('search.user_id', '=', userId)
    .orderBy('match.matched_at')
    .orderBy('match.listing_id')
    .execute();
  const mailed = await queries
    .selectFrom('saved_search_mailed_jobs')
    .select(['listing_id as job_id', 'mailed_at'])
    .where('user_id', '=', userId)
    .orderBy('mailed_at')
    .orderBy('listing_id')
    .execute();
  return { searches, matches, jobs_named_in_mails: mailed, ...(await listOwnFoundPeople(queries, userId)) };
}
