import { ApiError, unwrap } from '@skillharbor/api-client';
import type { Job } from '@skillharbor/contract';
import type { App } from '../../app.ts';
import { currentUser } from '../../session/current-user.ts';

/**
 * A job as everybody sees it. One that the public no longer sees is asked for again in the name of whoever is signed
 * in: its client, and the freelancers who applied, still see it.
 */
export async function fetchJob({ api, session }: App, jobId: number, signal: AbortSignal): Promise<Job> {
  const call = { params: { path: { jobId } }, signal };
  try {
    return await unwrap(api.anonymous.GET('/api/job-listings/listings/{jobId}/', call));
  } catch (error) {
    const isHidden = error instanceof ApiError && error.status === 404;
    if (!isHidden || currentUser(session.get()) === null) throw error;
    return unwrap(api.bearer.GET('/api/job-listings/listings/{jobId}/', call));
  }
}
