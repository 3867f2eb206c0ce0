/** Declines all waiting applicants of a job. Each decline has an undo period and is delivered like a single decline. */
import type { DeclineAllInput } from '@skillharbor/contract';
import type { Queries } from '../../platform/database/tables.ts';
import { unlessBlank } from '../../contract/text.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import { addressedTo } from './applications.policy.ts';
import { reveal } from '../reveals/reveals.repository.ts';
import { deliverDecision } from './decisions.commands.ts';
import type { Acting, DecisionServices } from './decisions.commands.ts';
import { lockUndecided, recordDeclines, recordUndoneDeclines } from './undecided.repository.ts';
import type { Undecided } from './undecided.repository.ts';

/**
 * Declines the undecided applications whose ids are at most the given one, except those that the client keeps. Returns
 * the number of declined applications.
 */
export async function declineAll(
  services: DecisionServices,
  job: Acting,
  { up_to: upTo, keep = [], ...texts }: DeclineAllInput,
): Promise<number> {
  const { queries, clock, decisionHoldS } = services;
  const decidedAt = clock();
  const heldUntil = secondsAfter(decidedAt, decisionHoldS);
  const count = await queries.transaction().execute(async (transaction) => {
    const undecided = await lockUndecided(transaction, job.id, { upTo, keep });
    const declines = undecided.map((application) => ({
      id: application.id,
      text: unlessBlank(declineText(application, texts)),
    }));
    await recordDeclines(transaction, job.id, declines, { decidedAt, heldUntil, by: job.by });
    const ids = declines.map(({ id }) => id);
    await reveal(transaction, ids, { by: job.by, reason: 'decision', now: decidedAt });
    return declines.length;
  });
  if (count > 0) deliverDecision(services);
  return count;
}

/**
 * Undoes the declines of one earlier request whose undo period has not ended. Returns the number of undone declines.
 */
export async function undoDeclines(
  queries: Queries,
  jobId: number,
  press: { decidedAt: Date; now: Date },
): Promise<number> {
  return queries.transaction().execute((transaction) => recordUndoneDeclines(transaction, jobId, press));
}

/**
 * Returns the message for one applicant: the one that the client wrote to this applicant alone, or else the common one.
 */
function declineText(
  { id, firstName }: Pick<Undecided, 'id' | 'firstName'>,
  { message, own_messages: own = [] }: Pick<DeclineAllInput, 'message' | 'own_messages'>,
): string {
  const text = own.find(({ application }) => application === id)?.message ?? message;
  return addressedTo(firstName, text);
}
