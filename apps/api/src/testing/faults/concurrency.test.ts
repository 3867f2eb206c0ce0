/**
 * Tests simultaneous requests of one user and of several users. Simultaneous decisions, edits and registrations are
 * tested in the files of these resources.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MyApplicationList, MyJob, User } from '@skillharbor/contract';
import { verify } from '@node-rs/argon2';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { expectLegalState } from '../invariants.ts';
import { PASSWORD, jobInput, postJob, resetToken, sender, signUp, statusesOf } from '../people.ts';
import type { TestResponse, TestPerson } from '../people.ts';
import { smallPdf } from '../resumes.ts';
import { testServer } from '../testServer.ts';
import type { TestServer } from '../testServer.ts';

vi.mock('@node-rs/argon2', { spy: true });

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, i) => make(i));
const edit = (job: MyJob) => `/api/job-listings/listings/${job.id}/edit/`;

async function send(freelancer: TestPerson, job: MyJob): Promise<TestResponse> {
  const form = { listing: String(job.id), cover_letter: 'I would.', resume: smallPdf() };
  return freelancer.send('POST', '/api/applications/apply/', { form });
}

test('if a freelancer sends the same application fifty times at once, the server creates one row, one file and one mail to the client', async () => {
  const client = await signUp(server, 'client');
  const freelancer = await signUp(server, 'freelancer');
  const job = await postJob(client);
  const responses = await Promise.all(times(50, () => send(freelancer, job)));
  const [first, ...others] = statusesOf(responses);
  expect(first).toBe(201);
  // Also accepts the status 503, because on a slow machine some requests wait too long for the database.
  expect(others.filter((status) => status !== 409 && status !== 503)).toEqual([]);

  const rows = await server.database.kysely
    .selectFrom('applications')
    .innerJoin('resumes', 'resumes.id', 'resume_id')
    .select('key')
    .execute();
  expect(await readdir(join(server.folder, 'resumes'))).toEqual(rows.map(({ key }) => key.split('/')[1]));
  expect(rows).toHaveLength(1);
  expect(await readdir(join(server.folder, 'uploads'))).toEqual([]);
  expect(await server.mailTo(client.email)).toMatchObject({ subject: `New application: ${job.title}` });
  const queued = await server.database.kysely
    .selectFrom('mails')
    .select('id')
    .where('recipient', '=', client.email)
    .execute();
  expect(queued).toHaveLength(1);
  await expectLegalState(server);
});

test('if a job is closed or deleted while freelancers apply, the data is consistent in whatever order the requests arrive', async () => {
  const client = await signUp(server, 'client');
  const freelancers = await Promise.all(times(4, () => signUp(server, 'freelancer')));
  const close = (job: MyJob) => client.send('PUT', edit(job), { body: { ...jobInput, is_active: false } });
  const remove = (job: MyJob) => client.send('DELETE', edit(job));

  const orders = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 });
  for (const order of fc.sample(orders, { numRuns: 12 })) {
    const job = await postJob(client);
    const acts = [...freelancers.map((freelancer) => () => send(freelancer, job)), close, remove, remove];
    const responses = await Promise.all(order.map(async (act) => ({ act, ...(await acts[act]?.(job)) })));
    const statusOf = (act: number) => responses.find((response) => response.act === act)?.status;

    for (const [index, freelancer] of freelancers.entries()) {
      const { body } = await freelancer.send<MyApplicationList>('GET', '/api/applications/my/');
      const hasApplied = body.results.some(({ listing }) => listing === job.id);
      expect(hasApplied).toBe(statusOf(index) === 201);
      expect([201, 404, 409]).toContain(statusOf(index));
    }
    const deletions = [statusOf(5), statusOf(6)];
    const isGone = (await client.send('GET', edit(job))).status === 404;
    expect(deletions.filter((status) => status === 204)).toHaveLength(isGone ? 1 : 0);
    await expectLegalState(server);
  }
});

describe('a link for setting a new password', () => {
  const confirm = (token: string, password: string) =>
    sender(server)('POST', '/api/auth/password/reset/confirm/', { body: { token, password } });
  const logIn = (email: string, password: string) =>
    sender(server)('POST', '/api/auth/login/', { body: { email, password } });

  test('if two simultaneous requests use a link for a new password, only one of the passwords is set', async () => {
    const { email } = await signUp(server, 'client');
    const token = await resetToken(server, email);
    const passwords = ['first-new-password', 'second-new-password'];
    const responses = await Promise.all(passwords.map((password) => confirm(token, password)));
    expect(statusesOf(responses)).toEqual([200, 400]);
    const logIns = await Promise.all(passwords.map((password) => logIn(email, password)));
    expect(logIns.map(({ status }) => status === 200)).toEqual(responses.map(({ status }) => status === 200));
    expect((await logIn(email, PASSWORD)).status).toBe(401);
  });

  test('if a link for a new password is used during a sign-in with the old password, no session stays open', async () => {
    const { email } = await signUp(server, 'client');
    const token = await resetToken(server, email);
    // Sets the new password right after the server has checked the old one.
    vi.mocked(verify).mockImplementationOnce(async () => {
      expect((await confirm(token, 'a-brand-new-password')).status).toBe(200);
      return true;
    });
    expect((await logIn(email, PASSWORD)).status).toBe(401);
    expect((await logIn(email, 'a-brand-new-password')).status).toBe(200);
  });
});

test('if a session is refreshed while the user logs out, the session still ends', async () => {
  const { session } = await signUp(server, 'client');
  const body = { refresh: session.refresh_token };
  const [first, , second] = await Promise.all([
    sender(server)<{ access: string }>('POST', '/api/auth/token/refresh/', { body }),
    sender(server)('POST', '/api/auth/logout/', { body }),
    sender(server)<{ access: string }>('POST', '/api/auth/token/refresh/', { body }),
  ]);
  const tokens = [session.access_token, first.body.access, second.body.access];
  for (const token of tokens) {
    const headers = { authorization: `Bearer ${token}` };
    expect((await sender(server)<User>('GET', '/api/users/', { headers })).status).toBe(401);
  }
});
