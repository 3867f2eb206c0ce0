/**
 * Reads the rows of the sitemap by ranges of ids. Each range is read in the order of the primary key. All ranges
 * therefore take about the same time, and no list has to be counted.
 */
import type { Category } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

/** A range of ids that are greater than `after` and at most `last`. */
export interface IdRange {
  after: number;
  last: number;
}

export interface ListedJob {
  id: number;
  /** The last day for applications, YYYY-MM-DD. */
  application_deadline: string;
  updated_at: Date | null;
}

/** Lists the active jobs at the beginning of a range. */
export function listJobsIn(queries: Queries, { after, last }: IdRange, limit: number): Promise<ListedJob[]> {
  return queries
    .selectFrom('job_listings')
    .select(['id', 'application_deadline', 'updated_at'])
    .where('is_listed', '=', true)
    .where('id', '>', after)
    .where('id', '<=', last)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export interface ListedFreelancer {
  id: number;
  updated_at: Date;
}

/**
 * The condition that a freelancer is in the sitemap: the profile is not empty and not withheld, and the email address
 * is confirmed.
 */
const isListedFreelancer = sql<boolean>`is_introduced and not freelancers.is_withheld
  and exists (select from users where users.id = freelancers.user_id and confirmed_at is not null)`;

/** Lists the freelancers at the beginning of a range whose profiles are not empty. */
export function listFreelancersIn(
  queries: Queries,
  { after, last }: IdRange,
  limit: number,
): Promise<ListedFreelancer[]> {
  return queries
    .selectFrom('freelancers')
    .select(['user_id as id', 'updated_at'])
    .where(isListedFreelancer)
    .where('user_id', '>', after)
    .where('user_id', '<=', last)
    .orderBy('user_id')
    .limit(limit)
    .execute();
}

export interface ListedCompany {
  id: number;
  slug: string;
  updated_at: Date;
}

/** The condition that a company is in the sitemap: its page has a description or a job. */
const isListedCompany = sql<boolean>`slug is not null and not companies.is_withheld
  and exists (select from users where users.id = companies.client_id and confirmed_at is not null) and (
  about <> '' or exists (select from job_listings as job where job.client_id = companies.client_id and job.is_listed)
)`;

/** Lists the companies at the beginning of a range whose pages are not empty. */
export async function listCompaniesIn(
  queries: Queries,
  { after, last }: IdRange,
  limit: number,
): Promise<ListedCompany[]> {
  return queries
    .selectFrom('companies')
    .select(['id', 'slug', 'updated_at'])
    .where(isListedCompany)
    .where('id', '>', after)
    .where('id', '<=', last)
    .orderBy('id')
    .limit(limit)
    .$narrowType<{ slug: string }>()
    .execute();
}

/**
 * Returns the numbers of those parts of the sitemap that contain an active job. Each part has this size, and the first
 * part has the number 1.
 */
export function jobParts(queries: Queries, partSize: number): Promise<number[]> {
  return partsOf(queries, sql`job_listings`, sql`id`, sql`is_listed`, partSize);
}

/** Returns the numbers of those parts of the sitemap that contain a freelancer whose profile is not empty. */
export function freelancerParts(queries: Queries, partSize: number): Promise<number[]> {
  return partsOf(queries, sql`freelancers`, sql`user_id`, isListedFreelancer, partSize);
}

/** Returns the numbers of those parts of the sitemap that contain a company whose page is not empty. */
export function companyParts(queries: Queries, partSize: number): Promise<number[]> {
  return partsOf(queries, sql`companies`, sql`id`, isListedCompany, partSize);
}

/**
 * Returns the numbers of those parts of the sitemap that contain a listed row. For each part, the query finds the first
 * listed row by the primary key.
 */
async function partsOf(
  queries: Queries,
  table: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  isListed: RawBuilder<unknown>,
  partSize: number,
): Promise<number[]> {
  const { rows } = await sql<{ part: number }>`
    select part
    from generate_series(1, (select (max(${id}) - 1) / ${partSize}::int + 1 from ${table})) as part
    cross join lateral (
      select from ${table}
      where ${isListed} and ${id} > (part - 1)::bigint * ${partSize}::int and ${id} <= part::bigint * ${partSize}::int
      order by ${id}
      limit 1
    ) as first`.execute(queries);
  return rows.map(({ part }) => part);
}

/** Returns for each category when its newest active job was posted. Categories without an active job are omitted. */
export async function newestJobs(queries: Queries): Promise<{ category: Category; posted: Date }[]> {
  const rows = await queries
    .selectFrom('job_value_counts')
    .where('filter', '=', 'category')
    .groupBy('value')
    // Excludes categories without an active job. For such a category, the subquery below would read all jobs.
    .having(sql`sum(active)`, '>', 0)
    .select(sql<Category>`value`.as('category'))
    .select((select) =>
      select
        .selectFrom('job_listings')
        .select('date_posted')
        .where('is_listed', '=', true)
        .whereRef('job_listings.category', '=', 'job_value_counts.value')
        .orderBy('date_posted', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .as('posted'),
    )
    .orderBy('category')
    .execute();
  return rows.flatMap(({ category, posted }) => (posted === null ? [] : [{ category, posted }]));
}
