import { queryOptions } from '@tanstack/react-query';
import type { App } from '../app/app.ts';
import { isBrowserOnly } from '../app/browserOnly.ts';
import { known } from '../navigation/ids.ts';
import { fetchJob } from './fetchJob.ts';
import { standingQuery } from './standing.ts';

/** Queries a job, the freelancer's application to it, and the freelancer's open applications. */
export const jobToApplyToQuery = (app: App, jobId: number) =>
  queryOptions({
    queryKey: ['job', jobId, 'apply'],
    queryFn: async ({ signal }) => {
      const [job, own] = await Promise.all([
        fetchJob(app, known(jobId), signal),
        ownApplications(app, jobId),
      ]);
      return { job, ...own };
    },
  });

/**
 * Returns the id of the freelancer's application to the job, and all of their open applications. A failed request does
 * not stop the freelancer, because the server checks both again.
 */
async function ownApplications(app: App, jobId: number) {
  const standing = { ...standingQuery(app, 'freelancer', jobId), staleTime: 0 };
  const found = await app.queries.query(standing).catch((error: unknown) => {
    if (isBrowserOnly(error)) throw error;
    return null;
  });
  return found !== null && typeof found === 'object' ? found : { applied: null, open: null, retention: null };
}
