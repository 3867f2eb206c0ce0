import { asListed } from '../fixtures/freelancers.ts';
import { countJobs } from '../fixtures/jobLists.ts';
import { landingOf } from '../fixtures/landing.ts';
import { routesOf } from '../http.ts';
import type { State } from '../state.ts';
import { facetsOf } from '../search/filterJobs.ts';
import { listedJobs } from './jobs.ts';

export function siteHandlers(state: State) {
  const on = routesOf(state);
  return [
    on('getSite', () => {
      const jobs = state.jobs.filter(({ deleted }) => !deleted).map(({ job }) => job);
      return { status: 200, body: { ...state.site, job_counts: countJobs(jobs) } };
    }),
    on('getLanding', () => {
      const jobs = listedJobs(state);
      const freelancers = state.freelancers.map(asListed);
      return { status: 200, body: landingOf(jobs, freelancers, facetsOf(jobs, {}, state.now)) };
    }),
    on('getHealth', () => ({ status: 200, body: { status: 'ok', version: '1.0.0' } })),
    on('getReadiness', () => ({ status: 200, body: { status: 'ok', version: '1.0.0' } })),
  ];
}
