/**
 * Notifies the waiting applicants of a job that the job is paused. If the job is active again when the notice is due,
 * no mail is sent.
 */
import type { Queries } from '../../platform/database/tables.ts';
import { companyName } from '../companies/companyName.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import { pausedJobMail } from '../../mail/templates.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { lockDueNotice, recordPauseNotice } from '../jobs/notices.repository.ts';
import { selectWaiting } from './waiting.repository.ts';

interface Services {
  queries: Queries;
  mailQueue: MailQueue;
  clock: Clock;
}

/** Sends the notices of all pauses that are due, in one transaction for each job. */
export async function notifyOfDuePauses({ queries, mailQueue, clock }: Services): Promise<void> {
  const notifyOne = () =>
    queries.transaction().execute(async (transaction) => {
      const now = clock();
      const jobId = await lockDueNotice(transaction, 'job_pause_notices', now);
      if (jobId === undefined) return false;
      const applicants = await selectWaiting(transaction, jobId).where('job.is_active', '=', false).execute();
      for (const { company, ...applicant } of applicants) {
        const about = { ...applicant, company: companyName(company), site: mailQueue.site };
        await mailQueue.enqueue(transaction, pausedJobMail(about));
      }
      await recordPauseNotice(transaction, jobId, applicants.length > 0 ? { notified_at: now } : {});
      return true;
    });
  while (await notifyOne()) mailQueue.deliverSoon();
}
