import type { Suggestion } from '@skillharbor/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postJob, sender, signUp } from '../testing/people.ts';
import { testServer } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';

let server: TestServer;
let suggest: (search: string) => Promise<string[]>;

beforeAll(async () => {
  server = await testServer();
  const owner = await signUp(server, 'client', { company: 'Designers & Sons' });
  const other = await signUp(server, 'client', { company: 'Quay 100%' });
  await postJob(owner, { title: 'Product designer', location: 'Kyiv' });
  await postJob(owner, { title: 'product Designer', location: 'Kyiv' });
  await postJob(other, { title: 'Rigger', location: 'Köln', description: 'With some user research.' });
  await postJob(other, { title: 'Product owner', location: 'Köln', is_active: false });
  suggest = async (search) => {
    const { body } = await sender(server)<{ results: Suggestion[] }>(
      'GET',
      `/api/job-listings/suggestions/?search=${encodeURIComponent(search)}`,
    );
    return body.results.map(({ kind, text, count }) => `${kind} ${text} ${count}`);
  };
});
afterAll(() => server.close());

test('the suggestions are the titles, skills, companies and locations of active jobs that contain words with the typed prefixes', async () => {
  expect(await suggest('prod')).toEqual(['title Product designer 2', 'skill Product design 2']);
  expect(await suggest('des')).toEqual([
    'title Product designer 2',
    'skill Product design 2',
    'company Designers & Sons 2',
  ]);
  expect(await suggest('KOL')).toEqual(['location Köln 1']);
  expect(await suggest('product desi')).toEqual(['title Product designer 2', 'skill Product design 2']);
});

test('a skill is suggested only if a listed job contains it', async () => {
  expect(await suggest('user res')).toEqual(['skill User research 1']);
  expect(await suggest('illus')).toEqual([]);
});

test('the suggestions ignore punctuation, and an empty text gets no suggestions', async () => {
  expect(await suggest('100%')).toEqual(['company Quay 100% 1']);
  expect(await suggest('%')).toEqual([]);
  expect(await suggest('')).toEqual([]);
  expect(await suggest('"prod')).toEqual(['title Product designer 2', 'skill Product design 2']);
});
