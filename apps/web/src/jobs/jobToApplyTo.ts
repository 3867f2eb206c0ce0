import { queryOptions } from '@tanstack/react-query';
import type { App } from '../app/app.ts';
import { isBrowserOnly } from '../app/browserOnly.ts';
import { profileResumesQuery } from '../freelancers/profileResumesQuery.ts';
import { known } from '../navigation/ids.ts';
import { fetchJob } from './fetchJob.ts';
import { standingQuery } from './standing.ts';

/** Queries a job, the freelancer's application to it, and the freelancer's open applications and saved resumes. */
export const jobToApplyToQuery = (app: App, jobId: number) =>
  queryOptions({
    queryKey: ['job', jobId, 'apply'],
    queryFn: async ({ signal }) => {
      const [job, own, resumes] = await Promise.all([
        fetchJob(app, known(jobId), signal),
        ownApplications(app, jobId),
        savedResumes(app),
      ]);
      return { job, ...own, resumes };
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

/**
 * Returns the saved resumes, or null if they could not be loaded. In that case, the freelancer can still upload a file.
 */
async function savedResumes(app: App) {
  return app.queries.query({ ...profileResumesQuery(app), staleTime: 0 }).catch((error: unknown) => {
    if (isBrowserOnly(error)) throw error;
    return null;
  });
}
