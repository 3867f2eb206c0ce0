/** Stores the texts that users type into forms, so that the users can continue on another device. */
import type { OperationsOf } from '../../contract/operations.ts';
import { conflict, noContent, ok } from '../../contract/responses.ts';
import { MAX_JOB_DRAFTS, saveDraft } from './drafts.commands.ts';
import type { DraftServices } from './drafts.commands.ts';
import { deleteDraft, findDraft, listJobDrafts } from './drafts.repository.ts';

type DraftOperations = OperationsOf<'getDraft' | 'saveDraft' | 'deleteDraft' | 'listJobDrafts'>;

export function draftOperations(services: DraftServices): DraftOperations {
  const { queries } = services;
  return {
    getDraft: async ({ params: { draftKey: key }, person }) =>
      ok({ draft: await findDraft(queries, { userId: person.id, key }) }),

    listJobDrafts: async ({ person }) => ok({ results: await listJobDrafts(queries, person.id) }),

    async saveDraft({ params: { draftKey: key }, body, person }) {
      const draft = await saveDraft(services, { userId: person.id, key }, body);
      if (draft === 'full') return conflict({ code: 'job_drafts_full', params: { max: MAX_JOB_DRAFTS } });
      return draft === 'changed' ? conflict('draft_changed') : ok(draft);
    },

    async deleteDraft({ params: { draftKey: key }, query: { version }, person }) {
      await deleteDraft(queries, { userId: person.id, key }, version);
      return noContent;
    },
  };
}
