import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../testing/log.ts';
import { sender, signUp } from '../testing/people.ts';
import { testServer } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';
import { inProcessFetch } from '../web/inProcess.ts';
import { metricsServer } from './metrics.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('counts requests by route pattern, never by URL', async () => {
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

test('counts a page as one request, with what it reads', async () => {
  const read = inProcessFetch(server.app, { ip: '127.0.0.1', host: 'harbor.test' });
  expect((await read('http://server.invalid/api/site/')).status).toBe(200);
  expect(await server.metrics.text()).not.toContain('route="/api/site/"');
});

test('measures the process and the waiting mails', async () => {
  const { email } = await signUp(server, 'client');
  const text = await server.metrics.text();
  expect(text).toMatch(/^process_cpu_seconds_total \d/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).toMatch(/^skill_harbor_mails_waiting 0$/m);
  expect(text).not.toContain(email);
});

test('are served on a port of their own, not on the public one', async () => {
  const numbers = metricsServer(server.metrics, silentLog);
  const answer = await numbers.inject('/metrics');
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(answer.body).toContain('# TYPE http_request_duration_seconds histogram');
  expect((await numbers.inject('/')).statusCode).toBe(404);
  expect((await server.app.inject('/metrics')).statusCode).toBe(404);
  await numbers.close();
});
