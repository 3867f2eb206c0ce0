/** Deletes the agreements of former members, except the versions that both sides have confirmed. */
import { sql } from 'kysely';
import type { Role } from '@skillharbor/contract';
import type { Queries } from '../../platform/database/tables.ts';
import { deleteUnconfirmedEntries } from '../workRecord/workRecord.repository.ts';

/** Selects the applications that the user has sent as a freelancer, or received as a client. */
const applicationsOf = (userId: number, role: Role) =>
  role === 'freelancer'
    ? sql<number>`(select id from applications where freelancer_id = ${userId})`
    : sql<number>`(select applications.id from applications
        join job_listings as job on job.id = applications.listing_id where job.client_id = ${userId})`;

/**
 * When a user deletes the account, keeps only the version of each agreement that both sides have confirmed, for the
 * other side. Deletes proposals, and agreements whose other side has deleted the account before.
 */
export async function forgetAgreementsOf(transaction: Queries, userId: number, role: Role): Promise<void> {
  const own = applicationsOf(userId, role);
  await transaction
    .deleteFrom('agreements')
    .where('application_id', 'in', own)
    .where((where) =>
      where.or([
        where('is_agreed', '=', false),
        where('application_id', 'in', (query) =>
          query
            .selectFrom('applications')
            .innerJoin('job_listings as job', 'job.id', 'applications.listing_id')
            .select('applications.id')
            .where(role === 'freelancer' ? 'job.client_id' : 'applications.freelancer_id', 'is', null),
        ),
      ]),
    )
    .execute();
  await sql`
    delete from agreement_versions as old using agreements
      where agreements.application_id = old.application_id and old.version < agreements.version
      and old.application_id in ${own}`.execute(transaction);
  await transaction
    .updateTable('agreements')
    .set({ end_reason: null })
    .where('application_id', 'in', own)
    .where('state_by', '=', role)
    .execute();
}

/** Deletes the agreements about these removed applications, and the unconfirmed sentences about the work. */
export async function deleteAgreements(
  transaction: Queries,
  applicationIds: readonly number[],
): Promise<void> {
  if (applicationIds.length === 0) return;
  await deleteUnconfirmedEntries(transaction, applicationIds);
  await transaction.deleteFrom('agreements').where('application_id', 'in', applicationIds).execute();
}

/** Returns the agreements of a user with all their versions, for the archive of the user's data. */
export async function listOwnAgreements(queries: Queries, userId: number, role: Role) {
  const rows = await queries
    .selectFrom('agreements')
    .innerJoin('agreement_versions as version', 'version.application_id', 'agreements.application_id')
    .select([
      'agreements.application_id as application',
      'agreements.state',
      'agreements.is_agreed',
      'agreements.end_reason',
      'version.version',
      'version.role as by',
      'version.terms',
      'version.written_at',
    ])
    .where('agreements.application_id', 'in', applicationsOf(userId, role))
    .orderBy('agreements.application_id')
    .orderBy('version.version')
    .execute();
  return rows.map(({ written_at, ...version }) => ({ ...version, written_at: written_at.toISOString() }));
}
