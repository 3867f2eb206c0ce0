/** Lists invitations, as clients and freelancers see them. */
import type { Invitation, SentInvitation } from '@skillharbor/contract';
import { isWithin, pageLimit, pageOffset } from '@skillharbor/contract-server/pagination';
import type { Page } from '@skillharbor/contract-server/pagination';
import { pictureUrl } from '../../files/pictures.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { companyName } from '../companies/companyName.ts';
import { isOpen } from '../jobs/jobs.policy.ts';
import { stateOf } from './invitations.policy.ts';
import { selectReceived, selectSent } from './invitations.repository.ts';

type Row<Select extends (queries: Queries) => { executeTakeFirstOrThrow(): Promise<unknown> }> = Awaited<
  ReturnType<ReturnType<Select>['executeTakeFirstOrThrow']>
>;
export type ReceivedRow = Row<typeof selectReceived>;

/** Lists the invitations to a freelancer, newest first. */
export async function listReceived(
  queries: Queries,
  freelancerId: number,
  { page, jobId, today }: { page: Page; jobId?: number | undefined; today: string },
): Promise<Invitation[]> {
  if (!isWithin(page)) return [];
  const all = selectReceived(queries).where('invitations.freelancer_id', '=', freelancerId);
  const rows = await (jobId === undefined ? all : all.where('invitations.listing_id', '=', jobId))
    .orderBy('invitations.sent_at', 'desc')
    .orderBy('invitations.id', 'desc')
    .limit(pageLimit(page))
    .offset(pageOffset(page))
    .execute();
  return rows.map((row) => toInvitation(row, today));
}

/**
 * Counts the invitations that a freelancer has not answered, and can still answer. The query leaves out most of the others,
 * because their number grows over the years.
 */
export async function countWaiting(queries: Queries, freelancerId: number, today: string): Promise<number> {
  const rows = await selectReceived(queries)
    .where('invitations.freelancer_id', '=', freelancerId)
    .where('invitations.declined_at', 'is', null)
    .where('job.is_listed', '=', true)
    .execute();
  return rows.filter((row) => stateOf(situationOf(row, today)) === 'waiting').length;
}

/** Lists the invitations to a job, newest first. */
export async function listSent(
  queries: Queries,
  jobId: number,
  page: Page,
  today: string,
): Promise<SentInvitation[]> {
  if (!isWithin(page)) return [];
  const rows = await selectSent(queries)
    .where('invitations.listing_id', '=', jobId)
    .orderBy('invitations.sent_at', 'desc')
    .orderBy('invitations.id', 'desc')
    .limit(pageLimit(page))
    .offset(pageOffset(page))
    .execute();
  return rows.map((row) => toSent(row, today));
}

/** Finds an invitation of a client to a job, by the id that the client's app has generated. */
export async function findSent(
  queries: Queries,
  { id, jobId, clientId }: { id: string; jobId: number; clientId: number },
  today: string,
): Promise<SentInvitation | undefined> {
  const row = await selectSent(queries)
    .where('invitations.id', '=', id)
    .where('invitations.listing_id', '=', jobId)
    .where('invitations.client_id', '=', clientId)
    .executeTakeFirst();
  return row && toSent(row, today);
}

export function situationOf(
  row: Pick<ReceivedRow, 'hasApplied' | 'declined_at' | 'is_listed' | 'application_deadline'>,
  today: string,
) {
  return { hasApplied: row.hasApplied, isDeclined: row.declined_at !== null, isOpen: isOpen(row, today) };
}

export function toInvitation(row: ReceivedRow, today: string): Invitation {
  return {
    id: row.id,
    job_id: row.jobId,
    job_title: row.title,
    company_name: companyName(row.company),
    message: row.message,
    sent_at: row.sent_at.toISOString(),
    state: stateOf(situationOf(row, today)),
    decline_reason: row.decline_reason,
  };
}

function toSent(row: Row<typeof selectSent>, today: string): SentInvitation {
  return {
    id: row.id,
    freelancer_id: row.freelancer_id,
    freelancer_name: `${row.first_name} ${row.last_name}`,
    profile_picture: pictureUrl(row.picture, 150),
    message: row.message,
    sent_at: row.sent_at.toISOString(),
    state: stateOf(situationOf(row, today)),
    decline_reason: row.decline_reason,
  };
}
