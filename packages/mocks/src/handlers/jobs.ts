import type { Job, RelatedJobs, User } from '@skillharbor/contract';
import { newestFirst, summaryOf } from '../fixtures/jobs.ts';
import { routesOf } from '../http.ts';
import { gone, notFound, pageOf } from '../replies.ts';
import { facetsOf, filterJobs } from '../search/filterJobs.ts';
import { searchJobs } from '../search/searchJobs.ts';
import { suggestSearches } from '../search/suggestSearches.ts';
import { applicationOf, companyOf, isListed } from '../state.ts';
import type { KeptJob, State } from '../state.ts';

/** Up to here, jobs are counted. */
const MAX_COUNT = { withWords: 1_000, withoutWords: 10_000 };
/** The token in every mocked mail that asks a client whether they still look. */
export const STILL_LOOKING_TOKEN = 'still-looking-token';
/** How many jobs of each kind are offered after a job. */
const OFFERED = 3;

/** Public job listings. */
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
          ...pageOf(jobs.map(summaryOf), url, page),
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

    on('listRelatedJobs', ({ params }) => {
      const open = state.jobs.filter(({ job, deleted }) => job.is_open && !deleted).map(({ job }) => job);
      const about = state.jobs.find(({ job, deleted }) => job.id === params.jobId && !deleted)?.job;
      if (!about?.is_active) return notFound;
      return { status: 200, body: relatedTo(about, open) };
    }),

    on('checkJobLink', ({ body }) => linkedJob(state, body.token)),

    on('confirmJob', ({ body }) => linkedJob(state, body.token)),

    on('getJob', ({ params, person }) => {
      const kept = state.jobs.find(({ job }) => job.id === params.jobId);
      if (!kept) return notFound;
      if (isVisible(state, kept, person))
        return { status: 200, body: { ...kept.job, answer_record: companyOf(state, kept.owner).record } };
      return kept.deleted && kept.job.date_posted !== null ? gone : notFound;
    }),
  ];
}

function linkedJob(state: State, token: string) {
  const [first] = state.jobs;
  return first && token === STILL_LOOKING_TOKEN
    ? { status: 200 as const, body: { title: first.job.title, was_paused: false } }
    : notFound;
}

function listedJobs(state: State): Job[] {
  return state.jobs.filter(({ job, deleted }) => isListed(job) && !deleted).map(({ job }) => job);
}

/** Similar are the jobs of the same category, first those that share the most words of the title. */
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

/** Active jobs are public; inactive ones are for their client and their applicants. */
function isVisible(state: State, { job, owner, deleted }: KeptJob, person: User | null): boolean {
  if (job.is_active && !deleted) return true;
  if (!person) return false;
  return (owner === person.pk && !deleted) || applicationOf(state, job.id, person) !== undefined;
}
