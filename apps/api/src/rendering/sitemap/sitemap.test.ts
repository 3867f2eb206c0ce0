import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { jobInput, postJob, sender, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { registerSitemap } from './sitemap.ts';

let server: TestServer;
let client: TestPerson;
beforeAll(async () => {
  server = await testServer();
  client = await signUp(server, 'client');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.kysely.deleteFrom('job_listings').execute();
});

const HOUR_MS = 3_600_000;

const get = (url: string) => server.app.inject({ method: 'GET', url });

/** Returns the addresses in a sitemap, each with the date of the page's last change. */
function entriesOf(xml: string): Record<string, string | undefined> {
  const entries = [...xml.matchAll(/<loc>https:\/\/harbor\.test(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)];
  return Object.fromEntries(entries.map(([, path = '', changed]) => [path, changed]));
}

/** Returns the entries of all sitemaps that the index lists. */
async function wholeSitemap(): Promise<Record<string, string | undefined>> {
  const parts = Object.keys(entriesOf((await get('/sitemap.xml')).body));
  const bodies = await Promise.all(parts.map(async (part) => (await get(part)).body));
  return Object.assign({}, ...bodies.map(entriesOf)) as Record<string, string | undefined>;
}

test('robots.txt names the sitemap and excludes no address', async () => {
  const response = await get('/robots.txt');
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.body).toBe('User-agent: *\nDisallow:\n\nSitemap: https://harbor.test/sitemap.xml\n');
});

test('search engines may not index responses of the API, but may index pages and pictures', async () => {
  const robots = async (url: string) => (await get(url)).headers['x-robots-tag'];
  expect(await robots('/api/job-listings/listings/')).toBe('noindex');
  expect(await robots('/api/nothing')).toBe('noindex');
  expect(await robots('/sitemap.xml')).toBeUndefined();
  expect(await robots('/job/1')).toBeUndefined();
});

test('the sitemap of a site without jobs and users contains only the site’s own pages', async () => {
  const { headers, body } = await get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(Object.keys(entriesOf(body))).toEqual(['/sitemap-pages.xml']);
  expect((await get('/sitemap-jobs-1.xml')).statusCode).toBe(404);
  expect(entriesOf((await get('/sitemap-pages.xml')).body)).toMatchObject({
    '/': undefined,
    '/jobs': undefined,
  });
});

test('the sitemaps list all public pages, and no other page', async () => {
  const job = await postJob(client, { category: 'tech' });
  const inactive = await postJob(client, { category: 'finance', is_active: false });
  const deleted = await postJob(client, { is_active: false });
  await client.send('DELETE', `/api/job-listings/listings/${deleted.id}/edit/`);
  const empty = await signUp(server, 'freelancer');
  const filled = await signUp(server, 'freelancer');
  await server.database.kysely
    .updateTable('freelancers')
    .set({ bio: 'I write the copy for maps.' })
    .where('user_id', '=', filled.id)
    .execute();

  const silent = await signUp(server, 'client', { company: 'Silent Company' });
  const hiring = await signUp(server, 'client', { company: 'Hiring Company' });
  await postJob(hiring);
  const telling = await signUp(server, 'client', { company: 'Telling Company' });
  const form = { name: 'Telling Company', about: 'We tell.', website: '' };
  await telling.send('PUT', '/api/accounts/company/', { form });
  await postJob(silent, { is_active: false });

  const addresses = Object.keys(await wholeSitemap());
  expect(addresses).toEqual(expect.arrayContaining(['/company/hiring-company', '/company/telling-company']));
  expect(addresses).not.toContain('/company/silent-company');
  expect(addresses).toContain(`/job/${job.id}`);
  expect(addresses).toContain('/jobs?category=tech');
  expect(addresses).toContain(`/freelancer/${filled.id}`);
  for (const hidden of [
    `/job/${inactive.id}`,
    `/job/${deleted.id}`,
    `/freelancer/${empty.id}`,
    `/freelancer/${client.id}`,
    '/jobs?category=finance',
    '/dashboard',
  ])
    expect(addresses).not.toContain(hidden);
});

describe('the date in a sitemap on which a page was last changed', () => {
  test('the date of a profile in the sitemap has no time of day, because the time could reveal a hidden applicant', async () => {
    const { id } = await signUp(server, 'freelancer');
    await server.database.kysely
      .updateTable('freelancers')
      .set({ bio: 'I write the copy for maps.', updated_at: new Date('2026-05-04T09:12:34Z') })
      .where('user_id', '=', id)
      .execute();
    expect((await wholeSitemap())[`/freelancer/${id}`]).toBe('2026-05-04T00:00:00.000Z');
  });

  test('the sitemap’s date for the page of a job, and for the lists that contain the job, is the time when the job was posted', async () => {
    const before = server.now();
    const first = await postJob(client, { category: 'tech' });
    server.setTime(new Date(before.getTime() + HOUR_MS));
    await postJob(client, { category: 'education' });
    const changes = await wholeSitemap();
    const after = server.now().toISOString();
    expect(changes).toMatchObject({
      '/': after,
      '/jobs': after,
      '/jobs?category=tech': before.toISOString(),
      '/jobs?category=education': after,
      [`/job/${first.id}`]: before.toISOString(),
      '/pricing': undefined,
      '/transparency': undefined,
    });
    server.setTime(before);
  });

  test('the sitemap’s date for the page of a job whose deadline has passed is the day after the deadline', async () => {
    const before = server.now();
    const job = await postJob(client, { application_deadline: '2026-05-31' });
    server.setTime(new Date('2026-06-03T12:00:00Z'));
    expect((await wholeSitemap())[`/job/${job.id}`]).toBe('2026-06-01T00:00:00.000Z');
    server.setTime(before);
  });

  test('the sitemap’s date for the page of an edited job is the time of the edit', async () => {
    const before = server.now();
    const job = await postJob(client);
    server.setTime(new Date(before.getTime() + HOUR_MS));
    await client.send('PUT', `/api/job-listings/listings/${job.id}/edit/`, {
      body: { ...jobInput, title: 'Another title', is_active: true },
    });
    expect((await wholeSitemap())[`/job/${job.id}`]).toBe(server.now().toISOString());
    server.setTime(before);
  });

  test('the sitemap states no date for the page of a job whose last change is unknown', async () => {
    const job = await postJob(client);
    await server.database.kysely.updateTable('job_listings').set({ updated_at: null }).execute();
    const changes = await wholeSitemap();
    expect(Object.keys(changes)).toContain(`/job/${job.id}`);
    expect(changes[`/job/${job.id}`]).toBeUndefined();
  });
});

test.each(['/sitemap-jobs-0.xml', '/sitemap-jobs-2.xml', '/sitemap-jobs-99999.xml', '/sitemap-jobs-x.xml'])(
  'the sitemap %s returns 404',
  async (url) => {
    await postJob(client);
    expect((await get(url)).statusCode).toBe(404);
  },
);

test('the addresses in sitemaps have the host of the request if PUBLIC_URL is not set', async () => {
  const local = await testServer({ environment: { PUBLIC_URL: '' } });
  const ask = sender(local, { host: 'harbor.example:8080' });
  expect((await ask('GET', '/robots.txt')).body).toContain('Sitemap: http://harbor.example:8080/sitemap.xml');
  expect((await ask('GET', '/sitemap.xml')).body).toContain(
    '<loc>http://harbor.example:8080/sitemap-pages.xml',
  );
  await local.close();
});

describe('the sitemaps of many jobs', () => {
  const small = Fastify();
  beforeAll(async () => {
    registerSitemap(small, {
      queries: server.database.kysely,
      clock: () => server.now(),
      publicUrl: new URL('https://harbor.test'),
      partSize: 10,
      chunkSize: 3,
    });
    await small.ready();
  });
  afterAll(() => small.close());
  const ask = (url: string) => small.inject({ method: 'GET', url });

  test('the sitemaps of many jobs contain each address once, and no sitemap is empty', async () => {
    await sql`alter table job_listings alter column id restart with 11`.execute(server.database.kysely);
    const jobs = [];
    for (let index = 0; index < 30; index++)
      // The jobs have the ids 11 to 40. The jobs 21 to 30 are inactive.
      jobs.push(await postJob(client, { is_active: index < 10 || index >= 20 }));
    const parts = Object.keys(entriesOf((await ask('/sitemap.xml')).body)).filter((name) =>
      name.includes('jobs'),
    );
    expect(parts).toEqual(['/sitemap-jobs-2.xml', '/sitemap-jobs-4.xml']);
    const bodies = await Promise.all(parts.map(async (part) => (await ask(part)).body));
    for (const body of bodies) {
      expect(body).toMatch(/^<\?xml .*<\/urlset>\n$/s);
      expect(Object.keys(entriesOf(body))).toHaveLength(10);
    }
    const listed = bodies.flatMap((body) => Object.keys(entriesOf(body)));
    const active = jobs.filter(({ is_active }) => is_active).map(({ id }) => `/job/${id}`);
    expect(listed.toSorted()).toEqual(active.toSorted());
  });
});
