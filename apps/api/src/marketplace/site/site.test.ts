import type { Site } from '@skillharbor/contract';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { PASSWORD, postJob, sender, signUp } from '../../testing/people.ts';
import { version } from '../../platform/operating/version.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('the site offers each demo account until the account’s password changes', async () => {
  const send = sender(server);
  const site = async () => (await send<Site>('GET', '/api/site/')).body.demo_accounts;
  expect(await site()).toEqual([]);

  const { id, email } = await signUp(server, 'client');
  await server.database.kysely
    .insertInto('demo_accounts')
    .values({ user_id: id, password: PASSWORD })
    .execute();
  expect(await site()).toEqual([{ role: 'client', email, password: PASSWORD }]);

  await send('POST', '/api/auth/password/reset/', { body: { email } });
  const token = /token=(\S+)/.exec((await server.mailTo(email)).text)?.[1];
  await send('POST', '/api/auth/password/reset/confirm/', { body: { token, password: 'another-password' } });
  expect(await site()).toEqual([]);
});

test('the site counts the active jobs of every category', async () => {
  const send = sender(server);
  const client = await signUp(server, 'client');
  const counts = async () => {
    const { job_counts } = (await send<Site>('GET', '/api/site/')).body;
    return Object.fromEntries(job_counts.map(({ category, active }) => [category, active]));
  };
  const none = { tech: 0, finance: 0, healthcare: 0, marketing: 0, education: 0, other: 0 };
  expect(await counts()).toEqual(none);
  await postJob(client, { category: 'healthcare' });
  await postJob(client, { category: 'healthcare', is_active: false });
  expect(await counts()).toEqual({ ...none, healthcare: 1 });
});

test('the site reports for how long decisions are held, or that they are not held', async () => {
  const secondsOf = async (of: TestServer) =>
    (await sender(of)<Site>('GET', '/api/site/')).body.decision_hold_seconds;
  expect(await secondsOf(server)).toBe(0);
  const holding = await testServer({ environment: { DECISION_HOLD: '10' } });
  onTestFinished(() => holding.close());
  expect(await secondsOf(holding)).toBe(600);
});

// This test closes the database of its server, so later tests must not use the server.
test('the server reports that it is healthy and ready, or that the database is unavailable', async () => {
  const send = sender(server);
  expect(await send('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok', version } });
  expect(await send('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  await server.database.close();
  expect((await send('GET', '/healthz')).status).toBe(200);
  expect(await send('GET', '/readyz')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
    body: { detail: 'The service is busy. Please try again shortly.' },
  });
  expect(await send('GET', '/api/job-listings/listings/')).toMatchObject({
    status: 500,
    body: { detail: 'Something went wrong on our side. Please try again.' },
  });
});

test('a stopping server reports that it is not ready, still serves requests, and closes each connection after its response', async () => {
  const stopping = new AbortController();
  const ending = await testServer({ stopping: stopping.signal });
  onTestFinished(() => ending.close());
  const send = sender(ending);
  expect((await send('GET', '/readyz')).status).toBe(200);
  stopping.abort();
  expect(await send('GET', '/readyz')).toMatchObject({
    status: 503,
    body: { detail: 'This server is stopping. Please try again shortly.' },
  });
  for (const url of ['/healthz', '/api/job-listings/listings/'])
    expect(await send('GET', url)).toMatchObject({ status: 200, headers: { connection: 'close' } });
});
