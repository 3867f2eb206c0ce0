/** Counts how often jobs are viewed, without storing who has viewed them. */
import type { OperationsOf } from '../../contract/operations.ts';
import { noContent, notFound, ok } from '../../contract/responses.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { dayOf } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { countApplications } from '../evidence/evidence.repository.ts';
import { isPublic } from '../jobs/jobs.policy.ts';
import { findJob, findMyJob } from '../jobs/jobs.repository.ts';
import { countView, readViews } from './views.repository.ts';

interface Services {
  queries: Queries;
  clock: Clock;
}

export function viewOperations({ queries, clock }: Services): OperationsOf<'countJobView' | 'getJobFunnel'> {
  return {
    async countJobView({ params: { jobId }, body: { site } }) {
      const now = clock();
      const found = await findJob(queries, jobId, now);
      if (!found || found.isDeleted || !isPublic(found.job)) return notFound;
      await countView(queries, jobId, site ?? '', dayOf(now));
      return noContent;
    },

    async getJobFunnel({ params: { jobId }, person }) {
      const now = clock();
      if (!(await findMyJob(queries, jobId, person.accountId, now))) return notFound;
      const applications = await countApplications(queries, jobId);
      return ok({ applications, ...(await readViews(queries, jobId, dayOf(now))) });
    },
  };
}
