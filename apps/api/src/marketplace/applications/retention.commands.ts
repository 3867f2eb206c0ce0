/**
 * Reduces applications that ended long ago to their dates and outcome, two weeks after a mail has announced this to
 * their freelancers. The client's counts and public record do not change.
 */
import { retireFiles } from '../../files/storeFiles.ts';
import type { FileServices } from '../../files/storeFiles.ts';
import { recordFiles } from '../../files/unreferenced.repository.ts';
import { retentionMail } from '../../mail/templates.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { dayOf } from '../../platform/time/clock.ts';
import { lockOwner } from '../auth/users.repository.ts';
import { companyName } from '../companies/companyName.ts';
import { deleteUnusedResumes } from '../resumes/resumes.repository.ts';
import type { TaskServices } from './decisions.commands.ts';
import { keptUntil, noticeDue, removalDue } from './retention.ts';
import type { Retention } from './retention.ts';
import { findDueNotice, findDueRemoval, forgetEnded, recordNotices } from './retention.repository.ts';

/** The maximum number of applications that one mail names, and also the maximum number that one transaction removes. */
const CHUNK = 50;

export type RetentionServices = TaskServices & FileServices & { retention: Retention };

/**
 * The services that are needed to remove applications. They include functions that delete conversations, agreements and
 * invitations, because this folder must not access those tables.
 */
export interface RemovalServices extends RetentionServices {
  /** Deletes the conversations of these applications, and returns the keys of their files. */
  deleteConversations: (transaction: Queries, applicationIds: readonly number[]) => Promise<string[]>;
  deleteAgreements: (transaction: Queries, applicationIds: readonly number[]) => Promise<void>;
  deleteInvitations: (transaction: Queries, freelancerId: number, jobIds: readonly number[]) => Promise<void>;
}

/**
 * Notifies freelancers of the applications that will be removed. One mail names all of a freelancer's applications that
 * are due.
 */
export async function noticeRetention(services: RetentionServices): Promise<void> {
  while (await noticeNext(services)) services.mailQueue.deliverSoon();
}

async function noticeNext({ queries, mailQueue, clock, retention }: RetentionServices): Promise<boolean> {
  const now = clock();
  const today = dayOf(now);
  const due = noticeDue(retention, today);
  const freelancerId = await findDueNotice(queries, due);
  if (freelancerId === null) return false;
  await queries.transaction().execute(async (transaction) => {
    const owner = await lockOwner(transaction, freelancerId);
    const ended = await recordNotices(transaction, freelancerId, due, { now, limit: CHUNK });
    if (!owner || ended.length === 0) return;
    const applications = ended.map((row) => ({
      jobTitle: row.title,
      company: companyName(row.company),
      day: keptUntil(row, { retention, today }) ?? today,
    }));
    applications.sort((one, other) => one.day.localeCompare(other.day));
    const { email: to, firstName, language } = owner;
    const { site } = mailQueue;
    await mailQueue.enqueue(transaction, retentionMail({ to, firstName, language, applications, site }));
  });
  return true;
}

/** Removes letters, answers, resumes, decisions and notes whose retention period is over. */
export async function forgetEndedApplications(services: RemovalServices): Promise<void> {
  while (await forgetSome(services)) {
    // Further applications are removed in another transaction.
  }
}

async function forgetSome(services: RemovalServices): Promise<boolean> {
  const { queries, clock, retention } = services;
  const now = clock();
  const due = removalDue(retention, dayOf(now));
  const freelancerId = await findDueRemoval(queries, due);
  if (freelancerId === null) return false;
  const keys = await queries.transaction().execute(async (transaction) => {
    // Sending an application takes the same lock, so no new application refers to a resume that is deleted here.
    await lockOwner(transaction, freelancerId);
    const { ids, jobs, resumes } = await forgetEnded(transaction, freelancerId, due, { now, limit: CHUNK });
    const sent = await services.deleteConversations(transaction, ids);
    await services.deleteInvitations(transaction, freelancerId, jobs);
    await services.deleteAgreements(transaction, ids);
    const unused = await deleteUnusedResumes(transaction, resumes);
    if (unused.length > 0) await recordFiles(transaction, unused, now);
    return [...unused, ...sent];
  });
  if (keys.length > 0) await retireFiles(services, keys);
  return true;
}
