import { endpoints } from '@skillharbor/contract';
import type { OperationId, operations } from '@skillharbor/contract';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { job, jobInput } from './fixtures/jobs.ts';
import { clientUser, unluckyClientUser } from './fixtures/users.ts';
import { handlers } from './handlers.ts';
import { responding, failing } from './http.ts';
import type { MockResponse } from './http.ts';
import { createState } from './createState.ts';
import { withoutToken, as, serveMocks } from './testing.ts';

const server = serveMocks();

test('there is exactly one handler for every operation of the contract', () => {
  const declared = Object.values(endpoints).map(
    ({ method, path }) => `${method.toUpperCase()} *${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  );
  const handled = handlers(createState()).map((handler) => handler.info.header);
  expect(handled.toSorted()).toEqual(declared.toSorted());
});

test('states are independent of each other', () => {
  const state = createState();
  for (const stored of state.jobs) stored.job.title = 'Changed';
  for (const account of state.accounts) account.user.first_name = 'Changed';
  expect(createState().jobs[0]?.job).toEqual(job);
  expect(clientUser.first_name).toBe('Li');
});

test('a user who is signed in from the start needs no token', async () => {
  server.resetHandlers(...handlers(createState({ signedIn: clientUser })));
  expect((await withoutToken.GET('/api/users/')).data).toEqual(clientUser);
});

test('an id in the path triggers a failure', async () => {
  const listing = await withoutToken.GET('/api/job-listings/listings/{jobId}/', {
    params: { path: { jobId: 500 } },
  });
  expect(listing.response.status).toBe(500);
  const profile = await withoutToken.GET('/api/accounts/freelancers/{id}/', {
    params: { path: { id: 503 } },
  });
  expect(profile.response.status).toBe(503);
});

test('a text in the query or in a field triggers a failure', async () => {
  const search = (text: string) =>
    withoutToken.GET('/api/job-listings/listings/', { params: { query: { search: text } } });
  expect((await search('fail-500')).response.status).toBe(500);
  await expect(search('fail-network')).rejects.toThrow(TypeError);

  const body = { email: 'fail-429@example.com', password: 'anything' };
  expect((await withoutToken.POST('/api/auth/login/', { body })).response.status).toBe(429);
});

test('an account that is meant to fail can sign in, and every later request fails', async () => {
  const unlucky = as(unluckyClientUser);
  expect((await unlucky.GET('/api/users/')).response.status).toBe(200);
  expect((await unlucky.GET('/api/job-listings/my-listings/')).response.status).toBe(503);
});

test('a handler that is placed before the others overrides them', async () => {
  server.use(failing('getCurrentUser', 401));
  server.use(
    responding('getSite', {
      status: 200,
      body: {
        demo_accounts: [],
        job_counts: [],
        decision_hold_seconds: 0,
        has_outbox: false,
        sign_ups: 'open',
        visitor_contact: true,
        questions: true,
        feeds: true,
        push: true,
        passkeys: true,
        upload_mib: 5,
      },
    }),
  );
  expect((await as(clientUser).GET('/api/users/')).response.status).toBe(401);
  expect((await withoutToken.GET('/api/site/')).data).toMatchObject({ demo_accounts: [], job_counts: [] });
});

test('a response that the contract does not declare does not compile', () => {
  expectTypeOf<OperationId>().not.toExtend<'postSite'>();
  type SiteResponse = MockResponse<operations['getSite']>;
  expectTypeOf<{
    status: 200;
    body: {
      demo_accounts: [];
      job_counts: [];
      decision_hold_seconds: number;
      has_outbox: boolean;
      sign_ups: 'open';
      visitor_contact: true;
      questions: true;
      feeds: true;
      push: true;
      passkeys: true;
      upload_mib: number;
    };
  }>().toExtend<SiteResponse>();
  expectTypeOf<{ status: 404; body: { detail: string } }>().not.toExtend<SiteResponse>();
  expectTypeOf<{ status: 200; body: { accounts: [] } }>().not.toExtend<SiteResponse>();
});

test('a response that the contract forbids throws', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  // The types allow this id, although ids begin at 1.
  server.use(responding('getCurrentUser', { status: 200, body: { ...clientUser, pk: -1 } }));
  expect((await as(clientUser).GET('/api/users/')).response.status).toBe(500);
  expect(error.mock.calls.flat().map(String).join()).toContain(
    'The response 200 of getCurrentUser violates openapi.yaml',
  );
  error.mockRestore();
});

test('a request that the contract forbids gets 400, with errors by field', async () => {
  const { error, response } = await as(clientUser).POST('/api/job-listings/create/', {
    body: { ...jobInput, title: ' ', location: 'x'.repeat(121) },
  });
  expect(response.status).toBe(400);
  expect(error).toMatchObject({
    title: ['This field is required.'],
    location: ['This is not in the expected form.'],
  });
});
