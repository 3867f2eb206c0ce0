/** Finds applications whose retention period is over, and deletes their texts. Dates and outcome stay. */
import { sql } from 'kysely';
import type { Expression, SqlBool } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import type { EndedBefore } from './retention.ts';

/** The time at which an application ended, or null if it has not ended. An index supports this expression. */
const endedAt = sql<Date | null>`coalesce(withdrawn_at, closed_at, notified_at)`;

/**
 * Returns a condition that is true if an application ended before the time that applies to its status. The first
 * comparison is redundant, but it does not depend on the status, so the query can use the index.
 */
function hasEnded({ accepted, others }: EndedBefore): Expression<SqlBool> {
  const latest = accepted > others ? accepted : others;
  return sql<SqlBool>`(${endedAt} < ${latest} and ${endedAt} < case status when 'accepted' then ${accepted}::timestamptz else ${others}::timestamptz end)`;
}

/** Finds a freelancer who must be notified that applications will be removed. */
export async function findDueNotice(queries: Queries, ended: EndedBefore): Promise<number | null> {
  const row = await queries
    .selectFrom('applications')
    .select('freelancer_id')
    .where('freelancer_id', 'is not', null)
    .where('retention_notified_at', 'is', null)
    .where(hasEnded(ended))
    .limit(1)
    .executeTakeFirst();
  return row?.freelancer_id ?? null;
}

/** Finds a freelancer with applications that must be removed now. */
export async function findDueRemoval(
  queries: Queries,
  { noticed, ...ended }: EndedBefore & { noticed: Date },
): Promise<number | null> {
  const row = await queries
    .selectFrom('applications')
    .select('freelancer_id')
    .where('freelancer_id', 'is not', null)
    .where('retention_notified_at', '<', noticed)
    .where(hasEnded(ended))
    .limit(1)
    .executeTakeFirst();
  return row?.freelancer_id ?? null;
}

/**
 * Records that a freelancer is notified of up to `limit` applications. Returns these applications, starting with the
 * one that will be removed first.
 */
export async function recordNotices(
  transaction: Queries,
  freelancerId: number,
  ended: EndedBefore,
  { now, limit }: { now: Date; limit: number },
) {
  const rows = await transaction
    .updateTable('applications')
    .from('job_listings as job')
    .set({ retention_notified_at: now })
    .whereRef('job.id', '=', 'applications.listing_id')
    .where('applications.id', 'in', (query) =>
      query
        .selectFrom('applications')
        .select('id')
        .where('freelancer_id', '=', freelancerId)
        .where('retention_notified_at', 'is', null)
        .where(hasEnded(ended))
        .orderBy(endedAt)
        .limit(limit),
    )
    .returning([
      'applications.id',
      'applications.freelancer_id',
      'applications.status',
      'applications.notified_at',
      'applications.withdrawn_at',
      'applications.closed_at',
      'applications.retention_notified_at',
      'applications.forgotten_at',
      'job.title',
      'job.company',
    ])
    .execute();
  return rows;
}

/**
 * Deletes the texts of up to `limit` applications, and the references from these applications to the freelancer.
 * Returns the ids of the applications, of their jobs and of their resumes.
 */
export async function forgetEnded(
  transaction: Queries,
  freelancerId: number,
  { noticed, ...ended }: EndedBefore & { noticed: Date },
  { now, limit }: { now: Date; limit: number },
): Promise<{ ids: number[]; jobs: number[]; resumes: number[] }> {
  const due = await transaction
    .selectFrom('applications')
    .select(['id', 'listing_id', 'resume_id'])
    .where('freelancer_id', '=', freelancerId)
    .where('retention_notified_at', '<', noticed)
    .where(hasEnded(ended))
    .orderBy('id')
    .limit(limit)
    .execute();
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return { ids, jobs: [], resumes: [] };
  await transaction.deleteFrom('application_notes').where('application_id', 'in', ids).execute();
  await transaction
    .updateTable('applications')
    .set({
      freelancer_id: null,
      resume_id: null,
      cover_letter: '',
      screening_answers: '[]',
      withdrawal_reason: null,
      message: null,
      decline_reason: null,
      email_shared: false,
      sort_currency: '~',
      sort_rate: 0,
      forgotten_at: now,
    })
    .where('id', 'in', ids)
    .execute();
  const jobs = due.map(({ listing_id }) => listing_id);
  return { ids, jobs, resumes: due.flatMap(({ resume_id }) => resume_id ?? []) };
}
