import { randomUUID } from 'node:crypto';
import type { Queries } from '../platform/database/tables.ts';
import { conversations } from './data/conversations.ts';
import type { DemoConversation } from './data/types.ts';
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
  const last = messages.length;
  await queries.insertInto('conversations').values({ application_id: id, last_number: last }).execute();
  const sides = { freelancer: freelancerId, client: client_id };
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
