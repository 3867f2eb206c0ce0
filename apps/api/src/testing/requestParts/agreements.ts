import type { WorkRecordEntry } from '@skillharbor/contract';
import { agreementTerms } from '../agreementTerms.ts';
import type { TestPerson } from '../people.ts';
import { nothing } from '../requests.ts';
import type { OperationParts, RequestParts } from '../requests.ts';
import { ofHeldDecision } from './applications.ts';

/**
 * Creates an application that the client has accepted. Its freelancer has been notified, and has written an agreement.
 */
const ofAgreement: RequestParts = async (world) => {
  const { params = {} } = await ofHeldDecision(world);
  const { kysely } = world.server.database;
  const id = Number(params['applicationId']);
  await kysely
    .updateTable('applications')
    .set({ held_until: null, notified_at: world.server.now() })
    .where('id', '=', id)
    .execute();
  await world.freelancer.send('POST', `/api/agreements/${id}/versions/`, {
    body: { based_on: 0, ...agreementTerms },
  });
  return { params };
};

/** Creates an agreement whose work the client and the freelancer have marked as done. */
const ofDoneAgreement: RequestParts = async (world) => {
  const { params = {} } = await ofAgreement(world);
  const path = `/api/agreements/${params['applicationId']}/`;
  const step = (by: TestPerson, body: object) => by.send('POST', `${path}steps/`, { body });
  await step(world.client, { action: 'confirm', version: 1 });
  await step(world.client, { action: 'start' });
  await step(world.freelancer, { action: 'deliver' });
  await step(world.client, { action: 'mark_done' });
  await step(world.freelancer, { action: 'mark_done' });
  return { params };
};

/** Creates a sentence of the work record, which the client has written about the freelancer. */
const ofEntry: RequestParts = async (world) => {
  const { params = {} } = await ofDoneAgreement(world);
  const path = `/api/agreements/${params['applicationId']}/work-record/`;
  const { body } = await world.client.send<WorkRecordEntry>('PUT', path, { body: { sentence: 'On time.' } });
  return { params: { entryId: body.id } };
};

export const agreementParts = {
  getAgreement: ofAgreement,
  writeAgreement: async (world) => ({ ...(await ofAgreement(world)), fields: { based_on: 1 } }),
  // Uses the action `end`, because both the client and the freelancer can end an agreement.
  takeAgreementStep: async (world) => ({
    ...(await ofAgreement(world)),
    fields: { action: 'end', reason: 'The boat is sold.', version: undefined },
  }),
  getAgreementPdf: ofAgreement,
  writeWorkRecordEntry: ofDoneAgreement,
  listWorkRecord: nothing,
  // Uses the action `hide`, because both the client and the freelancer can hide a sentence of the work record.
  takeWorkRecordStep: async (world) => ({
    ...(await ofEntry(world)),
    fields: { action: 'hide', version: undefined },
  }),
} satisfies OperationParts;
