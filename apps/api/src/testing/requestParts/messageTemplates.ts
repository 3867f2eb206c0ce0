import type { MessageTemplate } from '@skillharbor/contract';
import { nothing } from '../requests.ts';
import type { OperationParts, RequestParts } from '../requests.ts';
import type { TestWorld } from '../testWorld.ts';

/** Removes all templates, because a client may save only a few. */
const removeTemplates = ({ server }: TestWorld) =>
  server.database.kysely.deleteFrom('message_templates').execute();

const ofTemplate: RequestParts = async (world) => {
  await removeTemplates(world);
  const body = { kind: 'decline', name: 'Filled', text: 'The role was filled.' };
  const saved = await world.client.send<MessageTemplate>('POST', '/api/message-templates/', { body });
  return { params: { templateId: saved.body.id } };
};

export const messageTemplateParts = {
  listMessageTemplates: nothing,
  createMessageTemplate: async (world) => {
    await removeTemplates(world);
    return {};
  },
  updateMessageTemplate: ofTemplate,
  deleteMessageTemplate: ofTemplate,
} satisfies OperationParts;
