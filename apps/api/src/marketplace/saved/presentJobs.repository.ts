/** Reads what the public sees of jobs at present. */
import type { PresentJob } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { companiesOfJobs } from '../companies/companies.rows.ts';
import { summaryColumns, toSummary } from '../jobs/jobs.rows.ts';
import { firstColumns, laterColumns } from '../jobs/jobVersions.rows.ts';
import { stateOf } from './saved.policy.ts';

/** The columns from which the state of a job is computed. */
export const stateColumns = [
  'job.is_active',
  'job.date_posted',
  'job.deleted_at',
  'job.is_listed',
  'job.application_deadline',
] as const;
export const knownFill =
  sql<Date | null>`case when job.fill_held_until is null and not job.is_withheld then job.filled_at end`.as(
    'filled_at',
  );
const listOf = (columns: typeof firstColumns | typeof laterColumns) =>
  sql.join(columns.map((column) => sql.ref(`job.${column}`)));
/**
 * A column with a digest of those contents of a job that readers see. Columns that were added later count only if one
 * of them has a value, so that digests that were stored before stay valid.
 */
export const contentDigest = sql<string>`md5(concat(
  row(${listOf(firstColumns)})::text,
  case when num_nonnulls(${listOf(laterColumns)}) > 0 then row(${listOf(laterColumns)})::text end
))`;

/** A job that the public can see, with the version of its row. */
export type ListedJob = PresentJob & { job: object; content: string; version: number };

/** Finds the jobs with these ids that the public can see. `today` is YYYY-MM-DD. */
export async function findPresentJobs(
  queries: Queries,
  ids: readonly number[],
  today: string,
): Promise<Map<number, ListedJob>> {
  const rows = await queries
    .selectFrom('job_listings as job')
    .leftJoin(companiesOfJobs, 'company_client', 'job.client_id')
    .select(summaryColumns.map((column) => `job.${column}` as const))
    .select(['company_slug', 'company_logo'])
    .select(stateColumns)
    .select([knownFill, contentDigest.as('content'), 'job.version'])
    .where('job.id', '=', sql<number>`any(${ids}::int[])`)
    .execute();
  const listed = rows.flatMap((row): [number, ListedJob][] => {
    const state = stateOf(row, today);
    if (state === 'unlisted') return [];
    const { id, content, version } = row;
    return [[id, { id, state, content, job: toSummary(row, today), version }]];
  });
  return new Map(listed);
}

/** Returns what the public sees of a job. A job that the public cannot see has the state 'unlisted'. */
export function presentJob(id: number, listed: ReadonlyMap<number, ListedJob>): PresentJob {
  const found = listed.get(id);
  if (!found) return { id, state: 'unlisted', content: null, job: null };
  const { state, content, job } = found;
  return { id, state, content, job };
}
