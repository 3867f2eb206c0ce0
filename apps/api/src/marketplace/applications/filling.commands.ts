/**
 * Marks a job as filled, which closes its listing and declines all waiting applicants. Until the undo period ends, the
 * client can undo this, and nobody else learns of it.
 */
import type { Queries } from '../../platform/database/tables.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { lockMyJob, recordFill, recordUndoneFill } from '../jobs/jobs.repository.ts';
import { reveal } from '../reveals/reveals.repository.ts';
import type { Acting, DecisionServices } from './decisions.commands.ts';
import {
  lockDecided,
  lockUndecided,
  recordDeclines,
  recordFilling,
  recordUndoneDeclines,
} from './undecided.repository.ts';

interface OwnJob {
  id: number;
  clientId: number;
}

/**
 * Marks a job as filled by these accepted applications, or, if there are none, by someone who did not apply on this
 * site.
 */
export async function fillJob(
  { queries, clock, decisionHoldS, startTask }: DecisionServices,
  own: Acting,
  filledBy: readonly number[],
): Promise<'done' | 'not found' | 'filled already' | 'not accepted'> {
  const filledAt = clock();
  const held = { decidedAt: filledAt, heldUntil: secondsAfter(filledAt, decisionHoldS) };
  const outcome = await queries.transaction().execute(async (transaction) => {
    // Every other command locks the applications before their job. Applications that arrive in the meantime are found
    // while the job is locked.
    const accepted = await lockDecided(transaction, own.id);
    await lockUndecided(transaction, own.id, { waits: true });
    const job = await lockMyJob(transaction, own);
    if (!job) return 'not found';
    if (job.filled_at !== null) return 'filled already';
    if (!filledBy.every((id) => accepted.includes(id))) return 'not accepted';
    await recordFilling(transaction, own.id, filledBy);
    const ids = (await lockUndecided(transaction, own.id)).map(({ id }) => id);
    await recordDeclines(
      transaction,
      own.id,
      ids.map((id) => ({ id, text: null })),
      { ...held, by: own.by },
    );
    await reveal(transaction, ids, { by: own.by, reason: 'decision', now: filledAt });
    await recordFill(transaction, job, { filledAt, heldUntil: held.heldUntil });
    return 'done';
  });
  if (outcome === 'done') startTask('deliverDecisions', decisionHoldS);
  return outcome;
}

/** Restores the state that a job had before it was marked as filled, and undoes the declines that were made with it. */
export async function undoFill(
  { queries, clock }: { queries: Queries; clock: Clock },
  own: OwnJob,
): Promise<'done' | 'not found' | 'final'> {
  return queries.transaction().execute(async (transaction) => {
    await lockDecided(transaction, own.id);
    const job = await lockMyJob(transaction, own);
    const now = clock();
    if (!job) return 'not found';
    if (job.filled_at === null || job.fill_held_until === null || job.fill_held_until <= now) return 'final';
    await recordUndoneDeclines(transaction, own.id, { decidedAt: job.filled_at, now });
    await recordUndoneFill(transaction, own.id, now);
    return 'done';
  });
}
