/** Lists the applications in which the user must take the next step. */
import type { WaitingItem } from '@skillharbor/contract';
import { waitingInOrder } from '@skillharbor/prose';
import { sql } from 'kysely';
import type { Person } from '../../contract/operations.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { companyName } from '../companies/companyName.ts';
import { hiddenNumber } from '../reveals/reveals.repository.ts';
import { nameForClient } from './blind.ts';
import { stepColumns, toNextStep } from './nextStep.rows.ts';

/**
 * The maximum number of applications that are read: first those with unread messages, then those with the newest
 * decisions.
 */
const MOST_READ = 200;

export async function listWaiting(queries: Queries, { accountId: id, role }: Person): Promise<WaitingItem[]> {
  const isClient = role === 'client';
  const unread = sql<boolean>`exists (
    select from conversation_members as unseen
      where unseen.application_id = applications.id and unseen.user_id = ${id} and unseen.unread > 0
  )`;
  const accepted = queries
    .selectFrom('applications')
    .innerJoin('job_listings as job', 'job.id', 'applications.listing_id')
    .select('applications.id')
    .where('job.deleted_at', 'is', null);
  // Each half of the union can use an index. A single condition for both halves could not use one.
  const candidates = queries
    .selectFrom('conversation_members')
    .select('application_id as id')
    .where('user_id', '=', id)
    .where('unread', '>', 0)
    .union(
      isClient
        ? accepted.where('job.client_id', '=', id).where('applications.status', '=', 'accepted')
        : accepted
            .where('applications.freelancer_id', '=', id)
            .where('applications.known_status', '=', 'accepted'),
    );
  const rows = await queries
    .selectFrom('applications')
    .innerJoin('job_listings as job', 'job.id', 'applications.listing_id')
    .leftJoin('users as freelancer', 'freelancer.id', 'applications.freelancer_id')
    .select([
      'applications.id',
      'applications.freelancer_id',
      'applications.status',
      'applications.known_status',
      'applications.held_until',
      'applications.message',
      'job.id as job_id',
      'job.client_id',
      'job.title',
      'job.company',
      sql<string>`coalesce(freelancer.first_name, '')`.as('firstName'),
      sql<string>`coalesce(freelancer.last_name, '')`.as('lastName'),
    ])
    .select(stepColumns(role))
    .select(hiddenNumber)
    .where(isClient ? 'job.client_id' : 'applications.freelancer_id', '=', id)
    .where('applications.id', 'in', candidates)
    .orderBy(unread, 'desc')
    // Sorting by the time of the decision would reveal a held decision to the freelancer.
    .orderBy('applications.notified_at', (order) => order.desc().nullsFirst())
    .orderBy('applications.id', 'desc')
    .limit(MOST_READ)
    .execute();
  const items = rows.map((row) => ({
    application: row.id,
    job_id: row.job_id,
    job_title: row.title,
    other_name: isClient ? nameForClient(row) : companyName(row.company),
    hidden_number: isClient ? row.hiddenNumber : null,
    next_step: toNextStep(role, row, {
      status: isClient ? row.status : row.known_status,
      isHeld: isClient && row.held_until !== null,
      hasOtherLeft: (isClient ? row.freelancer_id : row.client_id) === null,
    }),
  }));
  return waitingInOrder(items);
}
