/**
 * Lets a client and a freelancer write sentences about each other once their work is done, and confirm, hide and show
 * these sentences.
 */
import type { OperationsOf } from '../../contract/operations.ts';
import { conflict, notFound, ok } from '../../contract/responses.ts';
import { otherRole } from '../workRecord/workRecord.policy.ts';
import { findEntry, listEntriesOf, listOwnEntries } from '../workRecord/workRecord.repository.ts';
import type { AgreementServices } from './agreements.commands.ts';
import { takeEntryStep, writeSentence } from './workRecord.commands.ts';

type WorkRecordOperations = OperationsOf<'writeWorkRecordEntry' | 'listWorkRecord' | 'takeWorkRecordStep'>;

export function workRecordOperations(services: AgreementServices): WorkRecordOperations {
  const { queries } = services;
  return {
    async writeWorkRecordEntry({ params: { applicationId }, body, person }) {
      const outcome = await writeSentence(services, applicationId, person, body.sentence.trim());
      if (!outcome) return notFound;
      if ('refusal' in outcome) return conflict(outcome.refusal);
      const entries = await listEntriesOf(queries, applicationId, outcome.role);
      const entry = entries.find(({ about }) => about === otherRole(outcome.role));
      return entry ? ok(entry) : notFound;
    },

    listWorkRecord: async ({ person }) =>
      ok({ results: await listOwnEntries(queries, person.accountId, person.role) }),

    async takeWorkRecordStep({ params: { entryId }, body, person }) {
      const outcome = await takeEntryStep(services, entryId, person, body);
      if (!outcome) return notFound;
      if ('refusal' in outcome) return conflict(outcome.refusal);
      const entry = await findEntry(queries, entryId, outcome.role);
      return entry ? ok(entry) : notFound;
    },
  };
}
