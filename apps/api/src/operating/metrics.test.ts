import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../testing/app.ts';
import type { TestServer } from '../testing/app.ts';
import { silentLog } from '../testing/log.ts';
import { sender, signUp } from '../testing/people.ts';
import { metricsServer } from './metrics.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('requests are counted by the pattern of their route, never by what was asked for', async () => {
  await sender(server)('GET', '/api/job-listings/listings/?search=private+words');
  await sender(server)('GET', '/api/job-listings/listings/4711/');
  await sender(server)('GET', '/no/such/4712');
  const text = await server.metrics.text();
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/job-listings/listings/",status="200"} 1',
  );
  expect(text).toContain('route="/api/job-listings/listings/:jobId/",status="404"} 1');
  expect(text).toMatch(/^http_requests_under_way 0$/m);
  expect(text).not.toMatch(/private|471[12]/);
});

test('the process, and the mails that wait, are measured', async () => {
  const { email } = await signUp(server, 'client');
  const text = await server.metrics.text();
  expect(text).toMatch(/^process_cpu_seconds_total \d/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).toMatch(/^skill_harbor_mails_waiting 0$/m);
  expect(text).not.toContain(email);
});

test('they are on a server of their own, and not on the one for the public', async () => {
  const numbers = metricsServer(server.metrics, silentLog);
  const answer = await numbers.inject('/metrics');
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(answer.body).toContain('# TYPE http_request_duration_seconds histogram');
  expect((await numbers.inject('/')).statusCode).toBe(404);
  expect((await server.app.inject('/metrics')).statusCode).toBe(404);
  await numbers.close();
});
