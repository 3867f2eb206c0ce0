import { countJobs } from '../fixtures/jobs.ts';
import { routes } from '../http.ts';
import type { State } from '../state.ts';

export function siteHandlers(state: State) {
  const on = routes(state);
  return [
    on.public('getSite', () => {
      const jobs = state.jobs.filter(({ deleted }) => !deleted).map(({ job }) => job);
      return { status: 200, body: { ...state.site, job_counts: countJobs(jobs) } };
    }),
    on.public('getHealth', () => ({ status: 200, body: { status: 'ok' } })),
    on.public('getReadiness', () => ({ status: 200, body: { status: 'ok' } })),
  ];
}
