/** Lets operators run the installation in the app. */
import type { OperationsOf } from '../../contract/operations.ts';
import { conflict, created, ok } from '../../contract/responses.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { readLegalHistory } from '../legal/legal.repository.ts';
import { publishLegalText } from './legal.commands.ts';

type DeskOperations = OperationsOf<'getLegalHistory' | 'publishLegalText'>;

export function deskOperations(services: { queries: Queries; clock: Clock }): DeskOperations {
  const { queries } = services;
  return {
    getLegalHistory: async ({ params: { legalKind } }) => ok(await readLegalHistory(queries, legalKind)),

    async publishLegalText({ params: { legalKind }, body, person }) {
      const isPublished = await publishLegalText(services, person.id, legalKind, body);
      return isPublished
        ? created(await readLegalHistory(queries, legalKind))
        : conflict('legal_text_changed');
    },
  };
}
