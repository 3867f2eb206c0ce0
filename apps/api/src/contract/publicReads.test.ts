/** Tests the caching headers of public reads, and that the server's cache never returns outdated responses. */
import { endpoints } from '@skillharbor/contract';
import type { JobList } from '@skillharbor/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { operations } from '../testing/operations.ts';
import { deactivate, postJob, sender, signUp } from '../testing/people.ts';
import type { TestPerson } from '../testing/people.ts';
import { START, testServer } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';

const LIST = '/api/job-listings/listings/';
const REVALIDATE = 'public, no-cache';

let server: TestServer;
let client: TestPerson;
let freelancer: TestPerson;
let reads: Record<string, string>;
beforeAll(async () => {
  server = await testServer();
  client = await signUp(server, 'client');
  freelancer = await signUp(server, 'freelancer');
  const job = await postJob(client);
  reads = {
    'first page of jobs': LIST,
    'first page of a category': `${LIST}?category=tech&page=1`,
    'later page of jobs': `${LIST}?page=2`,
    search: `${LIST}?search=ferry`,
    job: `${LIST}${job.id}/`,
    'first page of freelancers': '/api/accounts/freelancers/',
    freelancer: `/api/accounts/freelancers/${freelancer.id}/`,
    skills: '/api/accounts/skills/',
    site: '/api/site/',
  };
});
afterAll(() => server.close());

const names = [
  'first page of jobs',
  'first page of a category',
  'later page of jobs',
  'search',
  'job',
  'first page of freelancers',
  'freelancer',
  'skills',
  'site',
];
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const urlOf = (name: string) => reads[name] ?? '';
const listedIds = async (query = '') => {
  const { body } = await sender(server)<JobList>('GET', `${LIST}${query}`);
  return body.results.map(({ id }) => id);
};

test('every operation that visitors may read declares the status 304, except health checks, the list of job changes, and moderation statistics', () => {
  const declare304 = operations.filter(({ statuses }) => statuses.includes(304));
  const isOpenRead = ({ id, method }: (typeof operations)[number]) =>
    method === 'GET' && ['public', 'visitor'].includes(endpoints[id].audience);
  const open = operations.filter(isOpenRead).map(({ id }) => id);
  const uncached = ['getHealth', 'getReadiness', 'listJobChanges', 'readTransparency'];
  expect(declare304.map(({ id }) => id)).toEqual(open.filter((id) => !uncached.includes(id)));
});

describe.each(names)('the response of a public read: %s', (name) => {
  test('a public read may be cached, and returns the status 304 until the data changes', async () => {
    const first = await get(urlOf(name));
    const tag = String(first.headers.etag);
    expect(first.headers).toMatchObject({
      'cache-control': REVALIDATE,
      etag: expect.stringMatching(/^"/) as string,
    });
    for (const ifNoneMatch of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      // `fetch` adds this `cache-control` header to a conditional request.
      const { statusCode, headers, body } = await get(urlOf(name), {
        'if-none-match': ifNoneMatch,
        'cache-control': 'no-cache',
      });
      expect({ statusCode, body }).toEqual({ statusCode: 304, body: '' });
      expect(headers).toMatchObject({ 'cache-control': REVALIDATE, etag: tag });
      expect(headers['content-length']).toBeUndefined();
    }
    const other = await get(urlOf(name), { 'if-none-match': '"other"' });
    expect({ status: other.statusCode, body: other.body }).toEqual({ status: 200, body: first.body });
  });

  test('a public read has the same headers for GET and HEAD requests', async () => {
    const { headers, body } = await get(urlOf(name));
    const head = await server.app.inject({ method: 'HEAD', url: urlOf(name) });
    expect({ status: head.statusCode, body: head.body }).toEqual({ status: 200, body: '' });
    expect(head.headers).toMatchObject({
      etag: headers.etag,
      'content-length': String(Buffer.byteLength(body)),
    });
  });
});

describe.each(['job', 'freelancer'])('the response about a %s', (name) => {
  test('the response of a public read may be cached for visitors, but not for callers with credentials', async () => {
    const visitor = await get(urlOf(name));
    expect(visitor.headers['vary']).toBe('Authorization, Cookie');
    const { access } = client.cookies;
    const withCredentials: Record<string, string>[] = [
      { authorization: `Bearer ${client.session.access_token}` },
      { authorization: 'Bearer nonsense' },
      { cookie: `__Host-access=${access}` },
    ];
    for (const credentials of withCredentials) {
      const headers = { ...credentials, 'if-none-match': String(visitor.headers.etag) };
      const response = await get(urlOf(name), headers);
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'cache-control': 'private, no-store',
        vary: 'Authorization, Cookie',
      });
      expect(response.headers.etag).toBeUndefined();
    }
  });
});

test('the response of a public read has Origin in its Vary header if CORS_ORIGINS allows other origins', async () => {
  const open = await testServer({ environment: { CORS_ORIGINS: 'https://app.example' } });
  const varyOf = async (url: string) => String((await open.app.inject(url)).headers['vary']);
  expect(await varyOf(LIST)).toBe('Origin');
  const { id } = await signUp(open, 'freelancer');
  expect(await varyOf(`/api/accounts/freelancers/${id}/`)).toBe('Origin, Authorization, Cookie');
  await open.close();
});

test('responses that depend on the caller, and 404 responses, forbid caching', async () => {
  const mine = await client.send('GET', '/api/job-listings/my-listings/');
  expect(mine.headers).toMatchObject({ 'cache-control': 'private, no-store' });
  const unknown = await get(`${LIST}4711/`, { 'if-none-match': '*' });
  expect(unknown.statusCode).toBe(404);
  expect(unknown.headers['cache-control']).toBe('private, no-store');
});

describe('the server’s response cache', () => {
  const queriesOf = async (act: () => Promise<unknown>) => {
    const queries = vi.spyOn(server.database.kysely.getExecutor(), 'executeQuery');
    await act();
    const { length } = queries.mock.calls;
    queries.mockRestore();
    return length;
  };

  test.each([
    'first page of jobs',
    'first page of a category',
    'first page of freelancers',
    'skills',
    'site',
  ])('needs only one query for a repeated request, which reads the version: %s', async (name) => {
    await get(urlOf(name));
    expect(await queriesOf(() => get(urlOf(name)))).toBe(1);
  });

  test('the cache returns exactly the response that the operation itself would return', async () => {
    const operation = await get(`${LIST}?category=tech&search=`);
    expect((await get(`${LIST}?category=tech`)).json()).toEqual({ ...operation.json<JobList>() });
    const { 'x-request-id': _own, date: _date, etag: _tag, ...headers } = operation.headers;
    expect((await get(`${LIST}?category=tech`)).headers).toMatchObject(headers);
  });

  test('the cached responses change at once when the data changes', async () => {
    const before = await listedIds();
    const job = await postJob(client, { category: 'education' });
    expect(await listedIds()).toEqual([job.id, ...before]);
    expect(await listedIds('?category=education')).toEqual([job.id]);
    await deactivate(client, job);
    expect(await listedIds()).toEqual(before);
  });

  test('a cached response shows a job as closed once its application deadline has passed', async () => {
    const job = await postJob(client, { category: 'finance', application_deadline: '2026-05-04' });
    const isOpen = async () => {
      const { body } = await sender(server)<JobList>('GET', `${LIST}?category=finance`);
      return body.results.find(({ id }) => id === job.id)?.is_open;
    };
    expect(await isOpen()).toBe(true);
    server.setTime(new Date('2026-05-05T00:00:00Z'));
    expect(await isOpen()).toBe(false);
    server.setTime(START);
  });

  test('a request with an invalid query is never answered from the cache', async () => {
    for (const query of [
      '?category=sailing',
      '?page=0',
      '?page=1&page=1&page=x',
      '?category=tech&category=sailing',
    ]) {
      expect((await get(LIST + query)).statusCode).toBe(400);
    }
  });

  test('the cache stores separate responses for different hosts', async () => {
    const plain = await testServer({ environment: { PUBLIC_URL: '' } });
    const owner = await signUp(plain, 'client');
    for (let count = 0; count < 21; count += 1) await postJob(owner);
    for (const host of ['one.example', 'two.example', 'one.example']) {
      const { next } = (await plain.app.inject({ url: LIST, headers: { host } })).json<JobList>();
      expect(next).toBe(`http://${host}${LIST}?page=2`);
    }
    await plain.close();
  });

  test('cached responses count towards the rate limits', async () => {
    const strict = await testServer({ environment: { RATE_LIMITS: 'on' } });
    const statuses = new Set<number>();
    for (let count = 0; count < 1_250; count += 1)
      statuses.add((await strict.app.inject('/api/site/')).statusCode);
    expect([...statuses]).toEqual([200, 429]);
    await strict.close();
  });
});
