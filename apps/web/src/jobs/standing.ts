import { ApiError } from '@skillharbor/api-client';
import type { Api } from '@skillharbor/api-client';
import type { OpenApplications, Retention, Role } from '@skillharbor/contract';
import { queryOptions } from '@tanstack/react-query';
import { hasApplied } from '../api/applications.ts';
import { getMyJob } from '../api/jobs.ts';
import type { App } from '../app/app.ts';
import { known } from '../navigation/ids.ts';

/** The relation of the signed-in user to a job. */
export type Standing =
  /**
   * `applied` is the id of the freelancer's application to the job, or null if there is none. `open` and `retention`
   * are null if they could not be loaded.
   */
  | { applied: number | null; open: OpenApplications | null; retention: Retention | null }
  | 'owner'
  | 'other-client';

const ask: Record<Role, (api: Api, jobId: number, signal: AbortSignal) => Promise<Standing>> = {
  async freelancer(api, jobId, signal) {
    const { application, open_applications, retention } = await hasApplied(api, jobId, signal);
    return { applied: application, open: open_applications, retention };
  },
  async client(api, jobId, signal) {
    try {
      await getMyJob(api, jobId, signal);
      return 'owner';
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return 'other-client';
      throw error;
    }
  },
};

export const standingQuery = ({ api, log }: App, role: Role, jobId: number) =>
  queryOptions({
    queryKey: ['standing', role, jobId],
    async queryFn({ signal }) {
      try {
        return await ask[role](api, known(jobId), signal);
      } catch (error) {
        if (!signal.aborted) log('What this job is to the user is unknown.', error);
        throw error;
      }
    },
  });
