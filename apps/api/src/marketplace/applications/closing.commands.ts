/**
 * Closes applications that the client has not decided on, and notifies their applicants that there will be no decision.
 */
import { closingMail } from '../../mail/templates.ts';
import { dayOf } from '../../platform/time/clock.ts';
import type { TaskServices } from './decisions.commands.ts';
import { findOverdueJobs, lockUndecided, recordClosings } from './undecided.repository.ts';
import type { OverdueJob } from './undecided.repository.ts';

/** The number of applications that are closed in one transaction. */
const CHUNK = 100;

/**
 * Closes the undecided applications whose decision date passed a week ago, and the undecided applications to deleted
 * jobs.
 */
export async function closeUndecided(services: TaskServices): Promise<void> {
  const { queries, clock } = services;
  for (const job of await findOverdueJobs(queries, dayOf(clock()))) await closeAll(services, job);
}

export async function closeAll(services: TaskServices, job: OverdueJob): Promise<void> {
  while (await closeSome(services, job));
  services.mailQueue.deliverSoon();
}

/** Closes up to CHUNK applications. Returns true if more applications may have to be closed. */
async function closeSome({ queries, mailQueue, clock }: TaskServices, job: OverdueJob): Promise<boolean> {
  return queries.transaction().execute(async (transaction) => {
    const undecided = await lockUndecided(transaction, job.id, { limit: CHUNK });
    if (undecided.length === 0) return false;
    await recordClosings(
      transaction,
      job.id,
      undecided.map(({ id }) => id),
      clock(),
    );
    const { title: jobTitle, company, isDeleted } = job;
    for (const { id, email: to, ...applicant } of undecided) {
      const about = { ...applicant, to, applicationId: id, jobTitle, company, isDeleted };
      await mailQueue.enqueue(transaction, closingMail({ ...about, site: mailQueue.site }));
    }
    return undecided.length === CHUNK;
  });
}
