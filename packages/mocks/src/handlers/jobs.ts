import type { JobSummary, User } from '@skillharbor/contract';
import { newestFirst, summaryOf } from '../fixtures/jobs.ts';
import { routes } from '../http.ts';
import { notFound, pageOf } from '../replies.ts';
import { applicationOf } from '../state.ts';
import type { KeptJob, State } from '../state.ts';

/** Jobs as everybody sees them. */
export function jobHandlers(state: State) {
  const on = routes(state);
  return [
    on.anybody('get', '/api/job-listings/listings/', ({ url, query: { search, category, page } }) => {
      const found = state.jobs
        .filter((kept) => kept.job.is_active && !kept.deleted)
        .map((kept) => summaryOf(kept.job))
        .filter((job) => !category || job.category === category)
        .filter((job) => matches(job, String(search ?? '')))
        .sort(newestFirst);
      return { status: 200, body: { ...pageOf(found, url, page), count: search ? null : found.length } };
    }),

    on.anybody('get', '/api/job-listings/listings/{jobId}/', ({ params, person }) => {
      const kept = state.jobs.find(({ job }) => job.id === params.jobId);
      return kept && isVisible(state, kept, person) ? { status: 200, body: kept.job } : notFound;
    }),
  ];
}

function matches(job: JobSummary, search: string): boolean {
  const text = [job.title, job.company, job.location, job.short_description].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Everybody sees active jobs; their client and those who applied see the others as well. */
function isVisible(state: State, { job, owner, deleted }: KeptJob, person: User | null): boolean {
  if (job.is_active && !deleted) return true;
  if (!person) return false;
  return (owner === person.pk && !deleted) || applicationOf(state, job.id, person) !== undefined;
}
