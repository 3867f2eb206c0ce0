import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { dayOf, secondsAfter } from '../../platform/time/clock.ts';
import { RECORD_DAYS } from './decisionRecord.ts';
import type { DecisionTally, RecordVersion } from './decisionRecord.ts';
import { recordVersionColumns } from './decisionRecords.rows.ts';

const DAY_S = 24 * 60 * 60;

/** An SQL expression for the decision date that promisedDay() in applications.policy.ts computes. */
const promisedDay = sql<string>`least(applications.promised_by, decision_date_of(job.decision_date, job.application_deadline))`;

/** Counts the applications to a client's jobs, including deleted jobs, by their status and times. */
export async function tallyDecisions(
  queries: Queries,
  clientId: number,
  now: Date,
): Promise<DecisionTally[]> {
  return selectTallies(queries, now).where('job.client_id', '=', clientId).execute();
}

/** Counts the applications to the jobs of all clients, by their status and times. */
export async function tallyAllDecisions(queries: Queries, now: Date): Promise<DecisionTally[]> {
  return selectTallies(queries, now).execute();
}

function selectTallies(queries: Queries, now: Date) {
  return queries
    .selectFrom('applications')
    .innerJoin('job_listings as job', 'job.id', 'applications.listing_id')
    .select([
      'applications.known_status as status',
      sql<
        number | null
      >`greatest(1, ceil(extract(epoch from applications.notified_at - applications.applied_at) / ${DAY_S}))::int`.as(
        'days',
      ),
      sql<boolean>`${promisedDay} < ${dayOf(now)}::date`.as('isDue'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .where('applications.applied_at', '>=', secondsAfter(now, -RECORD_DAYS * DAY_S))
    .groupBy(['applications.known_status', 'days', 'isDue']);
}

/** Returns the version of a client's record. */
export async function recordVersionOf(queries: Queries, clientId: number): Promise<RecordVersion> {
  return queries
    .selectFrom(sql<{ client_id: number }>`(select ${clientId}::int as client_id)`.as('job'))
    .select(recordVersionColumns('job'))
    .executeTakeFirstOrThrow();
}
