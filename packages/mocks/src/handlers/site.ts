import { countJobs } from '../fixtures/jobLists.ts';
import { routesOf } from '../http.ts';
import type { State } from '../state.ts';

export function siteHandlers(state: State) {
  const on = routesOf(state);
  return [
    on('getSite', () => {
      const jobs = state.jobs.filter(({ deleted }) => !deleted).map(({ job }) => job);
      return { status: 200, body: { ...state.site, job_counts: countJobs(jobs) } };
    }),
    on('getHealth', () => ({ status: 200, body: { status: 'ok', version: '1.0.0' } })),
    on('getReadiness', () => ({ status: 200, body: { status: 'ok', version: '1.0.0' } })),
  ];
}
