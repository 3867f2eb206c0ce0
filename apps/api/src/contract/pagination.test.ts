/** Tests all pages of every list, and pages beyond the end of the list. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_MATCHES } from '../search/search.limits.ts';
import { postJob, signUp } from '../testing/people.ts';
import type { TestPerson } from '../testing/people.ts';
import { testServer } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';

let server: TestServer;
let client: TestPerson;
let freelancer: TestPerson;
beforeAll(async () => {
  server = await testServer();
  client = await signUp(server, 'client');
  freelancer = await signUp(server, 'freelancer');
});
afterAll(() => server.close());

test('every list returns an empty page for a page number beyond its end', async () => {
  const { id } = await postJob(client);
  const responses = await Promise.all([
    client.send('GET', '/api/job-listings/listings/?page=1000000'),
    client.send('GET', '/api/job-listings/listings/?page=1000000&search=a'),
    client.send('GET', '/api/accounts/freelancers/?page=1000000'),
    client.send('GET', '/api/job-listings/my-listings/?page=1000000'),
    client.send('GET', `/api/applications/list/${id}?page=1000000`),
    freelancer.send('GET', '/api/applications/my/?page=1000000'),
  ]);
  const empty = { status: 200, body: { results: [], next: null } };
  expect(responses).toMatchObject(responses.map(() => empty));
});

test('the number of freelancers in the list changes as freelancers are added and removed', async () => {
  const count = async () => {
    const { rows } = await sql<{ total: number; counted: number }>`
      select (select sum(freelancers)::int as total from freelancer_skill_counts where skill_id = 0),
        (select count(*)::int from freelancers) as counted`.execute(server.database.kysely);
    return rows[0];
  };
  const before = await count();
  const { id } = await signUp(server, 'freelancer');
  const after = await count();
  expect(after).toEqual({ total: (before?.total ?? 0) + 1, counted: after?.total });
  await server.database.kysely.deleteFrom('freelancers').where('user_id', '=', id).execute();
  expect(await count()).toEqual(before);
});

test('a search uses only its first ten distinct words, and returns at most a thousand jobs', async () => {
  const { id } = await postJob(client, { title: 'One two three four five six seven eight nine ten' });
  const search = async (words: string, page = 1) => {
    const query = new URLSearchParams({ search: words, page: String(page) });
    const { body } = await client.send<{ results: { id: number }[] }>(
      'GET',
      `/api/job-listings/listings/?${query.toString()}`,
    );
    return body.results.map((job) => job.id);
  };
  const ten = 'one two three four five six seven eight nine ten';
  expect(await search(`one ONE two-three ${ten} eleven`)).toEqual([id]);
  expect(await search('one eleven')).toEqual([]);
  expect(await search(ten, MAX_MATCHES.withWords / 20 + 1)).toEqual([]);
});
