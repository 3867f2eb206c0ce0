/**
 * Makes, undoes and delivers decisions. Until the undo period of a decision ends, the client can undo the decision, and
 * the freelancer neither sees it nor is notified. Each change queues its mail in the same transaction.
 */
import type { DecisionInput } from '@skillharbor/contract';
import type { Queries } from '../../platform/database/tables.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import { acceptanceMail, rejectionMail, withdrawalMail } from '../../mail/templates.ts';
import { textsIn } from '../../mail/texts/index.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { announceFills } from '../jobs/jobs.repository.ts';
import { addressedTo, afterwards, decisionTexts, stateOf } from './applications.policy.ts';
import type { State } from './applications.policy.ts';
import { mailTeam } from '../members/mailTeam.ts';
import { reveal } from '../reveals/reveals.repository.ts';
import { nameForClient, textForClient } from './blind.ts';
import {
  lockApplication,
  lockDueDecision,
  recordDecision,
  recordNotified,
  recordUndo,
  recordWithdrawal,
} from './transitions.repository.ts';
import type { LockedApplication } from './transitions.repository.ts';

export interface DecisionServices {
  queries: Queries;
  mailQueue: MailQueue;
  clock: Clock;
  /** The undo period of a decision, in seconds. If it is 0, the freelancer is notified of the decision at once. */
  decisionHoldS: number;
  startTask: (task: 'deliverDecisions', delayS: number) => void;
}

/** The services that the background tasks for applications use. */
export type TaskServices = Pick<DecisionServices, 'queries' | 'mailQueue' | 'clock'>;

/** An application or a job of a client, and the member of the client's team who acts on it. */
export interface Acting {
  id: number;
  clientId: number;
  by: number;
}

export type Outcome = 'done' | 'not found' | { refusedIn: State };

export async function decide(
  services: DecisionServices,
  { id, clientId, by }: Acting,
  decision: DecisionInput,
): Promise<Outcome> {
  const { queries, mailQueue, clock, decisionHoldS } = services;
  const now = clock();
  const isHeld = decisionHoldS > 0;
  const decided = {
    status: decision.status,
    ...decisionTexts(decision),
    email_shared: decision.status === 'accepted' && decision.share_email === true,
    decided_at: now,
    decided_by: by,
    held_until: isHeld ? secondsAfter(now, decisionHoldS) : null,
  };
  const outcome = await queries.transaction().execute(async (transaction): Promise<Outcome> => {
    const application = await lockApplication(transaction, id, { clientId });
    if (!application) return 'not found';
    const action = decision.status === 'accepted' ? 'accept' : 'decline';
    const state = stateOf(application);
    if (!afterwards(state, action)) return { refusedIn: state };
    const record = { ...decided, ...textsFor(application, decided) };
    await recordDecision(transaction, application, record);
    await reveal(transaction, [id], { by, reason: 'decision', now });
    if (!isHeld) await mailQueue.enqueue(transaction, decisionMail({ ...application, ...record }, mailQueue));
    return 'done';
  });
  if (outcome === 'done') deliverDecision(services);
  return outcome;
}

/** Delivers the mail of a committed decision: at once, or when its undo period ends. */
export function deliverDecision({ mailQueue, decisionHoldS, startTask }: DecisionServices): void {
  if (decisionHoldS > 0) startTask('deliverDecisions', decisionHoldS);
  else mailQueue.deliverSoon();
}

type Texts = ReturnType<typeof decisionTexts>;

/** Replaces `{name}`, which a client writes in place of a hidden name, with the first name. */
function textsFor({ hiddenNumber, firstName }: LockedApplication, texts: Texts): Texts {
  if (hiddenNumber === null) return texts;
  const { message, decline_reason } = texts;
  return {
    message: message && addressedTo(firstName, message),
    decline_reason: decline_reason && addressedTo(firstName, decline_reason),
  };
}

/** Reveals the applicant's name to the client. Returns true if the application belongs to the client. */
export async function revealApplicant(
  { queries, clock }: DecisionServices,
  { id, clientId, by }: Acting,
): Promise<boolean> {
  return queries.transaction().execute(async (transaction) => {
    const application = await lockApplication(transaction, id, { clientId });
    if (application) await reveal(transaction, [id], { by, reason: 'chosen', now: clock() });
    return application !== undefined;
  });
}

export async function undoDecision(
  { queries, clock }: DecisionServices,
  { id, clientId }: { id: number; clientId: number },
): Promise<Outcome> {
  return queries.transaction().execute(async (transaction) => {
    const application = await lockApplication(transaction, id, { clientId });
    if (!application) return 'not found';
    const state = stateOf(application);
    const isDue = application.held_until !== null && application.held_until <= clock();
    if (isDue || !afterwards(state, 'undo')) return { refusedIn: state };
    await recordUndo(transaction, application);
    return 'done';
  });
}

export async function withdraw(
  { queries, mailQueue, clock }: TaskServices,
  { id, freelancerId }: { id: number; freelancerId: number },
  reason: string | null,
): Promise<Outcome> {
  const outcome = await queries.transaction().execute(async (transaction): Promise<Outcome> => {
    const application = await lockApplication(transaction, id, { freelancerId });
    if (!application) return 'not found';
    const state = stateOf(application);
    if (!afterwards(state, 'withdraw')) return { refusedIn: state };
    await recordWithdrawal(transaction, application, { withdrawal_reason: reason, withdrawn_at: clock() });
    if (application.jobDeletedAt === null) {
      const { clientEmail, clientFirstName, clientLanguage, jobId, title } = application;
      const owner = { to: clientEmail, firstName: clientFirstName, language: clientLanguage };
      await mailTeam(mailQueue, transaction, owner, (receiver) =>
        withdrawalMail({
          ...receiver,
          applicant: nameForClient(application, textsIn(receiver.language).applicant),
          jobTitle: title,
          jobId,
          reason: reason && textForClient(application, reason),
          site: mailQueue.site,
        }),
      );
    }
    return 'done';
  });
  if (outcome === 'done') mailQueue.deliverSoon();
  return outcome;
}

/**
 * Notifies the freelancers of all decisions whose undo period has ended, in one transaction for each decision. Before
 * that, announces the jobs that were marked as filled and whose undo period has ended.
 */
export async function notifyOfDueDecisions({ queries, mailQueue, clock }: TaskServices): Promise<void> {
  await announceFills(queries, clock());
  const notifyOne = () =>
    queries.transaction().execute(async (transaction) => {
      const application = await lockDueDecision(transaction, clock());
      if (!application) return false;
      await recordNotified(transaction, application, clock());
      await mailQueue.enqueue(transaction, decisionMail(application, mailQueue));
      return true;
    });
  while (await notifyOne()) mailQueue.deliverSoon();
}

function decisionMail(application: LockedApplication, { site }: MailQueue) {
  const { id, status, email, firstName, language, title, company, message, decline_reason } = application;
  const about = { to: email, firstName, language, applicationId: id, jobTitle: title, company, site };
  if (status !== 'accepted')
    return rejectionMail({ ...about, message: decline_reason, isFilled: isOfFilling(application) });
  const clientEmail = application.email_shared ? application.sharedAddress : null;
  return acceptanceMail({ ...about, message, clientEmail });
}

/** Returns true if the client declined the application by marking the job as filled: both then have the same time. */
function isOfFilling({
  decided_at,
  filled_at,
}: Pick<LockedApplication, 'decided_at' | 'filled_at'>): boolean {
  return filled_at !== null && decided_at?.getTime() === filled_at.getTime();
}
