import { queryOptions } from '@tanstack/react-query';
import type { App } from '../app/app.ts';
import { isBrowserOnly } from '../app/browserOnly.ts';
import { known } from '../navigation/ids.ts';
import { fetchJob } from './fetchJob.ts';
import { standingQuery } from './standing.ts';

/** A job, and whether the freelancer has applied to it. */
export const jobToApplyToQuery = (app: App, jobId: number) =>
  queryOptions({
    queryKey: ['job', jobId, 'apply'],
    queryFn: async ({ signal }) => {
      const [job, applied] = await Promise.all([fetchJob(app, known(jobId), signal), hasApplied(app, jobId)]);
      return { job, applied };
    },
  });

/** A check that fails keeps no freelancer from applying: the server takes one application only. */
async function hasApplied(app: App, jobId: number): Promise<boolean> {
  const standing = { ...standingQuery(app, 'freelancer', jobId), staleTime: 0 };
  const found = await app.queries.query(standing).catch((error: unknown) => {
    if (isBrowserOnly(error)) throw error;
    return null;
  });
  return found === 'applied';
}
