/**
 * Makes a realistic mix of requests. Of a hundred requests, 80 are public reads (most of them pages that the server
 * renders), 15 are reads of signed-in users, and 5 are writes (three of them with a file).
 */
import type { FreelancerList, MyJobList } from '@skillharbor/contract';
import sharp from 'sharp';
import { encodeForm } from '@skillharbor/api/testing/forms';
import { get, logInAs, pdfOf, registerConfirmed } from '@skillharbor/api/testing/httpClient';
import { jobInput } from '@skillharbor/api/testing/sampleInput';
import { people } from '../shared/applicationData.ts';
import type { BenchRequest } from '../shared/measure.ts';

/** The words that seed/bulk.ts writes into jobs, and some words that these jobs do not contain. */
const WORDS = [
  'engineer',
  'harbor',
  'solar designer',
  'writer lisbon',
  'orchestra',
  'remote',
  'pyhton',
  'rail',
];
const CATEGORIES = ['tech', 'finance', 'healthcare', 'marketing', 'education', 'other'];
const NEWCOMERS = 20;
const PAGE_HEADERS = { accept: 'text/html', 'accept-encoding': 'gzip, br' };

export const kinds = ['public', 'signed in', 'write'] as const;
export type MixKind = (typeof kinds)[number];

export interface MixRequest extends BenchRequest {
  kind: MixKind;
}

/**
 * Signs in the users, whose tokens are valid for fifteen minutes. Returns a function that makes the next request. The
 * order of the requests is the same in every run.
 */
export async function startMix(address: string, openJobs: readonly number[]): Promise<() => MixRequest> {
  const profiles = await freelancerIds(address);
  const clients = await Promise.all(people.clients.map((email) => clientAt(address, email)));
  const freelancers = await tokensOf(address, people.freelancers);
  const newcomers = await Promise.all(
    Array.from({ length: NEWCOMERS }, () => registerConfirmed(address, 'freelancer')),
  );
  const picture = await sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#3b6ea8' } })
    .jpeg()
    .toBuffer();
  const resume = { name: 'resume.pdf', content: pdfOf(100_000) };
  const jobs = cycle(openJobs);
  const client = cycle(clients);
  const words = cycle(WORDS);
  const profile = cycle(profiles);
  const category = cycle(CATEGORIES);
  const freelancer = cycle(freelancers);
  const newcomer = cycle(newcomers);
  /** Each pair of a freelancer and a job occurs only once, because a freelancer can apply to a job only once. */
  const pairs = newcomers.flatMap(({ token }) => openJobs.map((job) => ({ token, job }))).values();

  const page = (path: string): MixRequest => ({ kind: 'public', path, headers: PAGE_HEADERS });
  const signedIn = (path: string, token: string): MixRequest => ({
    kind: 'signed in',
    path,
    headers: bearer(token),
  });
  const write = (
    path: string,
    method: 'POST' | 'PUT',
    token: string,
    { headers, payload }: { headers: Record<string, string>; payload: string | Buffer },
  ): MixRequest => ({
    kind: 'write',
    path,
    method,
    headers: { ...headers, ...bearer(token) },
    body: payload,
  });

  const weights: readonly [weight: number, toRequest: () => MixRequest][] = [
    [12, () => page('/')],
    [18, () => page('/jobs')],
    [8, () => page(`/jobs?search=${encodeURIComponent(words())}`)],
    [5, () => page(`/category/${category()}`)],
    [25, () => page(`/job/${jobs()}`)],
    [6, () => page('/freelancers')],
    [6, () => page(`/freelancer/${profile()}`)],
    [5, () => signedIn('/api/applications/my/', freelancer())],
    [4, () => signedIn('/api/job-listings/my-listings/', client().token)],
    [4, () => signedIn(...applicantsOf(client()))],
    [2, () => signedIn(`/api/applications/has-applied/${jobs()}/`, freelancer())],
    [
      2,
      () => {
        const { value } = pairs.next();
        if (!value) throw new RangeError('Every newcomer has applied to every job.');
        const form = encodeForm({ listing: String(value.job), cover_letter: 'I have shipped two.', resume });
        return write('/api/applications/apply/', 'POST', value.token, form);
      },
    ],
    [
      2,
      () => {
        const body = { ...jobInput, application_deadline: '2999-12-31' };
        const headers = { 'content-type': 'application/json' };
        const payload = JSON.stringify(body);
        return write('/api/job-listings/create/', 'POST', client().token, { headers, payload });
      },
    ],
    [
      1,
      () => {
        const { id, token } = newcomer();
        const form = encodeForm({ ...PROFILE, profile_picture: { name: 'me.jpg', content: picture } });
        return write(`/api/accounts/freelancers/${id}/`, 'PUT', token, form);
      },
    ],
  ];
  const slots = weights.flatMap(([weight, toRequest]) => Array.from({ length: weight }, () => toRequest));
  // The step has no common factor with a hundred, so the kinds of requests are mixed evenly.
  let sent = 0;
  return () => {
    const toRequest = slots[(sent++ * 37) % slots.length];
    if (!toRequest) throw new RangeError('The mix is empty.');
    return toRequest();
  };
}

const PROFILE = {
  bio: 'I design booking flows.',
  experience: '8',
  portfolio_link: 'https://ada.example/work',
  hourly_rate: '85.5',
  location: 'Lisbon',
  availability_status: 'Available',
};

interface Client {
  token: string;
  jobs: () => number;
}

async function clientAt(address: string, email: string): Promise<Client> {
  const { access_token: token } = await logInAs(address, { email });
  const list = (await (await get(address, '/api/job-listings/my-listings/', token)).json()) as MyJobList;
  return { token, jobs: cycle(list.results.map(({ id }) => id)) };
}

const applicantsOf = ({ token, jobs }: Client): [path: string, token: string] => [
  `/api/applications/list/${jobs()}`,
  token,
];

function tokensOf(address: string, emails: readonly string[]): Promise<string[]> {
  return Promise.all(emails.map(async (email) => (await logInAs(address, { email })).access_token));
}

async function freelancerIds(address: string): Promise<number[]> {
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map(async (page) => {
      const response = await get(address, `/api/accounts/freelancers/?page=${page}`);
      return (await response.json()) as FreelancerList;
    }),
  );
  return pages.flatMap(({ results }) => results.map(({ id }) => id));
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

function cycle<Item>(items: readonly Item[]): () => Item {
  let next = 0;
  return () => {
    const item = items[next++ % items.length];
    if (item === undefined) throw new RangeError('The list is empty.');
    return item;
  };
}
