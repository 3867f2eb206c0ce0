/** Queues one mail for all saved searches of a user that are due on a morning. */
import { savedSearchesMail } from '../../mail/savedSearchTemplates.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import type { SavedSearchLinks } from '../../mail/savedSearchLinks.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { dayOf } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import {
  listDueSearches,
  listUnmailedJobs,
  lockDueUser,
  recordMailedJobs,
  recordNextMail,
} from './mails.repository.ts';
import { distinctJobs, MAX_MAILED_JOBS, nextMailAt } from './savedSearches.policy.ts';

interface Services {
  queries: Queries;
  mailQueue: MailQueue;
  savedSearchLinks: SavedSearchLinks;
  clock: Clock;
}

export async function mailSavedSearches(services: Services): Promise<void> {
  let isQueued = false;
  for (let step = await mailNext(services); step !== 'nothing due'; step = await mailNext(services))
    isQueued ||= step === 'queued';
  if (isQueued) services.mailQueue.deliverSoon();
}

/** Handles the due searches of one user. The mail and the jobs that it names are recorded together. */
async function mailNext({ queries, mailQueue, savedSearchLinks, clock }: Services) {
  return queries.transaction().execute(async (transaction) => {
    const now = clock();
    const user = await lockDueUser(transaction, now);
    if (!user) return 'nothing due';
    const due = await listDueSearches(transaction, user.id, now);
    const found = user.isConfirmed
      ? distinctJobs(await listUnmailedJobs(transaction, user.id, { now, today: dayOf(now) }))
      : [];
    for (const { id, frequency } of due)
      await recordNextMail(transaction, id, nextMailAt(frequency, now, user.timeZone));
    if (found.length === 0) return 'nothing new';
    const searches = await Promise.all(
      due.map(async ({ id, name }) => {
        const jobs = found.filter(({ searchId }) => searchId === id);
        return { name, jobs, token: await savedSearchLinks.issue(id) };
      }),
    );
    const jobIds = found.map(({ jobId }) => jobId);
    await recordMailedJobs(transaction, user.id, jobIds, now);
    const filled = searches.filter(({ jobs }) => jobs.length > 0);
    const about = { ...user, searches: filled, maxJobs: MAX_MAILED_JOBS, site: mailQueue.site };
    await mailQueue.enqueue(transaction, savedSearchesMail(about));
    return 'queued';
  });
}
