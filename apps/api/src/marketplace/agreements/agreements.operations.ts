/**
 * Lets the client and the freelancer of an accepted application agree on the work, and report the progress of the work.
 */
import { Readable } from 'node:stream';
import type { AgreementInput } from '@skillharbor/contract';
import type { Person, OperationsOf } from '../../contract/operations.ts';
import { badFields, conflict, created, notFound, ok } from '../../contract/responses.ts';
import { writePdfInThread } from '../../rendering/documents/writePdfInThread.ts';
import { findPasswordOwner } from '../auth/users.repository.ts';
import { payProblem } from '../jobs/jobs.policy.ts';
import { recordActivity } from '../jobs/activity.repository.ts';
import { agreementDocument } from './agreementDocument.ts';
import { takeStep, writeAgreement } from './agreements.commands.ts';
import type { AgreementServices } from './agreements.commands.ts';
import { readAgreement } from './readAgreement.ts';

type AgreementOperations = OperationsOf<
  'getAgreement' | 'writeAgreement' | 'takeAgreementStep' | 'getAgreementPdf'
>;

export function agreementOperations(services: AgreementServices): AgreementOperations {
  const { queries, clock } = services;

  /**
   * Records that the client has been active, if this person acts for the client. Returns the agreement as this person
   * sees it.
   */
  async function changed(applicationId: number, person: Person) {
    if (person.role === 'client') await recordActivity(queries, 'application', applicationId, clock());
    return readAgreement(queries, applicationId, person);
  }

  return {
    async getAgreement({ params: { applicationId }, person }) {
      const agreement = await readAgreement(queries, applicationId, person);
      return agreement ? ok(agreement) : notFound;
    },

    async writeAgreement({ params: { applicationId }, body, person }) {
      const problem = payProblemOf(body);
      if (problem) return badFields({ pay: [problem] });
      const outcome = await writeAgreement(services, applicationId, person, body);
      if (outcome !== undefined && outcome !== 'done') return conflict(outcome.refusal);
      const agreement = outcome && (await changed(applicationId, person));
      return agreement ? created(agreement) : notFound;
    },

    async takeAgreementStep({ params: { applicationId }, body, person }) {
      const outcome = await takeStep(services, applicationId, person, body);
      if (outcome !== undefined && outcome !== 'done') return conflict(outcome.refusal);
      const agreement = outcome && (await changed(applicationId, person));
      return agreement ? ok(agreement) : notFound;
    },

    async getAgreementPdf({ params: { applicationId }, query, person }) {
      const agreement = await readAgreement(queries, applicationId, person);
      if (!agreement?.terms) return notFound;
      const { terms } = agreement;
      const language = query.language ?? 'en';
      const timeZone = (await findPasswordOwner(queries, person.id))?.timeZone ?? null;
      const content = agreementDocument({ ...agreement, terms }, { language, timeZone, now: clock() });
      const bytes = await writePdfInThread(content);
      const name = `agreement-${applicationId}-version-${agreement.version}.pdf`;
      return { status: 200, download: { stream: Readable.from([bytes]), name, size: bytes.length } };
    },
  };
}

const payProblemOf = ({ pay }: AgreementInput) => (pay ? payProblem(pay) : undefined);
