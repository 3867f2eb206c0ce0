import { gunzipSync } from 'node:zlib';
import type { Job, JobChange } from '@skillharbor/contract';
import { parseFeed } from '@rowanmanning/feed-parser';
import { XMLParser } from 'fast-xml-parser';
import { parseJsonFeed } from 'feedsmith';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allPages, deactivate, postJob, sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { START, testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let client: TestPerson;
beforeAll(async () => {
  server = await testServer();
  client = await signUp(server, 'client', { company: 'Müller & Söhne' });
  const minutes = (count: number) => new Date(START.getTime() + count * 60_000);
  await deactivate(client, await postJob(client, { title: 'Closed', category: 'tech' }));
  await postJob(client, { title: 'Accountant', category: 'finance' });
  server.setTime(minutes(1));
  await postJob(client, {
    title: 'Engineer <b> ]]> & more',
    category: 'tech',
    short_description: 'Builds "things" & tests them.',
    salary_range: '$50/hr',
  });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers });
const titles = (feed: { items: { title: string | null }[] }) => feed.items.map(({ title }) => title);

describe('the feed of all jobs', () => {
  test('the feed of all jobs contains the open jobs, newest first, in valid Atom', async () => {
    const { statusCode, headers, body } = await get('/feeds/jobs.atom');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const feed = parseFeed(body);
    expect(feed).toMatchObject({
      title: 'Skill Harbor · Jobs',
      url: 'https://harbor.test/jobs',
      self: 'https://harbor.test/feeds/jobs.atom',
    });
    expect(titles(feed)).toEqual(['Engineer <b> ]]> & more · Müller & Söhne', 'Accountant · Müller & Söhne']);
    expect(feed.items[0]).toMatchObject({
      url: expect.stringMatching(/^https:\/\/harbor\.test\/job\/\d+$/) as string,
      published: new Date(START.getTime() + 60_000),
      description: 'Builds "things" & tests them.',
      authors: [{ name: 'Müller & Söhne' }],
      categories: [{ term: 'tech' }],
    });
  });

  test('the feed of all jobs in JSON Feed 1.1 contains the same jobs as the Atom feed', async () => {
    const { headers, body } = await get('/feeds/jobs.json');
    expect(headers['content-type']).toBe('application/feed+json; charset=utf-8');
    expect(body).toContain('"version":"https://jsonfeed.org/version/1.1"');
    const feed = parseJsonFeed(body);
    expect(feed).toMatchObject({ feed_url: 'https://harbor.test/feeds/jobs.json' });
    expect(feed.items?.map(({ title }) => title)).toEqual([
      'Engineer <b> ]]> & more · Müller & Söhne',
      'Accountant · Müller & Söhne',
    ]);
    expect(feed.items?.[0]?.content_text).toContain('$50/hr · apply until ');
  });
});

test('the feed of a search has the same search words and filters as the page of the search', async () => {
  const feed = parseFeed((await get('/feeds/jobs.atom?category=finance&search=account')).body);
  expect(feed.title).toBe('Skill Harbor · Jobs · finance · account');
  expect(feed.url).toBe('https://harbor.test/jobs?category=finance&search=account');
  expect(titles(feed)).toEqual(['Accountant · Müller & Söhne']);
  expect((await get('/feeds/jobs.json?category=boats')).statusCode).toBe(400);
});

test('the feed of a company contains only jobs of the company, and there is no feed for an unknown company', async () => {
  const feed = parseFeed((await get('/feeds/companies/muller-sohne/jobs.atom')).body);
  expect(feed.title).toBe('Skill Harbor · Jobs · Müller & Söhne');
  expect(feed.items).toHaveLength(2);
  expect((await get('/feeds/companies/nobody/jobs.atom')).statusCode).toBe(404);
});

test('a feed that contains no jobs is still valid', async () => {
  const feed = parseFeed((await get('/feeds/jobs.atom?category=healthcare')).body);
  expect(feed.items).toEqual([]);
  expect(feed.meta).toMatchObject({ type: 'atom', version: '1.0' });
});

test('a feed reader that has the current version of a feed gets a 304 response', async () => {
  const { headers } = await get('/feeds/jobs.json');
  const again = () => get('/feeds/jobs.json', { 'if-none-match': String(headers.etag) });
  expect((await again()).statusCode).toBe(304);
  await postJob(client, { title: 'Newcomer', category: 'tech' });
  expect((await again()).statusCode).toBe(200);
});

test('the feed of a long list is split into pages', async () => {
  for (let count = 0; count < 20; count += 1)
    await postJob(client, { title: `Teacher ${count}`, category: 'education' });
  await postJob(client, { title: 'Last teacher', category: 'education' });
  const first = parseJsonFeed((await get('/feeds/jobs.json?category=education')).body);
  const { pathname, search } = new URL(first.next_url ?? '');
  const second = parseJsonFeed((await get(pathname + search)).body);
  expect(second.items?.map(({ title }) => title)).toEqual(['Teacher 0 · Müller & Söhne']);
  expect(second.next_url).toBeUndefined();
});

test('job engines get all listed jobs as XML, which contains only facts that the jobs state', async () => {
  const remote = await postJob(client, {
    title: 'Navigator & pilot',
    remote: 'remote',
    location: 'Anywhere',
  });
  const { headers, body } = await get('/feeds/jobs.xml');
  expect(headers['content-type']).toBe('text/xml; charset=utf-8');
  const { source } = new XMLParser().parse(body) as { source: { job: { title: string; url: string }[] } };
  const all = await allPages<Job>(sender(server), '/api/job-listings/listings/');
  expect(source.job.map(({ title }) => title).toSorted()).toEqual(all.map(({ title }) => title).toSorted());
  const last = source.job.at(-1);
  expect(last).toMatchObject({
    referencenumber: remote.id,
    company: 'Müller & Söhne',
    remotetype: 'Remote',
    expirationdate: remote.application_deadline,
  });
  expect(last?.url).toMatch(new RegExp(`/job/${remote.id}$`));
  expect(last).not.toHaveProperty('city');
  const packed = await get('/feeds/jobs.xml', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(packed.rawPayload).toString()).toBe(body);
});

test('the changes of all jobs are served as lines of JSON, and each response links to the next lines', async () => {
  const lines = async (url: string, headers: Record<string, string> = {}) => {
    const response = await get(url, headers);
    const body =
      headers['accept-encoding'] === 'gzip' ? gunzipSync(response.rawPayload) : response.rawPayload;
    const { pathname, search } = new URL(
      /^<(.+)>; rel="next"$/.exec(String(response.headers.link))?.[1] ?? '',
    );
    return {
      type: response.headers['content-type'],
      changes: body
        .toString()
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as JobChange),
      next: pathname + search,
    };
  };
  const first = await lines('/feeds/jobs.ndjson', { 'accept-encoding': 'gzip' });
  expect(first.type).toBe('application/x-ndjson; charset=utf-8');
  expect(first.changes).toContainEqual(
    expect.objectContaining({ event: 'added', job: expect.objectContaining({ title: 'Accountant' }) as Job }),
  );
  const { id } = await postJob(client, { title: 'Latecomer' });
  const second = await lines(first.next);
  expect(second.changes).toMatchObject([{ event: 'added', id, job: { title: 'Latecomer' } }]);
  expect((await lines(second.next)).changes).toEqual([]);
  expect((await get('/feeds/jobs.ndjson?since=yesterday')).statusCode).toBe(400);
});
