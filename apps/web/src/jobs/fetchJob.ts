import { ApiError } from '@skillharbor/api-client';
import type { ListedJob } from '@skillharbor/contract';
import { getJob } from '../api/jobs.ts';
import type { App } from '../app/app.ts';
import { isMissing } from '../app/errors.ts';

/**
 * Fetches a job as the public sees it. A hidden job is requested again as the signed-in user, because its client and
 * the freelancers who applied may still see it.
 */
export async function fetchJob({ api, role }: App, jobId: number, signal: AbortSignal): Promise<ListedJob> {
  try {
    return await getJob(api, jobId, 'anonymous', signal);
  } catch (error) {
    const isHidden = error instanceof ApiError && isMissing(error.status);
    if (!isHidden || role() === null) throw error;
    return getJob(api, jobId, 'bearer', signal);
  }
}
