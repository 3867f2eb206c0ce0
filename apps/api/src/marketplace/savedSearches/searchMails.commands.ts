/** Queues one mail for all of a user's saved searches that are due this morning. */
import type { MailQueue } from '../../mail/mailQueue.ts';
import type { Mail } from '../../mail/mails.repository.ts';
import type { SavedSearchLinks } from '../../mail/savedSearchLinks.ts';
import { foundFreelancersMail, savedSearchesMail } from '../../mail/savedSearchTemplates.ts';
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
import type { DueFreelancerSearch, DueJobSearch, DueSearch, DueUser } from './mails.repository.ts';
import { listUnmailedPeople, recordMailedPeople, recordPeople } from './people.repository.ts';
import { distinctJobs, MAX_MAILED, nextMailAt } from './savedSearches.policy.ts';

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

/** Handles the due searches of one user. One transaction records the mail and the jobs or freelancers that it names. */
async function mailNext(services: Services) {
  const { queries, mailQueue, clock } = services;
  return queries.transaction().execute(async (transaction) => {
    const now = clock();
    const user = await lockDueUser(transaction, now);
    if (!user) return 'nothing due';
    const due = await listDueSearches(transaction, user.id, now);
    const mail = user.isConfirmed ? await mailOf({ ...services, transaction, user, now }, due) : null;
    for (const { id, frequency } of due)
      await recordNextMail(transaction, id, nextMailAt(frequency, now, user.timeZone));
    if (mail === null) return 'nothing new';
    await mailQueue.enqueue(transaction, mail);
    return 'queued';
  });
}

/**
 * Writes the mail about all due searches of a user. A freelancer has only searches for jobs, and a client has only
 * searches for freelancers.
 */
async function mailOf(morning: Morning, due: readonly DueSearch[]): Promise<Mail | null> {
  const forJobs = due.filter((search) => search.kind === 'jobs');
  if (forJobs.length > 0) return mailOfJobs(morning, forJobs);
  return mailOfFreelancers(
    morning,
    due.filter((search) => search.kind === 'freelancers'),
  );
}

interface Morning extends Services {
  transaction: Queries;
  user: DueUser;
  now: Date;
}

async function mailOfJobs(morning: Morning, due: readonly DueJobSearch[]): Promise<Mail | null> {
  const { transaction, user, now, mailQueue, savedSearchLinks } = morning;
  const found = distinctJobs(await listUnmailedJobs(transaction, user.id, { now, today: dayOf(now) }));
  if (found.length === 0) return null;
  const searches = await Promise.all(
    due.map(async ({ id, name }) => {
      const jobs = found.filter(({ searchId }) => searchId === id);
      return { name, jobs, token: await savedSearchLinks.issue(id) };
    }),
  );
  const jobIds = found.map(({ jobId }) => jobId);
  await recordMailedJobs(transaction, user.id, jobIds, now);
  const filled = searches.filter(({ jobs }) => jobs.length > 0);
  return savedSearchesMail({ ...user, searches: filled, max: MAX_MAILED, site: mailQueue.site });
}

/** Runs each search in the directory, and returns the freelancers whom no mail to the user has named. */
async function mailOfFreelancers(
  morning: Morning,
  due: readonly DueFreelancerSearch[],
): Promise<Mail | null> {
  const { transaction, user, now, mailQueue, savedSearchLinks } = morning;
  const searches = [];
  const named = new Set<number>();
  for (const search of due) {
    await recordPeople(transaction, search, now);
    const unmailed = await listUnmailedPeople(transaction, user.id, search);
    const freelancers = unmailed.filter(({ freelancerId }) => !named.has(freelancerId));
    for (const { freelancerId } of freelancers) named.add(freelancerId);
    const { id, name } = search;
    if (freelancers.length > 0) searches.push({ name, freelancers, token: await savedSearchLinks.issue(id) });
  }
  if (searches.length === 0) return null;
  await recordMailedPeople(transaction, user.id, [...named], now);
  return foundFreelancersMail({ ...user, searches, max: MAX_MAILED, site: mailQueue.site });
}
