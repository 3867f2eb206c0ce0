/**
 * Writes, confirms and hides the sentences that a client and a freelancer write about each other once their work is
 * done.
 */
import type { AgreementStep, Role, WorkRecordStep } from '@skillharbor/contract';
import type { NamedProblem } from '@skillharbor/prose';
import type { Person } from '../../contract/operations.ts';
import { dayOf } from '../../platform/time/clock.ts';
import { lockParties, sideOf } from '../applications/parties.repository.ts';
import { confirmEntry, findEntrySides, hideEntry, writeEntry } from '../workRecord/workRecord.repository.ts';
import { otherRole, sideOfEntry } from '../workRecord/workRecord.policy.ts';
import { mailSentence } from './agreementMails.ts';
import type { AgreementServices } from './agreements.commands.ts';
import { findAgreement, listSteps } from './agreements.repository.ts';

type Outcome = { role: Role } | { refusal: NamedProblem } | undefined;

/**
 * Stores a sentence about the other side, and asks that side to confirm it. Storing the same sentence again changes
 * nothing.
 */
export async function writeSentence(
  { queries, mailQueue }: AgreementServices,
  applicationId: number,
  person: Person,
  sentence: string,
): Promise<Outcome> {
  const outcome = await queries.transaction().execute(async (transaction): Promise<Outcome> => {
    const parties = await lockParties(transaction, applicationId);
    const role = parties && sideOf(parties, person.accountId);
    if (!role || parties.known_status !== 'accepted') return undefined;
    const { freelancerId, clientId } = parties;
    if (freelancerId === null || clientId === null) return { refusal: 'agreement_closed' };
    const agreement = await findAgreement(transaction, applicationId);
    if (agreement?.state !== 'done') return { refusal: 'work_not_done' };
    const steps = await listSteps(transaction, applicationId);
    const isNew = await writeEntry(transaction, {
      application_id: applicationId,
      about: otherRole(role),
      freelancer_id: freelancerId,
      client_id: clientId,
      job_title: parties.jobTitle,
      started_on: dayOfStep(steps, 'start'),
      done_on: dayOfStep(steps, 'mark_done'),
      sentence,
    });
    if (isNew) await mailSentence(mailQueue, transaction, { parties, by: role, sentence });
    return { role };
  });
  mailQueue.deliverSoon();
  return outcome;
}

/** Confirms, hides or shows an entry of the work record for the caller. A repeated step changes nothing. */
export async function takeEntryStep(
  { queries }: AgreementServices,
  id: number,
  person: Person,
  step: WorkRecordStep,
): Promise<Outcome> {
  const sides = await findEntrySides(queries, id);
  const role = sides && sideOfEntry(sides, person.accountId);
  if (!role) return undefined;
  if (step.action !== 'confirm') {
    await hideEntry(queries, id, role, step.action === 'hide');
    return { role };
  }
  if (sides.about !== role) return undefined;
  const isNewest = await confirmEntry(queries, id, { version: step.version, role });
  return isNewest ? { role } : { refusal: 'sentence_changed' };
}

/**
 * Returns the day on which an action was last taken. Each action was taken at least once, because the work of the
 * agreement is done.
 */
function dayOfStep(steps: readonly AgreementStep[], action: AgreementStep['action']): string {
  const step = steps.findLast((one) => one.action === action);
  if (!step) throw new Error(`The agreement is done without the step ${action}.`);
  return dayOf(new Date(step.taken_at));
}
