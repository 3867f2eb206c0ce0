/**
 * Finds jobs for operators, including jobs that nobody else sees. This module only reads tables, which belong to other
 * folders.
 */
import type { DeskJob, DeskJobState } from '@skillharbor/contract';
import { pageLimit, pageOffset } from '@skillharbor/contract-server/pagination';
import type { Page } from '@skillharbor/contract-server/pagination';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { patternOf } from './people.repository.ts';

/**
 * Lists the jobs whose title or company contains the text, and the job whose id is the text, newest first. `today` is
 * YYYY-MM-DD in UTC.
 */
export async function listDeskJobs(
  queries: Queries,
  search: string,
  page: Page,
  today: string,
): Promise<DeskJob[]> {
  const pattern = patternOf(search);
  const number = /^#?(\d{1,9})$/.exec(search.trim())?.[1] ?? null;
  const rows = await queries
    .selectFrom('job_listings as job')
    .leftJoin('users as owner', 'owner.id', 'job.client_id')
    .leftJoin('moderation_cases as case', (join) =>
      join
        .onRef('case.subject_id', '=', 'job.id')
        .on('case.kind', '=', 'job')
        .on('case.closed_at', 'is', null),
    )
    .select(['job.id', 'job.title', 'job.company', 'job.created_at', 'job.client_id', 'case.id as case_id'])
    .select([
      sql<string | null>`owner.first_name || ' ' || owner.last_name`.as('ownerName'),
      sql<number>`(
        select count(*)::int from moderation_reports as report
          join moderation_cases as any_case on any_case.id = report.case_id
          where any_case.kind = 'job' and any_case.subject_id = job.id
      )`.as('reports'),
      sql<DeskJobState>`case
        when job.deleted_at is not null then 'deleted'
        when job.is_withheld then 'hidden'
        when job.filled_at is not null then 'filled'
        when not job.is_active and job.publish_on is not null then 'planned'
        when not job.is_active then 'inactive'
        when job.application_deadline < ${today}::date then 'closed'
        else 'open' end`.as('state'),
    ])
    .where(
      sql<boolean>`(job.title ilike ${pattern} or job.company ilike ${pattern} or job.id = ${number}::integer)`,
    )
    .orderBy('job.id', 'desc')
    .limit(pageLimit(page))
    .offset(pageOffset(page))
    .execute();
  return rows.map(({ client_id: ownerId, ownerName, created_at, ...job }) => ({
    ...job,
    owner: ownerId === null || ownerName === null ? null : { id: ownerId, name: ownerName },
    created_at: created_at.toISOString(),
  }));
}
