/** Finds the client and the freelancer of an application. */
import type { Role } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { companiesOfJobs } from '../companies/companies.rows.ts';
import { companyName } from '../companies/companyName.ts';
import { hiddenNumber } from '../reveals/reveals.repository.ts';

/** An application with its client and its freelancer. The id of a former member is null. */
export type Parties = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

/** Finds an application with its client and its freelancer. */
export async function findParties(queries: Queries, applicationId: number): Promise<Parties | undefined> {
  return (await findPartiesOf(queries, [applicationId])).get(applicationId);
}

/** Finds an application and locks it, so that it does not change until the transaction ends. */
export async function lockParties(transaction: Queries, applicationId: number): Promise<Parties | undefined> {
  await transaction
    .selectFrom('applications')
    .select('id')
    .where('id', '=', applicationId)
    .forShare()
    .executeTakeFirst();
  // The team may get another owner while this transaction waits for the lock, so the client and the freelancer are read
  // only after the wait.
  return findParties(transaction, applicationId);
}

/** Finds applications with their clients and freelancers, by the ids of the applications. */
export async function findPartiesOf(
  queries: Queries,
  applicationIds: readonly number[],
): Promise<Map<number, Parties>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await select(queries).where('applications.id', 'in', applicationIds).execute();
  return new Map(rows.map((row) => [row.id, named(row)]));
}

const named = <Row extends { company: string }>(row: Row) => ({ ...row, company: companyName(row.company) });

function select(queries: Queries) {
  return queries
    .selectFrom('applications')
    .innerJoin('job_listings as job', 'job.id', 'applications.listing_id')
    .leftJoin('users as freelancer', 'freelancer.id', 'applications.freelancer_id')
    .leftJoin('freelancers as profile', 'profile.user_id', 'applications.freelancer_id')
    .leftJoin('users as client', 'client.id', 'job.client_id')
    .leftJoin(companiesOfJobs, 'company_client', 'job.client_id')
    .select([
      'applications.id',
      'applications.known_status',
      'applications.shortlist_notified_at',
      'job.id as jobId',
      'job.title as jobTitle',
      'job.company',
      'freelancer.id as freelancerId',
      'freelancer.email as freelancerEmail',
      'freelancer.language as freelancerLanguage',
      'client.id as clientId',
      'client.email as clientEmail',
      'client.first_name as clientFirstName',
      'client.language as clientLanguage',
      'company_logo as logo',
      sql<string | null>`case when not profile.is_withheld then profile.picture end`.as('portrait'),
      sql<string>`coalesce(freelancer.first_name, '')`.as('firstName'),
      sql<string>`coalesce(freelancer.last_name, '')`.as('lastName'),
    ])
    .select(hiddenNumber);
}

/** Returns whether the account is the application's client or its freelancer, or null if it is neither. */
export function sideOf({ freelancerId, clientId }: Parties, accountId: number): Role | null {
  if (accountId === freelancerId) return 'freelancer';
  return accountId === clientId ? 'client' : null;
}
