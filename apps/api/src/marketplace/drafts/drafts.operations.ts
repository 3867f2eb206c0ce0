/** Stores what users type into forms, for their other devices. */
import type { OperationsOf } from '../../contract/operations.ts';
import { conflict, noContent, ok } from '../../contract/responses.ts';
import { saveDraft } from './drafts.commands.ts';
import type { DraftServices } from './drafts.commands.ts';
import { deleteDraft, findDraft } from './drafts.repository.ts';

type DraftOperations = OperationsOf<'getDraft' | 'saveDraft' | 'deleteDraft'>;

export function draftOperations(services: DraftServices): DraftOperations {
  const { queries } = services;
  return {
    getDraft: async ({ params: { draftKey: key }, person }) =>
      ok({ draft: await findDraft(queries, { userId: person.id, key }) }),

    async saveDraft({ params: { draftKey: key }, body, person }) {
      const draft = await saveDraft(services, { userId: person.id, key }, body);
      return draft ? ok(draft) : conflict('draft_changed');
    },

    async deleteDraft({ params: { draftKey: key }, query: { version }, person }) {
      await deleteDraft(queries, { userId: person.id, key }, version);
      return noContent;
    },
  };
}
