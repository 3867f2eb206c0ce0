/** Reads facts about a job from which readers can judge whether the job is real. */
import type { ApplicationCounts, JobEvidence, SimilarJob } from '@skillharbor/contract';
import { sql } from 'kysely';
import { toConfirmedDomain } from '../companies/companies.rows.ts';
import type { Queries } from '../../platform/database/tables.ts';

/** Returns the evidence about a job. The job must exist. */
export async function readEvidence(queries: Queries, id: number): Promise<JobEvidence> {
  const row = await queries
    .selectFrom('job_listings as job')
    .leftJoin('companies', 'companies.client_id', 'job.client_id')
    .leftJoin('company_domains as domain', (join) =>
      join.onRef('domain.company_id', '=', 'companies.id').on('companies.is_withheld', '=', false),
    )
    .select([
      'job.date_posted',
      'job.reopened_at',
      'job.pauses',
      'domain.host',
      'domain.confirmed_at',
      sql<number>`(select count(*)::int from job_versions where listing_id = job.id)`.as('edits'),
      // A job that was never public has no posting date, so no jobs count as posted before it.
      sql<{ times: number; first_at: string | null } | null>`(
        select json_build_object('times', count(other.id), 'first_at', min(other.date_posted))
          from job_texts as text
          left join job_texts as same on same.group_id = text.group_id and same.listing_id <> text.listing_id
          left join job_listings as other on other.id = same.listing_id and other.date_posted < job.date_posted
          where text.listing_id = job.id group by text.listing_id
      )`.as('postedBefore'),
    ])
    .where('job.id', '=', id)
    .executeTakeFirstOrThrow();
  const { date_posted: postedAt, reopened_at: reopenedAt, postedBefore } = row;
  return {
    posted_at: postedAt?.toISOString() ?? null,
    reopened_at: reopenedAt?.toISOString() ?? null,
    pauses: row.pauses,
    edits: row.edits,
    applications: await countApplications(queries, id),
    posted_before: postedBefore && {
      times: postedBefore.times,
      first_at: postedBefore.first_at === null ? null : new Date(postedBefore.first_at).toISOString(),
    },
    domain: toConfirmedDomain(row),
  };
}

/** Lists the other jobs with nearly the same text, newest first. */
export async function listSameText(queries: Queries, jobId: number, limit: number): Promise<SimilarJob[]> {
  const rows = await queries
    .selectFrom('job_texts as text')
    .innerJoin('job_texts as same', 'same.group_id', 'text.group_id')
    .innerJoin('job_listings as job', 'job.id', 'same.listing_id')
    .select(['job.id', 'job.title', 'job.company', 'job.date_posted'])
    .where('text.listing_id', '=', jobId)
    .where('same.listing_id', '<>', jobId)
    .orderBy('job.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ date_posted, ...job }) => ({ ...job, posted_at: date_posted?.toISOString() ?? null }));
}

/**
 * Counts the applications to a job. An application counts as decided when its freelancer is notified, so a held
 * decision does not count.
 */
export async function countApplications(queries: Queries, id: number): Promise<ApplicationCounts> {
  return queries
    .selectFrom('applications')
    .select([
      sql<number>`count(*)::int`.as('received'),
      sql<number>`(count(*) filter (where opened_at is not null or known_status in ('accepted', 'rejected')))::int`.as(
        'opened',
      ),
      sql<number>`(count(*) filter (where known_status in ('accepted', 'rejected')))::int`.as('decided'),
    ])
    .where('listing_id', '=', id)
    .where('known_status', '<>', 'withdrawn')
    .executeTakeFirstOrThrow();
}
