import type { OperationsOf } from '../../contract/operations.ts';
import { noContent, notFound, ok } from '../../contract/responses.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { findLegalText, insertAcknowledgements, listLegalTexts, listUnread } from './legal.repository.ts';

type LegalOperations = OperationsOf<
  'listLegalTexts' | 'getLegalText' | 'listUnreadLegalTexts' | 'acknowledgeLegalTexts'
>;

export function legalOperations({ queries, clock }: { queries: Queries; clock: Clock }): LegalOperations {
  return {
    listLegalTexts: async () => ok({ results: await listLegalTexts(queries) }),

    async getLegalText({ params: { legalKind }, query: { language = 'en', version } }) {
      const text = await findLegalText(queries, legalKind, { language, version });
      return text ? ok(text) : notFound;
    },

    listUnreadLegalTexts: async ({ person }) => ok({ results: await listUnread(queries, person.id) }),

    async acknowledgeLegalTexts({ body, person }) {
      await insertAcknowledgements(queries, person.id, body.texts, clock());
      return noContent;
    },
  };
}
