/**
 * Tells the applicants of a job what its edits have changed: those who still wait for a decision, by one mail about all edits
 * since they applied or were told last. Edits that were taken back meanwhile leave nothing to tell.
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

/** Tells of all edits that are due, those of each job in a transaction of its own. */
export async function tellDueEdits({ queries, mailQueue, clock }: Services): Promise<void> {
  const tellOne = () =>
    queries.transaction().execute(async (transaction) => {
      const now = clock();
      const jobId = await lockDueNotice(transaction, 'job_edit_notices', now);
      if (jobId === undefined) return false;
      const toldVersion = await notifiedVersion(transaction, jobId);
      const present = await presentVersion(transaction, jobId);
      const applicants = await listUninformed(transaction, jobId, present.version);
      const since = changesSince(transaction, jobId, present);
      let isTold = false;
      for (const { listingVersion, company, ...applicant } of applicants) {
        const changes = await since(Math.max(listingVersion, toldVersion));
        if (changes === null) continue;
        const mail = jobEditMail({
          ...applicant,
          company: companyName(company),
          changes: changeLines(changes, textsIn(applicant.language)),
          site: mailQueue.site,
        });
        await mailQueue.enqueue(transaction, mail);
        isTold = true;
      }
      await recordEditNotice(transaction, jobId, {
        told_version: present.version,
        ...(isTold && { told_at: now }),
      });
      return true;
    });
  while (await tellOne());
}

/** What has changed since a version; null for nothing. Most applicants know the same version. */
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

/** Those who applied to an earlier version and still wait. */
function listUninformed(transaction: Queries, jobId: number, version: number) {
  return selectWaiting(transaction, jobId)
    .select('listing_version as listingVersion')
    .where('listing_version', '<', version)
    .$narrowType<{ listingVersion: NotNull }>()
    .execute();
}
