/** What is asked: each scenario with the status it must be answered with. */
import { multipart } from '../src/testing/forms.ts';
import { PASSWORD } from '../src/testing/people.ts';
import { pdfOf, register } from '../src/testing/remote.ts';
import type { RemotePerson } from '../src/testing/remote.ts';
import type { Harbor } from './harbor.ts';
import type { Load, Question } from './load.ts';

export interface Scenario {
  name: string;
  load: Omit<Load, 'seconds'>;
}

const READERS = 10;
/** Passwords are hashed two at a time. */
const WRITERS = 4;
/** Each applies to a job once. */
const FREELANCERS = 8;
/** A page of the public list. */
const PAGE = 20;
const LISTINGS = '/api/job-listings/listings/';

export async function scenariosOf({ address, openJobs }: Harbor, listings: number): Promise<Scenario[]> {
  const freelancers = await Promise.all(
    Array.from({ length: FREELANCERS }, () => register(address, 'freelancer')),
  );
  const always = (path: string) => ({ ask: () => ({ path }), expected: 200, connections: READERS });
  const list = (name: string, query: string) => ({ name, load: always(LISTINGS + query) });
  // A tenth of the listings is not active.
  const lastPage = Math.floor((listings * 0.9) / PAGE);
  const far = Math.min(4_000, lastPage);
  return [
    list('first page', ''),
    list(`page ${far}`, `?page=${far}`),
    list('first page of a category', '?category=tech'),
    list('search, a word of every job', '?search=team'),
    list(`search, its page ${far}`, `?search=team&page=${far}`),
    list('search, a word of every 15th job', '?search=orchestra'),
    list('search, a word of one job', `?search=${Math.floor(listings / 2) + 1}`),
    {
      name: 'job by id',
      load: { ask: oneAfterTheOther(openJobs, jobById), expected: 200, connections: READERS },
    },
    {
      name: 'sign in',
      load: { ask: oneAfterTheOther(freelancers, signIn), expected: 200, connections: WRITERS },
    },
    {
      name: 'apply, with a resume of 100 kB',
      load: {
        ask: eachOnce(freelancers.flatMap((who) => openJobs.map(application(who)))),
        expected: 201,
        connections: WRITERS,
      },
    },
  ];
}

const jobById = (id: number): Question => ({ path: `${LISTINGS}${id}/` });

function signIn({ email }: RemotePerson): Question {
  return {
    path: '/api/auth/login/',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  };
}

const resume = { name: 'resume.pdf', content: pdfOf(100_000) };

/** Made when it is asked: thousands of forms would not fit into memory. */
function application({ token }: RemotePerson): (jobId: number) => () => Question {
  return (jobId) => () => {
    const form = multipart({ listing: String(jobId), cover_letter: 'I have shipped two.', resume });
    const headers = { ...form.headers, authorization: `Bearer ${token}` };
    return { path: '/api/applications/apply/', method: 'POST', headers, body: form.payload };
  };
}

/** From the beginning again after the last. */
function oneAfterTheOther<Item>(
  items: readonly Item[],
  ask: (item: Item) => Question,
): () => Question | null {
  let next = 0;
  return () => {
    const item = items[next++ % items.length];
    return item === undefined ? null : ask(item);
  };
}

function eachOnce(questions: readonly (() => Question)[]): () => Question | null {
  const left = questions.values();
  return () => left.next().value?.() ?? null;
}
