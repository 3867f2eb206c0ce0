import { queryOptions } from '@tanstack/react-query';
import type { App } from '../app/app.ts';
import { isBrowserOnly } from '../app/browserOnly.ts';
import { known } from '../navigation/ids.ts';
import { fetchJob } from './fetchJob.ts';
import { standingQuery } from './standing.ts';

/** Queries a job with the id of the freelancer's application to it, or null if there is none. */
export const jobToApplyToQuery = (app: App, jobId: number) =>
  queryOptions({
    queryKey: ['job', jobId, 'apply'],
    queryFn: async ({ signal }) => {
      const [job, application] = await Promise.all([
        fetchJob(app, known(jobId), signal),
        applicationTo(app, jobId),
      ]);
      return { job, application };
    },
  });

/**
 * Returns the id of the freelancer's application. A failed check does not stop the freelancer, because the server
 * accepts one application only.
 */
async function applicationTo(app: App, jobId: number): Promise<number | null> {
  const standing = { ...standingQuery(app, 'freelancer', jobId), staleTime: 0 };
  const found = await app.queries.query(standing).catch((error: unknown) => {
    if (isBrowserOnly(error)) throw error;
    return null;
  });
  return typeof found === 'object' ? (found?.applied ?? null) : null;
}
