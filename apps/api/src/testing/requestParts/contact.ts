import { randomUUID } from 'node:crypto';
import { insertMessage, lockOrCreate } from '../../marketplace/conversations/conversations.repository.ts';
import { insertLink, insertThread } from '../../marketplace/conversations/threads.repository.ts';
import { nothing } from '../requests.ts';
import type { OperationParts, RequestParts } from '../requests.ts';
import type { TestWorld } from '../testWorld.ts';

/**
 * Inserts a thread with the freelancer, and the token for a link to it. The rows are inserted directly, because a
 * visitor may send only a few messages.
 */
const ofThread = async ({ server, freelancer }: TestWorld) => {
  const { kysely } = server.database;
  const now = server.now();
  const threadId = await insertThread(kysely, {
    freelancerId: freelancer.id,
    isByAddress: false,
    senderEmail: 'visitor@example.com',
    subject: 'A question',
    language: null,
    createdAt: now,
  });
  await kysely.transaction().execute(async (transaction) => {
    await lockOrCreate(transaction, threadId, { freelancer: freelancer.id, client: null });
    const visitor = { applicationId: threadId, role: 'client' as const };
    const first = { id: randomUUID(), number: 1, authorId: null, text: 'Hello', file: null, now };
    await insertMessage(transaction, visitor, first);
  });
  const token = `thread-${threadId}`;
  await insertLink(kysely, { threadId, token, now });
  return { threadId, token };
};

const ofThreadLink: RequestParts = async (world) => ({
  fields: { token: (await ofThread(world)).token, before: undefined, after: undefined },
});

export const contactParts = {
  contactFreelancer: ({ freelancer: { id } }) => ({
    fields: { freelancer_id: id, freelancer_email: undefined },
  }),
  listContactThreads: nothing,
  getContactThread: async (world) => ({ params: { threadId: (await ofThread(world)).threadId } }),
  readVisitorThread: ofThreadLink,
  openVisitorThread: ofThreadLink,
  sendVisitorMessage: async (world) => ({
    fields: { token: (await ofThread(world)).token, id: randomUUID() },
  }),
  markVisitorThreadRead: ofThreadLink,
  changeVisitorThread: async (world) => ({
    fields: { token: (await ofThread(world)).token, is_muted: true, is_ended: undefined },
  }),
} satisfies OperationParts;
