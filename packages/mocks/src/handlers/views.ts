import type { JobFunnel } from '@skillharbor/contract';
import { emptyFunnel, funnel } from '../fixtures/funnel.ts';
import { job as firstJob } from '../fixtures/jobs.ts';
import { routesOf } from '../http.ts';
import { notFound } from '../responses.ts';
import { ownJob } from '../state.ts';
import type { State } from '../state.ts';
import { countsOf } from './evidence.ts';
import { isVisible } from './jobs.ts';

/**
 * Handles the statistics of readers. The first job of the fixtures has some views, and the mock server adds today's
 * views.
 */
export function viewHandlers(state: State) {
  const on = routesOf(state);
  return [
    on('countJobView', ({ params, body: { site } }) => {
      const stored = state.jobs.find(({ job }) => job.id === params.jobId);
      if (!stored || !isVisible(state, stored, null)) return notFound;
      state.views.push({ listing: params.jobId, site });
      return { status: 204 };
    }),

    on('getJobFunnel', ({ params, person }) => {
      const stored = ownJob(state, params.jobId, person);
      if (!stored) return notFound;
      const before = params.jobId === firstJob.id ? funnel : emptyFunnel;
      const added = state.views.filter(({ listing }) => listing === params.jobId);
      const applications = countsOf(state, params.jobId);
      return {
        status: 200,
        body: {
          ...withViews(
            before,
            added.map(({ site }) => site),
          ),
          applications,
        },
      };
    }),
  ];
}

function withViews(before: JobFunnel, sites: readonly (string | null)[]): JobFunnel {
  const counted = new Map(before.sites.map(({ site, views }) => [site, views]));
  for (const site of sites) counted.set(site, (counted.get(site) ?? 0) + 1);
  const last = before.days.length - 1;
  return {
    ...before,
    views: before.views + sites.length,
    days: before.days.map((day, index) =>
      index === last ? { ...day, views: day.views + sites.length } : day,
    ),
    sites: [...counted]
      .map(([site, views]) => ({ site, views }))
      .toSorted((one, other) => other.views - one.views),
  };
}
