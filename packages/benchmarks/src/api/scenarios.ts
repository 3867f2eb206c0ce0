/** The scenarios of the benchmark. Each states the status that its responses must have. */
import { encodeForm } from '@skillharbor/api/testing/forms';
import { pdfOf, registerConfirmed } from '@skillharbor/api/testing/httpClient';
import type { RemotePerson } from '@skillharbor/api/testing/httpClient';
import { PASSWORD } from '@skillharbor/api/testing/sampleInput';
import type { BenchServer } from '../shared/benchServer.ts';
import type { BenchRequest, Load } from '../shared/measure.ts';

export interface Scenario {
  name: string;
  load: Omit<Load, 'seconds'>;
}

const READERS = 10;
/** The number of connections that send searches at the same time. Each search is new to the server. */
const SEARCHERS = 2;
/**
 * The number of connections that write. The server hashes only two passwords at a time, so further connections would
 * only wait.
 */
const WRITERS = 4;
/** The number of freelancers. Each of them can apply to a job only once. */
const FREELANCERS = 8;
/** The number of jobs on a page of the public list. */
const PAGE = 20;
const LISTINGS = '/api/job-listings/listings/';

const list = (name: string, query: string): Scenario => ({
  name,
  load: { next: () => ({ path: LISTINGS + query }), expectedStatus: 200, connections: READERS },
});

/** Makes a scenario in which each search is new: it excludes another word, which occurs in no job. */
function firstSearch(name: string, words: string, more = ''): Scenario {
  let searches = 0;
  return {
    name,
    load: {
      next: () => ({
        path: `${LISTINGS}?search=${encodeURIComponent(`${words} -zq${(searches += 1)}`)}${more}`,
      }),
      expectedStatus: 200,
      connections: SEARCHERS,
    },
  };
}

const THREE_FILTERS = '&category=tech&remote=remote&employment_type=full-time';

const suggestion = (name: string, text: string): Scenario => ({
  name,
  load: {
    next: () => ({ path: `/api/job-listings/suggestions/?search=${encodeURIComponent(text)}` }),
    expectedStatus: 200,
    connections: READERS,
  },
});

/**
 * Requests the first page with an empty search. The response is the same as without a search, but does not come from
 * the response cache.
 */
export const firstPage = list('first page', '?search=');

export const cachedFirstPage = list('first page, from the response cache', '');

export const jobsById = (openJobs: readonly number[]): Scenario => ({
  name: 'job by id',
  load: { next: roundRobin(openJobs, jobById), expectedStatus: 200, connections: READERS },
});

export async function scenariosOf({ address, openJobs }: BenchServer, listings: number): Promise<Scenario[]> {
  const freelancers = await Promise.all(
    Array.from({ length: FREELANCERS }, () => registerConfirmed(address, 'freelancer')),
  );
  // One in ten jobs is inactive.
  const lastPage = Math.floor((listings * 0.9) / PAGE);
  const far = Math.min(4_000, lastPage);
  return [
    firstPage,
    list(`page ${far}`, `?page=${far}`),
    list('first page of a category', '?category=tech&search='),
    cachedFirstPage,
    list('search, a word of every job', '?search=team'),
    list('search, its page 400', '?search=team&page=400'),
    list('search, a word of every 15th job', '?search=orchestra'),
    list('search, a word of one job', `?search=${Math.floor(listings / 2) + 1}`),
    list('search, a typo', '?search=orchestar'),
    firstSearch('first search, a word of every job', 'team'),
    firstSearch('first search, its page 100', 'team', '&page=100'),
    firstSearch('first search, a word of every 15th job', 'orchestra'),
    firstSearch('first search, two words by date', 'orchestra engineer', '&sort=date'),
    firstSearch('first search, ten common words', 'the to and of our in we you with have'),
    firstSearch('first search, a typo', 'orchestar'),
    firstSearch('first search, a word and three filters', 'orchestra', THREE_FILTERS),
    firstSearch('first search, three filters and no job', 'orchestra', `${THREE_FILTERS}&company=Nowhere`),
    list('three filters, cached', `?${THREE_FILTERS.slice(1)}`),
    suggestion('suggestions for three letters', 'orc'),
    suggestion('suggestions for two words', 'orchestra en'),
    jobsById(openJobs),
    {
      name: 'sign in',
      load: { next: roundRobin(freelancers, signIn), expectedStatus: 200, connections: WRITERS },
    },
    {
      name: 'apply, with a resume of 100 kB',
      load: {
        next: once(freelancers.flatMap((freelancer) => openJobs.map(application(freelancer)))),
        expectedStatus: 201,
        connections: WRITERS,
      },
    },
  ];
}

const jobById = (id: number): BenchRequest => ({ path: `${LISTINGS}${id}/` });

function signIn({ email }: RemotePerson): BenchRequest {
  return {
    path: '/api/auth/login/',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  };
}

const resume = { name: 'resume.pdf', content: pdfOf(100_000) };

/**
 * Creates an application. Its form is encoded only when it is sent, because thousands of encoded forms would not fit
 * into memory.
 */
function application({ token }: RemotePerson): (jobId: number) => () => BenchRequest {
  return (jobId) => () => {
    const form = encodeForm({ listing: String(jobId), cover_letter: 'I have shipped two.', resume });
    const headers = { ...form.headers, authorization: `Bearer ${token}` };
    return { path: '/api/applications/apply/', method: 'POST', headers, body: form.payload };
  };
}

function roundRobin<Item>(
  items: readonly Item[],
  toRequest: (item: Item) => BenchRequest,
): () => BenchRequest | null {
  let next = 0;
  return () => {
    const item = items[next++ % items.length];
    return item === undefined ? null : toRequest(item);
  };
}

function once(requests: readonly (() => BenchRequest)[]): () => BenchRequest | null {
  const left = requests.values();
  return () => left.next().value?.() ?? null;
}
