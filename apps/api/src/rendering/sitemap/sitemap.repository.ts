/**
 * Reads the rows of the sitemap by ranges of ids. A range is read in the order of the primary key, so every range costs
 * the same, and no list has to be counted.
 */
import type { Category } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

/** A range of ids: those above `after`, up to and including `last`. */
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

/** Lists the first active jobs of a range. */
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

/** True for a freelancer whose profile has content, is not withheld, and who has confirmed the address. */
const isListedFreelancer = sql<boolean>`is_introduced and not freelancers.is_withheld
  and exists (select from users where users.id = freelancers.user_id and confirmed_at is not null)`;

/** Lists the first freelancers of a range whose profile has content. */
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

/** True for a company whose page has content: a description of the company, or a job. */
const isListedCompany = sql<boolean>`slug is not null and not companies.is_withheld
  and exists (select from users where users.id = companies.client_id and confirmed_at is not null) and (
  about <> '' or exists (select from job_listings as job where job.client_id = companies.client_id and job.is_listed)
)`;

/** Lists the first companies of a range whose page has content. */
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

/** Returns the numbers of the sitemap parts of this size that contain an active job. Parts are numbered from 1. */
export function jobParts(queries: Queries, partSize: number): Promise<number[]> {
  return partsOf(queries, sql`job_listings`, sql`id`, sql`is_listed`, partSize);
}

/** Returns the numbers of the sitemap parts that contain a freelancer whose profile has content. */
export function freelancerParts(queries: Queries, partSize: number): Promise<number[]> {
  return partsOf(queries, sql`freelancers`, sql`user_id`, isListedFreelancer, partSize);
}

/** Returns the numbers of the sitemap parts that contain a company whose page has content. */
export function companyParts(queries: Queries, partSize: number): Promise<number[]> {
  return partsOf(queries, sql`companies`, sql`id`, isListedCompany, partSize);
}

/**
 * Returns the numbers of the sitemap parts that contain a listed row. The query finds the first such row of each part
 * by the primary key.
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

/** Returns when the newest active job of each category was posted. Categories without a job are omitted. */
export async function newestJobs(queries: Queries): Promise<{ category: Category; posted: Date }[]> {
  const rows = await queries
    .selectFrom('job_value_counts')
    .where('filter', '=', 'category')
    .groupBy('value')
    // For a category without an active job, the subquery below would read all jobs.
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
