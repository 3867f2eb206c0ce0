import type { Job, RelatedJobs, User } from '@skillharbor/contract';
import { answersInDays } from '@skillharbor/prose';
import { noRecord } from '../fixtures/companies.ts';
import { newestFirst, summaryOf } from '../fixtures/jobLists.ts';
import { routesOf } from '../http.ts';
import { gone, notFound, pageOf } from '../responses.ts';
import { facetsOf, filterJobs } from '../search/filterJobs.ts';
import { searchJobs } from '../search/searchJobs.ts';
import { suggestSearches } from '../search/suggestSearches.ts';
import { accountOf, applicationOf, companyOf, isListed } from '../state.ts';
import type { StoredJob, State } from '../state.ts';

/** The count of jobs is exact up to this number. */
const MAX_COUNT = { withWords: 1_000, withoutWords: 10_000 };
/** The token in all mocked mails that ask a client to confirm a job. */
export const STILL_LOOKING_TOKEN = 'still-looking-token';
/** The maximum number of jobs of the same company, and of similar jobs, that a job's page suggests. */
const OFFERED = 3;

/** Returns the decision record of a job's client. */
function recordOf(state: State, jobId: number) {
  const stored = state.jobs.find(({ job }) => job.id === jobId);
  return stored ? companyOf(state, stored.owner).record : noRecord;
}

/** Handles public jobs. */
export function jobHandlers(state: State) {
  const on = routesOf(state);
  return [
    on('listJobs', ({ url, query: { search = '', sort, page = 1, ...filters } }) => {
      const { jobs: found, foundWords } = searchJobs(listedJobs(state), search, sort);
      const jobs = filterJobs(found, filters, state.now);
      const max = MAX_COUNT[search.trim() === '' ? 'withoutWords' : 'withWords'];
      return {
        status: 200,
        body: {
          ...pageOf(
            jobs.map((job) => ({
              ...summaryOf(job),
              answers_in_days: answersInDays(recordOf(state, job.id)),
            })),
            url,
            page,
          ),
          count: Math.min(jobs.length, max),
          is_count_exact: jobs.length <= max,
          found_words: foundWords,
          facets: page === 1 ? facetsOf(found, filters, state.now) : null,
        },
      };
    }),

    on('suggestSearches', ({ query: { search = '' } }) => {
      return { status: 200, body: { results: suggestSearches(listedJobs(state), search) } };
    }),

    // The mock server records no changes, so a client that has loaded all jobs gets an empty list.
    on('listJobChanges', ({ query: { since } }) => ({
      status: 200,
      body: {
        results:
          since === undefined
            ? listedJobs(state).map((job) => ({ event: 'added' as const, id: job.id, job }))
            : [],
        next: '00000000-0000-4000-8000-000000000000',
        is_current: since !== undefined,
      },
    })),

    on('listRelatedJobs', ({ params }) => {
      const open = state.jobs.filter(({ job, deleted }) => job.is_open && !deleted).map(({ job }) => job);
      const about = state.jobs.find(({ job, deleted }) => job.id === params.jobId && !deleted)?.job;
      if (!about?.is_active) return notFound;
      return { status: 200, body: relatedTo(about, open) };
    }),

    on('checkJobLink', ({ body }) => linkedJob(state, body.token)),

    on('confirmJob', ({ body }) => linkedJob(state, body.token)),

    on('getJob', ({ params, person }) => {
      const stored = state.jobs.find(({ job }) => job.id === params.jobId);
      if (!stored) return notFound;
      if (isVisible(state, stored, person))
        return {
          status: 200,
          body: { ...stored.job, decision_record: companyOf(state, stored.owner).record },
        };
      return stored.deleted && stored.job.date_posted !== null ? gone : notFound;
    }),
  ];
}

function linkedJob(state: State, token: string) {
  const [first] = state.jobs;
  return first && token === STILL_LOOKING_TOKEN
    ? { status: 200 as const, body: { title: first.job.title, was_paused: false } }
    : notFound;
}

export function listedJobs(state: State): Job[] {
  return state.jobs.filter(({ job, deleted }) => isListed(job) && !deleted).map(({ job }) => job);
}

/**
 * Returns the jobs that a job's page suggests. Similar jobs have the same category, and jobs that share most words of
 * the title come first.
 */
function relatedTo(about: Job, open: readonly Job[]): RelatedJobs {
  const words = ({ title }: Job) => new Set(title.toLowerCase().split(/\P{L}+/u));
  const wanted = words(about);
  const shared = (other: Job) => [...words(other)].filter((word) => wanted.has(word)).length;
  const others = open.filter(({ id }) => id !== about.id).toSorted(newestFirst);
  const [same = [], different = []] = [true, false].map((isSame) =>
    others.filter(({ company_slug }) => (company_slug === about.company_slug) === isSame),
  );
  const similar = different
    .filter(({ category }) => category === about.category)
    .toSorted((one, other) => shared(other) - shared(one));
  return {
    same_company: same.slice(0, OFFERED).map(summaryOf),
    similar: similar.slice(0, OFFERED).map(summaryOf),
  };
}

/**
 * Returns true if the person may see the job. Active jobs are public, and only the client and the applicants can see
 * inactive ones.
 */
export function isVisible(state: State, { job, owner, deleted }: StoredJob, person: User | null): boolean {
  if ((job.is_active || job.filled_at !== null) && !deleted) return true;
  if (!person) return false;
  return (
    (owner === accountOf(state, person) && !deleted) || applicationOf(state, job.id, person) !== undefined
  );
}
