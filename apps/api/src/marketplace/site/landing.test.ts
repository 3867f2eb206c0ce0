import type { Landing } from '@skillharbor/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postJob, sender, signUp } from '../../testing/people.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const landing = async () => (await sender(server)<Landing>('GET', '/api/site/landing/')).body;

test('the landing page of an installation without jobs and people is empty', async () => {
  expect(await landing()).toEqual({
    jobs: [],
    promise: null,
    people: [],
    companies: [],
    open_jobs: 0,
    decision_record: { counted: 0, decided: 0, median_days: null },
    job_values: [],
    skills: [],
  });
});

test('the landing page has the newest jobs, the decision date of the newest job, and the counts of frequent locations', async () => {
  const client = await signUp(server, 'client');
  for (const title of ['Oldest', 'Third', 'Second', 'Newest'])
    await postJob(client, { title, location: 'Porto', remote: 'onsite' });
  await postJob(client, { title: 'Hidden', is_active: false });
  const shown = await landing();
  expect(shown.jobs.map(({ title }) => title)).toEqual(['Newest', 'Second', 'Third']);
  expect(shown.promise?.title).toBe('Newest');
  expect(shown.promise?.decision_date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(shown).toMatchObject({
    open_jobs: 4,
    job_values: [{ filter: 'location', value: 'Porto', count: 4 }],
  });
});

test('the landing page shows people as soon as they have an account', async () => {
  const before = (await landing()).people.length;
  const { id } = await signUp(server, 'freelancer');
  const { people } = await landing();
  expect(people).toHaveLength(before + 1);
  expect(people.find((person) => person.id === id)).toHaveProperty('cover', null);
});
