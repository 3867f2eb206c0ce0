import { randomUUID } from 'node:crypto';
import type { Role } from '@skillharbor/contract';
import type { Queries } from '../platform/database/tables.ts';
import { conversations } from './data/conversations.ts';
import { threads } from './data/threads.ts';
import type { DemoConversation, DemoThread } from './data/types.ts';
import { daysBefore } from './dates.ts';
import type { JobIds } from './jobs.ts';
import type { People } from './people.ts';

interface Demo {
  people: People;
  jobIds: JobIds;
  now: Date;
}

export async function insertConversations(queries: Queries, demo: Demo): Promise<void> {
  for (const conversation of conversations) await insertConversation(queries, conversation, demo);
  for (const thread of threads) await insertThread(queries, thread, demo);
}

async function insertConversation(
  queries: Queries,
  conversation: DemoConversation,
  { people, jobIds, now }: Demo,
): Promise<void> {
  const { about, messages, unread } = conversation;
  const [jobId, freelancerId] = [jobIds.get(about), people.freelancers.get(conversation.with)];
  if (jobId === undefined || freelancerId === undefined)
    throw new Error(`The demo data has no job “${about}”, or no freelancer ${conversation.with}.`);
  const { id, client_id } = await queries
    .selectFrom('applications')
    .innerJoin('job_listings as job', 'job.id', 'applications.listing_id')
    .select(['applications.id', 'job.client_id'])
    .where('listing_id', '=', jobId)
    .where('freelancer_id', '=', freelancerId)
    .executeTakeFirstOrThrow();
  if (client_id === null) throw new Error(`The demo job “${about}” has no client.`);
  await insertMessages(queries, {
    id,
    sides: { freelancer: freelancerId, client: client_id },
    messages,
    unread,
    now,
  });
}

/** Inserts a thread. No mails are sent to its visitor, whose email address is fictitious. */
async function insertThread(
  queries: Queries,
  { with: key, subject, messages, unread }: DemoThread,
  { people, now }: Pick<Demo, 'people' | 'now'>,
): Promise<void> {
  const freelancer = people.freelancers.get(key);
  if (freelancer === undefined) throw new Error(`The demo data has no freelancer ${key}.`);
  const { id } = await queries
    .insertInto('contact_threads')
    .values({
      freelancer_id: freelancer,
      is_by_address: false,
      sender_email: 'visitor@demo.skillharbor.test',
      subject,
      language: null,
      created_at: daysBefore(now, messages[0]?.sent ?? 0),
      confirmed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sides = { freelancer, client: null };
  await insertMessages(queries, { id, sides, messages, unread: { freelancer: unread, client: 0 }, now });
}

interface Inserted extends Pick<DemoConversation, 'messages' | 'unread'> {
  /** The id of the application or of the thread. */
  id: number;
  sides: Readonly<Record<Role, number | null>>;
  now: Date;
}

/** Inserts a conversation with its participants and its messages. */
async function insertMessages(
  queries: Queries,
  { id, sides, messages, unread, now }: Inserted,
): Promise<void> {
  const last = messages.length;
  await queries.insertInto('conversations').values({ application_id: id, last_number: last }).execute();
  await queries
    .insertInto('conversation_members')
    .values(
      (['freelancer', 'client'] as const).map((role) => ({
        application_id: id,
        role,
        user_id: sides[role],
        read_number: last - unread[role],
        unread: unread[role],
        mailed_number: last,
        mailed_at: daysBefore(now, messages.at(-1)?.sent ?? 0),
      })),
    )
    .execute();
  await queries
    .insertInto('messages')
    .values(
      messages.map(({ by, sent, text }, index) => ({
        application_id: id,
        number: index + 1,
        id: randomUUID(),
        role: by,
        text,
        sent_at: daysBefore(now, sent),
      })),
    )
    .execute();
}
