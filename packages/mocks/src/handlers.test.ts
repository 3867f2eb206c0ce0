import { readFileSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import { parse } from 'yaml';
import { job } from './fixtures/jobs.ts';
import { clientUser, unluckyClientUser } from './fixtures/users.ts';
import { handlers } from './handlers.ts';
import { answering, failing } from './http.ts';
import type { PathWith } from './http.ts';
import { createState } from './state.ts';
import { anybody, as, serveMocks } from './testing.ts';

const server = serveMocks();

test('every operation of the contract has a handler, and nothing else has', () => {
  const contract = parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const declared = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((key) => key !== 'parameters')
      .map((method) => `${method.toUpperCase()} *${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  const handled = handlers(createState()).map((handler) => handler.info.header);
  expect(handled.toSorted()).toEqual(declared.toSorted());
});

test('one state knows nothing of what another was told', () => {
  const state = createState();
  for (const kept of state.jobs) kept.job.title = 'Changed';
  for (const account of state.accounts) account.user.first_name = 'Changed';
  expect(createState().jobs[0]?.job).toEqual(job);
  expect(clientUser.first_name).toBe('Li');
});

test('who is signed in from the start needs no token', async () => {
  server.resetHandlers(...handlers(createState({ signedIn: clientUser })));
  expect((await anybody.GET('/api/users/')).data).toEqual(clientUser);
});

test('an id in the path asks for a failure', async () => {
  const listing = await anybody.GET('/api/job-listings/listings/{jobId}/', {
    params: { path: { jobId: 500 } },
  });
  expect(listing.response.status).toBe(500);
  const profile = await anybody.GET('/api/accounts/freelancers/{id}/', { params: { path: { id: 503 } } });
  expect(profile.response.status).toBe(503);
});

test('a text in the query or in a field asks for a failure', async () => {
  const search = (text: string) =>
    anybody.GET('/api/job-listings/listings/', { params: { query: { search: text } } });
  expect((await search('fail-500')).response.status).toBe(500);
  await expect(search('fail-network')).rejects.toThrow(TypeError);

  const body = { email: 'fail-429@example.com', password: 'anything' };
  expect((await anybody.POST('/api/auth/login/', { body })).response.status).toBe(429);
});

test('somebody unlucky is signed in, and sees everything fail', async () => {
  const unlucky = as(unluckyClientUser);
  expect((await unlucky.GET('/api/users/')).response.status).toBe(200);
  expect((await unlucky.GET('/api/job-listings/my-listings/')).response.status).toBe(503);
});

test('a handler before the others fails, or has its own answer', async () => {
  server.use(failing('get', '/api/users/', 401));
  server.use(answering('get', '/api/site/', { status: 200, body: { demo_accounts: [] } }));
  expect((await as(clientUser).GET('/api/users/')).response.status).toBe(401);
  expect((await anybody.GET('/api/site/')).data).toEqual({ demo_accounts: [] });
});

test('what the contract does not know does not compile', () => {
  expectTypeOf<PathWith<'post'>>().not.toExtend<'/api/site/'>();
  type Answer = Parameters<typeof answering<'get', '/api/site/'>>[2];
  expectTypeOf<{ status: 200; body: { demo_accounts: [] } }>().toExtend<Answer>();
  expectTypeOf<{ status: 404; body: { detail: string } }>().not.toExtend<Answer>();
  expectTypeOf<{ status: 200; body: { accounts: [] } }>().not.toExtend<Answer>();
});
