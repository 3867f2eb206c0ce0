/**
 * Notifies the waiting applicants of a job about the edits of the job. One mail covers all edits since they applied or
 * were last notified. If the edits cancel each other out, no mail is sent.
 */
import type { JobVersion } from '@skillharbor/contract';
import { changesBetween } from '@skillharbor/prose';
import type { Changes } from '@skillharbor/prose';
import type { NotNull } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { companyName } from '../companies/companyName.ts';
import { contentOf, presentVersion } from '../jobs/jobVersions.repository.ts';
import type { PresentVersion } from '../jobs/jobVersions.repository.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import { jobEditMail } from '../../mail/templates.ts';
import { textsIn } from '../../mail/texts/index.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { changeLines } from './changeLines.ts';
import { lockDueNotice, notifiedVersion, recordEditNotice } from '../jobs/notices.repository.ts';
import { selectWaiting } from './waiting.repository.ts';

interface Services {
  queries: Queries;
  mailQueue: MailQueue;
  clock: Clock;
}

/** Sends the notices of all edits that are due, in one transaction for each job. */
export async function notifyOfDueEdits({ queries, mailQueue, clock }: Services): Promise<void> {
  const notifyOne = () =>
    queries.transaction().execute(async (transaction) => {
      const now = clock();
      const jobId = await lockDueNotice(transaction, 'job_edit_notices', now);
      if (jobId === undefined) return false;
      const lastVersion = await notifiedVersion(transaction, jobId);
      const present = await presentVersion(transaction, jobId);
      const applicants = await listUninformed(transaction, jobId, present.version);
      const since = changesSince(transaction, jobId, present);
      let isNotified = false;
      for (const { listingVersion, company, ...applicant } of applicants) {
        const changes = await since(Math.max(listingVersion, lastVersion));
        if (changes === null) continue;
        const mail = jobEditMail({
          ...applicant,
          company: companyName(company),
          changes: changeLines(changes, textsIn(applicant.language)),
          site: mailQueue.site,
        });
        await mailQueue.enqueue(transaction, mail);
        isNotified = true;
      }
      await recordEditNotice(transaction, jobId, {
        notified_version: present.version,
        ...(isNotified && { notified_at: now }),
      });
      return true;
    });
  while (await notifyOne()) mailQueue.deliverSoon();
}

/**
 * Returns a function that finds the changes of a job since a version, or null if nothing has changed. The function
 * caches the changes, because most applicants know the same version.
 */
function changesSince(transaction: Queries, jobId: number, present: PresentVersion) {
  const found = new Map<number, Promise<Changes<JobVersion> | null>>();
  async function find(version: number) {
    return changesBetween(await contentOf(transaction, jobId, version, present), present.content);
  }
  return (version: number) => {
    const changes = found.get(version) ?? find(version);
    found.set(version, changes);
    return changes;
  };
}

/** Lists the waiting applicants who applied to an earlier version of the job. */
function listUninformed(transaction: Queries, jobId: number, version: number) {
  return selectWaiting(transaction, jobId)
    .select('listing_version as listingVersion')
    .where('listing_version', '<', version)
    .$narrowType<{ listingVersion: NotNull }>()
    .execute();
}
