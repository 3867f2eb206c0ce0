import { nothing } from '../requests.ts';
import type { OperationParts, RequestParts } from '../requests.ts';

const DRAFT = { draftKey: 'message:17' };

/** Removes the stored draft, because saving another draft would then be a conflict. */
const ofDraft: RequestParts = async ({ server }) => {
  await server.database.kysely.deleteFrom('drafts').execute();
  return { params: DRAFT };
};

export const draftParts = {
  listJobDrafts: nothing,
  getDraft: ofDraft,
  saveDraft: ofDraft,
  deleteDraft: async (world) => ({ ...(await ofDraft(world)), query: '?version=1' }),
} satisfies OperationParts;
