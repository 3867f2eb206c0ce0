import { sql } from 'kysely';
import { prepare } from '../../platform/database/prepared.ts';
import type { Queries, Tables } from '../../platform/database/tables.ts';
import { dayOf, secondsAfter } from '../../platform/time/clock.ts';
import { RECORD_DAYS } from './decisionRecord.ts';
import type { DecisionTally } from './decisionRecord.ts';

const DAY_S = 24 * 60 * 60;

/** Computes in SQL the same day as promisedDay() in applications.policy.ts. */
const promisedDay = sql<string>`least(applications.promised_by, decision_date_of(job.decision_date, job.application_deadline))`;

/** Counts what happened to the applications to a client's jobs, including deleted jobs. */
export async function tallyDecisions(
  queries: Queries,
  clientId: number,
  now: Date,
): Promise<DecisionTally[]> {
  return selectTallies(queries, now).where('job.client_id', '=', clientId).execute();
}

/** Counts what happened to the applications to the jobs of all clients. */
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

const stamps = prepare<Tables>()((build, { clientId }: { clientId: number }) =>
  build
    .selectFrom('decision_record_versions')
    .select(sql<string | null>`string_agg(stamp::text, ' ' order by stamp)`.as('version'))
    .where('client_id', '=', clientId),
);

const stampsByJob = prepare<Tables>()((build, { jobIds }: { jobIds: readonly number[] }) =>
  build
    .selectFrom('job_listings as job')
    .leftJoin('decision_record_versions as versions', 'versions.client_id', 'job.client_id')
    .select([
      'job.id as jobId',
      sql<number>`job.client_id`.as('clientId'),
      sql<string | null>`string_agg(versions.stamp::text, ' ' order by versions.stamp)`.as('version'),
    ])
    .where('job.id', '=', sql<number>`any(${jobIds}::int[])`)
    .where('job.client_id', 'is not', null)
    .groupBy('job.id'),
);

/** Returns the client of each job, with the version of the client's record. */
export async function recordVersionsOf(queries: Queries, jobIds: readonly number[]) {
  const rows = await stampsByJob(queries, { jobIds });
  return rows.map(({ version, ...row }) => ({ ...row, version: version ?? '' }));
}

/**
 * Returns a version that changes in the same transaction as the client's record. The passing of days does not change
 * it.
 */
export async function recordVersion(queries: Queries, clientId: number): Promise<string> {
  const [row] = await stamps(queries, { clientId });
  return row?.version ?? '';
}
