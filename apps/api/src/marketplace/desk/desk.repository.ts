/**
 * Reads the counts and the log that operators see. This module only reads; the code that writes these tables is in
 * other folders.
 */
import { deskActionValues } from '@skillharbor/contract';
import type { Desk, DeskAction, DeskLogEntry } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { dayOf } from '../../platform/time/clock.ts';

const MAX_LISTED = 20;

type Counts = Pick<Desk, 'freelancers' | 'clients' | 'open_jobs' | 'applications' | 'late_decisions'>;

/** Counts the members, the open jobs, the applications and the late decisions. */
export async function countAll(queries: Queries, now: Date): Promise<Counts> {
  const today = dayOf(now);
  const { rows } = await sql<Counts>`
    select
      (select count(*)::int from users where role = 'freelancer' and confirmed_at is not null) as freelancers,
      (select count(*)::int from users where role = 'client' and confirmed_at is not null) as clients,
      (select count(*)::int from job_listings where is_listed and application_deadline >= ${today}::date) as open_jobs,
      (select count(*)::int from applications) as applications,
      (
        select count(*)::int from applications
          join job_listings as job on job.id = applications.listing_id
          where applications.status = 'pending' and job.deleted_at is null and least(
            applications.promised_by, decision_date_of(job.decision_date, job.application_deadline)
          ) < ${today}::date
      ) as late_decisions`.execute(queries);
  const [counts] = rows;
  if (!counts) throw new Error('A select without a table has one row.');
  return counts;
}

/** Counts the notifications that are due to be sent to devices. */
export async function countDuePushes(queries: Queries, now: Date): Promise<number> {
  const { count } = await queries
    .selectFrom('pushes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('due_at', '<=', now)
    .executeTakeFirstOrThrow();
  return count;
}

/** Lists the newest actions of operators, newest first. */
export async function listDeskLog(queries: Queries): Promise<DeskLogEntry[]> {
  const name = (table: 'actor' | 'subject') =>
    sql<string | null>`${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}`;
  const detail = (key: string) => sql<string | null>`details ->> ${sql.lit(key)}`;
  const rows = await queries
    .selectFrom('moderation_log')
    .leftJoin('users as actor', 'actor.id', 'moderation_log.actor_id')
    .leftJoin('users as subject', (join) => join.on(sql<boolean>`subject.id = (details ->> 'user')::integer`))
    .select(['moderation_log.id', 'at', 'action', name('actor').as('by')])
    .select(
      sql<
        string | null
      >`coalesce(${detail('text')}, ${detail('setting')}, ${detail('mail_text')}, ${detail('task')}, ${detail('invitation')}, ${detail('skill')}, ${name('subject')})`.as(
        'about',
      ),
    )
    .select([
      detail('before').as('before'),
      sql<string | null>`coalesce(${detail('after')}, ${detail('mails')}, ${detail('role')})`.as('after'),
    ])
    .where('action', 'in', [...deskActionValues])
    .$narrowType<{ action: DeskAction }>()
    .orderBy('at', 'desc')
    .orderBy('moderation_log.id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
