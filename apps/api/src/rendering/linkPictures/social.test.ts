import type { MyJob } from '@skillharbor/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobInput, postJob, signUp } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { drawInChild } from './drawInChild.ts';

let server: TestServer;
let client: TestPerson;
beforeAll(async () => {
  server = await testServer();
  client = await signUp(server, 'client');
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers });
const pictureOf = (job: Pick<MyJob, 'id'>) => `/social/job/${job.id}.png`;

describe('the picture of a job', () => {
  test('the picture of a job is a PNG of the size that link previews need', async () => {
    const response = await get(pictureOf(await postJob(client)));
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/png');
    expect(response.headers['cache-control']).toBe('public, max-age=3600');
    const { format, width, height } = await sharp(response.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  });

  test('the picture of a job stays the same until the job changes', async () => {
    const job = await postJob(client, { title: 'Bookkeeper' });
    const first = await get(pictureOf(job));
    const tag = String(first.headers.etag);
    const again = await get(`${pictureOf(job)}?v=1`, { 'if-none-match': tag });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);

    const { status } = await client.send('PUT', `/api/job-listings/listings/${job.id}/edit/`, {
      body: { ...jobInput, title: 'Bookkeeper for a boatyard', is_active: true },
    });
    expect(status).toBe(200);
    const changed = await get(pictureOf(job), { 'if-none-match': tag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(tag);
    expect(changed.rawPayload.equals(first.rawPayload)).toBe(false);
  });

  test.each([
    ['/social/job/999999.png', 'a job that is not there'],
    ['/social/job/0.png', 'no id'],
    ['/social/job/9999999999.png', 'an id that no job can have'],
    ['/social/job/1x.png', 'no number'],
    ['/social/job/1.svg', 'another format'],
    ['/social/freelancer/999999.png', 'a freelancer who is not there'],
  ])('a request for the picture at %s returns 404, because the address has %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ detail: 'Not found.' });
  });

  test('an inactive job has no picture, not even for the job’s client', async () => {
    const job = await postJob(client, { is_active: false });
    const authorization = `Bearer ${client.session.access_token}`;
    expect((await get(pictureOf(job), { authorization })).statusCode).toBe(404);
  });
});

test('the picture of a freelancer changes with the freelancer’s name', async () => {
  const { id } = await signUp(server, 'freelancer', { first_name: 'Amara', last_name: 'Okafor' });
  const other = await signUp(server, 'freelancer', { first_name: 'Bo', last_name: 'Lindqvist' });
  const [amara, bo] = await Promise.all(
    [id, other.id].map((person) => get(`/social/freelancer/${person}.png`)),
  );
  expect(amara?.statusCode).toBe(200);
  expect(amara?.rawPayload.equals(bo?.rawPayload ?? Buffer.alloc(0))).toBe(false);
});

describe('the drawing of a picture', () => {
  const content = (headline: string) => ({ headline, byline: null, facts: 'Contract', brand: null });
  /** Counts the white pixels of the headline, separately for the left and the right half of the picture. */
  async function ink(headline: string) {
    const picture = await drawInChild(content(headline));
    const count = async (left: number) => {
      const half = sharp(picture).extract({ left, top: 170, width: 500, height: 250 });
      const { channels } = await sharp(await half.greyscale().threshold(230).toBuffer()).stats();
      return channels[0]?.sum ?? 0;
    };
    return { left: await count(80), right: await count(620) };
  }

  test.each(['Cook', 'Повар', 'Μάγειρας'])('puts the headline %s on the left', async (headline) => {
    const { left, right } = await ink(headline);
    expect(left).toBeGreaterThan(0);
    expect(right).toBe(0);
  });

  test.each(['طباخ', 'טבח'])('puts the headline %s on the right', async (headline) => {
    const { left, right } = await ink(headline);
    expect(right).toBeGreaterThan(0);
    expect(left).toBe(0);
  });

  test('a picture shows a user’s text as text, not as markup', async () => {
    const { left } = await ink('</text>&amp;<b>');
    expect(left).toBeGreaterThan((await ink('b')).left);
  });
});

test('if a caller requests forty pictures at once, some are refused, and other callers are still served', async () => {
  const jobs = [];
  for (let index = 0; index < 40; index += 1)
    jobs.push(await postJob(client, { title: `Deckhand ${index}` }));
  const pictures = Promise.all(jobs.map((job) => get(pictureOf(job))));
  const other = get('/api/job-listings/listings/').then(() => 'list');
  expect(await Promise.race([pictures, other])).toBe('list');
  const responses = await pictures;
  const statuses = Map.groupBy(responses, ({ statusCode }) => statusCode);
  expect([...statuses.keys()].toSorted((a, b) => a - b)).toEqual([200, 503]);
  for (const refused of statuses.get(503) ?? []) expect(refused.headers['retry-after']).toBe('5');
});

test('simultaneous requests for the same picture share one drawing', async () => {
  const job = await postJob(client, { title: 'Lighthouse keeper' });
  const responses = await Promise.all(Array.from({ length: 40 }, () => get(pictureOf(job))));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});
