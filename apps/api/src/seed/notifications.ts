/** Inserts the notifications of the demo users about the events in the other demo data. */
import { insertNotification } from '../marketplace/notifications/notifications.repository.ts';
import type { MailEvent } from '../mail/events.ts';
import type { Queries } from '../platform/database/tables.ts';
import type { People } from './people.ts';

/** For each kind of event, a user gets notifications of only this many of the newest events. */
const EACH = 4;
/** How many of the newest notifications are unread. */
const UNREAD = 3;

interface Happened {
  event: MailEvent;
  at: Date;
}

export async function insertNotifications(queries: Queries, { people }: { people: People }): Promise<void> {
  const [client, freelancer] = [people.clients.get('tidewright'), people.freelancers.get('freelancer')];
  if (client === undefined || freelancer === undefined) throw new Error('The demo data has no demo people.');
  await insertAll(queries, client, [
    ...(await applicationsTo(queries, client)),
    ...(await questionsTo(queries, client)),
  ]);
  await insertAll(queries, freelancer, [
    ...(await decisionsOn(queries, freelancer)),
    ...(await repliesTo(queries, freelancer)),
  ]);
}

/** Inserts the events in the order in which they happened. */
async function insertAll(queries: Queries, userId: number, happened: readonly Happened[]): Promise<void> {
  const inOrder = happened.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const { event, at } of inOrder) await insertNotification(queries, userId, event, at);
  const read = queries
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .offset(UNREAD);
  await queries
    .updateTable('notifications')
    .set((column) => ({ read_at: column.ref('created_at') }))
    .where('id', 'in', read)
    .execute();
}

async function applicationsTo(queries: Queries, clientId: number): Promise<Happened[]> {
  const rows = await queries
    .selectFrom('applications')
    .innerJoin('job_listings as job', 'job.id', 'applications.listing_id')
    .select(['applications.id as applicationId', 'job.id as jobId', 'title', 'applied_at as at'])
    .where('job.client_id', '=', clientId)
    .orderBy('applied_at', 'desc')
    .orderBy('applications.id')
    .limit(EACH)
    .execute();
  return rows.map(({ at, ...about }) => ({ at, event: { kind: 'application_received', ...about } }));
}

async function questionsTo(queries: Queries, clientId: number): Promise<Happened[]> {
  const rows = await queries
    .selectFrom('questions')
    .innerJoin('job_listings as job', 'job.id', 'questions.listing_id')
    .select(['job.id as jobId', 'title', 'questions.asked_at as at'])
    .where('job.client_id', '=', clientId)
    .orderBy('questions.asked_at', 'desc')
    .orderBy('questions.id')
    .limit(EACH)
    .execute();
  return rows.map(({ at, ...about }) => ({ at, event: { kind: 'question_received', ...about } }));
}

async function decisionsOn(queries: Queries, freelancerId: number): Promise<Happened[]> {
  const rows = await queries
    .selectFrom('applications')
    .innerJoin('job_listings as job', 'job.id', 'applications.listing_id')
    .select(['applications.id as applicationId', 'title', 'known_status as status', 'notified_at as at'])
    .where('freelancer_id', '=', freelancerId)
    .where('known_status', 'in', ['accepted', 'rejected'])
    .where('notified_at', 'is not', null)
    .$narrowType<{ at: Date }>()
    .orderBy('notified_at', 'desc')
    .orderBy('applications.id')
    .limit(EACH)
    .execute();
  return rows.map(({ at, status, ...about }) => ({
    at,
    event: { kind: status === 'accepted' ? 'application_accepted' : 'application_declined', ...about },
  }));
}

async function repliesTo(queries: Queries, freelancerId: number): Promise<Happened[]> {
  const rows = await queries
    .selectFrom('questions')
    .innerJoin('job_listings as job', 'job.id', 'questions.listing_id')
    .select(['job.id as jobId', 'title', 'replied_at as at'])
    .where('asker_id', '=', freelancerId)
    .where('replied_at', 'is not', null)
    .$narrowType<{ at: Date }>()
    .orderBy('replied_at', 'desc')
    .orderBy('questions.id')
    .limit(EACH)
    .execute();
  return rows.map(({ at, ...about }) => ({ at, event: { kind: 'question_replied', ...about } }));
}
