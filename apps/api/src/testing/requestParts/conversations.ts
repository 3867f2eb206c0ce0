import { randomUUID } from 'node:crypto';
import type { Message } from '@skillharbor/contract';
import { apply, postJob } from '../people.ts';
import { nothing } from '../requests.ts';
import type { OperationParts, RequestParts } from '../requests.ts';
import { smallPdf } from '../resumes.ts';
import { ofApplication } from './applications.ts';

/** Creates an application with a conversation, in which the client has written the first message. */
const ofConversation: RequestParts = async ({ client, freelancer }) => {
  const { id } = await apply(freelancer, await postJob(client));
  await client.send('POST', `/api/conversations/${id}/messages/`, {
    body: { id: randomUUID(), text: 'Hello' },
  });
  return { params: { applicationId: id } };
};

export const conversationParts = {
  listConversations: nothing,
  getConversation: ofApplication,
  sendMessage: async (world) => ({ ...(await ofConversation(world)), fields: { id: randomUUID() } }),
  sendFile: async (world) => ({
    ...(await ofConversation(world)),
    fields: { id: randomUUID() },
    files: { file: smallPdf() },
  }),
  getMessageFile: async (world) => {
    const { params } = await ofConversation(world);
    const form = { id: randomUUID(), file: smallPdf() };
    const path = `/api/conversations/${params?.['applicationId']}/files/`;
    const { number } = (await world.client.send<Message>('POST', path, { form })).body;
    return { params: { ...params, number } };
  },
  readMessages: ofConversation,
  changeConversation: async (world) => ({ ...(await ofConversation(world)), fields: { is_muted: true } }),
  countUnread: nothing,
  streamEvents: nothing,
} satisfies OperationParts;
