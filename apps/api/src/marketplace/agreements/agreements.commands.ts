/**
 * Writes the versions of agreements, and records steps such as a confirmation or a delivery. Each change is one
 * transaction that locks the agreement and queues one mail.
 */
import type {
  AgreementAction,
  AgreementInput,
  AgreementState,
  AgreementStepInput,
  AgreementTerms,
  Role,
} from '@skillharbor/contract';
import { changesBetween } from '@skillharbor/prose';
import type { NamedProblem } from '@skillharbor/prose';
import type { Person } from '../../contract/operations.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { lockParties, sideOf } from '../applications/parties.repository.ts';
import type { Parties } from '../applications/parties.repository.ts';
import { mailStep } from './agreementMails.ts';
import { afterwards, isRepeated, MAX_VERSIONS } from './agreements.policy.ts';
import {
  createAgreement,
  emptyAgreement,
  findVersion,
  insertVersion,
  lockAgreement,
  recordStep,
} from './agreements.repository.ts';
import type { StoredAgreement } from './agreements.repository.ts';

export interface AgreementServices {
  queries: Queries;
  mailQueue: MailQueue;
  clock: Clock;
}

type Outcome = 'done' | { refusal: NamedProblem } | undefined;

/** A locked agreement, and whether the caller is its client or its freelancer. */
interface Own {
  parties: Parties;
  role: Role;
  agreement: StoredAgreement;
}

/** Stores a version of the agreement. The user who writes a version thereby confirms it. */
export async function writeAgreement(
  services: AgreementServices,
  applicationId: number,
  person: Person,
  { based_on, ...terms }: AgreementInput,
): Promise<Outcome> {
  return change(services, applicationId, person, async (transaction, own) => {
    const { role, agreement } = own;
    const newest = await findVersion(transaction, applicationId, agreement.version);
    const isSame = newest !== undefined && changesBetween<AgreementTerms>(newest.terms, terms) === null;
    if (isSame && agreement.version === based_on + 1 && newest.by === role) return 'done';
    if (agreement.version !== based_on) return { refusal: 'agreement_changed' };
    const state = afterwards(agreement, 'write', role);
    if (state === null) return { refusal: 'agreement_moved' };
    // Writing a version without changes confirms the newest version.
    if (isSame) return newest.by === role ? 'done' : take(services, transaction, own, 'confirm');
    if (based_on === MAX_VERSIONS) return { refusal: 'agreement_versions_full' };
    const version = based_on + 1;
    if (version === 1 && !(await createAgreement(transaction, applicationId, role)))
      return { refusal: 'agreement_changed' };
    const now = services.clock();
    await insertVersion(transaction, applicationId, { version, by: role, terms, written_at: now });
    return take(services, transaction, own, 'write', { version });
  });
}

/** Records a step of an agreement that has at least one version. If the same user repeats the step, nothing changes. */
export async function takeStep(
  services: AgreementServices,
  applicationId: number,
  person: Person,
  step: AgreementStepInput,
): Promise<Outcome> {
  return change(services, applicationId, person, async (transaction, own) => {
    const { agreement } = own;
    if (step.action === 'confirm' && agreement.version !== step.version)
      return { refusal: 'agreement_changed' };
    if (isRepeated(agreement, step.action, own.role)) return 'done';
    return take(
      services,
      transaction,
      own,
      step.action,
      step.action === 'end' ? { end_reason: step.reason } : {},
    );
  });
}

/** Locks an agreement of the caller, and changes it in the same transaction. */
async function change(
  { queries, mailQueue }: AgreementServices,
  applicationId: number,
  person: Person,
  happen: (transaction: Queries, own: Own) => Promise<Outcome>,
): Promise<Outcome> {
  const outcome = await queries.transaction().execute(async (transaction) => {
    const parties = await lockParties(transaction, applicationId);
    const role = parties && sideOf(parties, person.accountId);
    if (!role || parties.known_status !== 'accepted') return undefined;
    const agreement = await lockAgreement(transaction, applicationId);
    if (hasOtherLeft(parties, role)) return agreement && { refusal: 'agreement_closed' as const };
    return happen(transaction, { parties, role, agreement: agreement ?? emptyAgreement });
  });
  if (outcome === 'done') mailQueue.deliverSoon();
  return outcome;
}

/** Records a step that the agreement's state allows, and queues the mail about the step to the other side. */
async function take(
  { mailQueue, clock }: AgreementServices,
  transaction: Queries,
  { parties, role, agreement }: Own,
  action: AgreementAction,
  more: { version?: number; end_reason?: string } = {},
): Promise<Outcome> {
  const state = afterwards(agreement, action, role);
  if (state === null || !isStored(state)) return { refusal: 'agreement_moved' };
  const agreed = action === 'confirm' ? { is_agreed: true } : {};
  await recordStep(transaction, parties.id, { action, role, now: clock(), state, ...agreed, ...more });
  await mailStep(mailQueue, transaction, { parties, by: role, action, reason: more.end_reason ?? null });
  return 'done';
}

const isStored = (state: AgreementState): state is Exclude<AgreementState, 'empty'> => state !== 'empty';

/** Returns true if the other side of an application has deleted the account. */
export const hasOtherLeft = ({ freelancerId, clientId }: Parties, role: Role): boolean =>
  (role === 'client' ? freelancerId : clientId) === null;
