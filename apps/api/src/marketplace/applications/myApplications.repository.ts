/** Reads a freelancer's own applications. The result never reveals a held decision. */
import type {
  ApplicationStatus,
  ApplicationTotals,
  MyApplication,
  SentApplication,
} from '@skillharbor/contract';
import { sql } from 'kysely';
import { isWithin, pageLimit, pageOffset } from '@skillharbor/contract-server/pagination';
import type { Page } from '@skillharbor/contract-server/pagination';
import type { Queries } from '../../platform/database/tables.ts';
import { contentOf, listEdits, presentVersion } from '../jobs/jobVersions.repository.ts';
import { selectMyApplications, toMyApplication, toSentApplication } from './applications.rows.ts';
import type { KeptBy } from './retention.ts';

const isAccepted = sql<boolean>`known_status = 'accepted'`;

/**
 * Lists a freelancer's applications: the accepted ones first, then the newest. As in the other lists, the query selects
 * the ids of the page before it reads whole rows.
 *
 * @param statuses lists only these statuses; an empty list means all
 */
export async function listMyApplications(
  queries: Queries,
  freelancerId: number,
  { page, statuses, ...keptBy }: KeptBy & { page: Page; statuses: readonly ApplicationStatus[] },
): Promise<MyApplication[]> {
  if (!isWithin(page)) return [];
  const rows = await selectMyApplications(queries)
    .where('applications.id', 'in', (query) => {
      const mine = query.selectFrom('applications').select('id').where('freelancer_id', '=', freelancerId);
      return (statuses.length > 0 ? mine.where('known_status', 'in', statuses) : mine)
        .orderBy(isAccepted, 'desc')
        .orderBy('applied_at', 'desc')
        .orderBy('id', 'desc')
        .limit(pageLimit(page))
        .offset(pageOffset(page));
    })
    .orderBy(isAccepted, 'desc')
    .orderBy('applications.applied_at', 'desc')
    .orderBy('applications.id', 'desc')
    .execute();
  return rows.map((row) => toMyApplication(row, keptBy));
}

export async function totalMyApplications(
  queries: Queries,
  freelancerId: number,
): Promise<ApplicationTotals> {
  const rows = await queries
    .selectFrom('applications')
    .select(['known_status', sql<number>`count(*)::int`.as('count')])
    .where('freelancer_id', '=', freelancerId)
    .groupBy('known_status')
    .execute();
  const counted = Object.fromEntries(rows.map(({ known_status, count }) => [known_status, count]));
  return { pending: 0, accepted: 0, rejected: 0, withdrawn: 0, closed: 0, ...counted };
}

/** Finds an application of the freelancer. Returns undefined for an application of another freelancer. */
export async function findMyApplication(
  queries: Queries,
  id: number,
  freelancerId: number,
  keptBy: KeptBy,
): Promise<SentApplication | undefined> {
  const row = await selectMyApplications(queries)
    .innerJoin('resumes', 'resumes.id', 'applications.resume_id')
    .select([
      'applications.cover_letter',
      'applications.screening_answers',
      'resumes.name as resume_name',
      'resumes.type as resume_type',
      'resumes.size as resume_size',
    ])
    .where('applications.id', '=', id)
    .where('applications.freelancer_id', '=', freelancerId)
    .executeTakeFirst();
  return row && toSentApplication(row, await receiptOf(queries, row), keptBy);
}

/** Returns the job as it was when the application was sent, and the later edits of the job. */
async function receiptOf(
  queries: Queries,
  { listing_id: jobId, listing_version }: { listing_id: number; listing_version: number | null },
) {
  const present = await presentVersion(queries, jobId);
  const version = listing_version ?? present.version;
  return {
    applied_to: await contentOf(queries, jobId, version, present),
    edits: await listEdits(queries, jobId, version, present, null),
  };
}
