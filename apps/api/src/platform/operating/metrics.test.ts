import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { load } from 'js-yaml';
import type { Tables } from '../database/tables.ts';
import { emptyDatabase } from '../database/testing.ts';
import { silentLog } from '../../testing/log.ts';
import { apply, postJob, sender, signUp } from '../../testing/people.ts';
import { metricsIn } from '../../testing/promql.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { secondsAfter } from '../time/clock.ts';
import { inProcessFetch } from '../web/inProcess.ts';
import { createMetrics, metricsServer } from './metrics.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('the metrics count requests by route pattern, never by URL', async () => {
  await sender(server)('GET', '/api/job-listings/listings/?search=private+words');
  await sender(server)('GET', '/api/job-listings/listings/4711/');
  await sender(server)('GET', '/no/such/4712');
  const text = await server.metrics.text();
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/job-listings/listings/",status="200"} 1',
  );
  expect(text).toContain('route="/api/job-listings/listings/:jobId/",status="404"} 1');
  expect(text).toMatch(/^http_requests_under_way 0$/m);
  // Looks for the id after a slash, because a measured value may contain the same digits.
  expect(text).not.toMatch(/private|\/471[12]/);
});

test('the metrics count a page, together with the API requests that render it, as one request', async () => {
  const read = inProcessFetch(server.app, { ip: '127.0.0.1', host: 'harbor.test' }, true);
  expect((await read('http://server.invalid/api/site/')).status).toBe(200);
  expect(await server.metrics.text()).not.toContain('route="/api/site/"');
});

test('the metrics measure the server’s process and the queued mails', async () => {
  const { email } = await signUp(server, 'client');
  const text = await server.metrics.text();
  expect(text).toMatch(/^process_cpu_seconds_total \d/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).toMatch(/^skill_harbor_mails_waiting 0$/m);
  expect(text).toMatch(/^skill_harbor_mails_oldest_age_seconds 0$/m);
  expect(text).toMatch(/^skill_harbor_database_up 1$/m);
  expect(text).toMatch(/^skill_harbor_database_queries_waiting \d+$/m);
  expect(text).toMatch(/^skill_harbor_disk_free_bytes \d{6,}$/m);
  expect(text).not.toContain(email);
});

test('the metrics count members, jobs, applications, and items that wait for an operator or moderator', async () => {
  const world = await testServer();
  const client = await signUp(world, 'client');
  const job = await postJob(client);
  await apply(await signUp(world, 'freelancer'), job);
  await world.database.kysely
    .insertInto('moderation_cases')
    .values({ kind: 'job', subject_id: job.id, owner_id: null, opened_at: secondsAfter(world.now(), -60) })
    .execute();
  const text = await world.metrics.text();
  expect(text).toMatch(/^skill_harbor_members\{role="client"\} 1$/m);
  expect(text).toMatch(/^skill_harbor_members\{role="freelancer"\} 1$/m);
  expect(text).toMatch(/^skill_harbor_jobs_listed 1$/m);
  expect(text).toMatch(/^skill_harbor_applications\{status="pending"\} 1$/m);
  expect(text).toMatch(/^skill_harbor_decisions_overdue 0$/m);
  expect(text).toMatch(/^skill_harbor_moderation_cases_open 1$/m);
  expect(text).toMatch(/^skill_harbor_moderation_oldest_case_age_seconds 60$/m);
  expect(text).toMatch(/^skill_harbor_mails_given_up 0$/m);
  await world.close();
});

test('the age of the newest backup is infinite before the first backup, and has no value if no backups are scheduled', async () => {
  const newest = secondsAfter(server.now(), -90);
  const ageFor = async (state: { newest: Date | null; hasFailed: boolean } | null) => {
    const { database, folder: dataDir } = server;
    const text = await createMetrics({
      database,
      dataDir,
      clock: () => server.now(),
      backups: () => state,
    }).text();
    return /^skill_harbor_backup_age_seconds (.*)$/m.exec(text)?.[1];
  };
  expect(await ageFor({ newest, hasFailed: false })).toBe('90');
  expect(await ageFor({ newest: null, hasFailed: true })).toBe('+Inf');
  expect(await ageFor(null)).toBe('Nan');
});

test('the replica lag is 0 for a database that is not a replica', async () => {
  const { database, folder: dataDir } = server;
  const text = await createMetrics({
    database,
    replica: database,
    dataDir,
    clock: () => server.now(),
  }).text();
  expect(text).toMatch(/^skill_harbor_replica_lag_seconds 0$/m);
});

test('the metrics are served on a separate port, but not on the public port', async () => {
  const numbers = metricsServer(server.metrics, silentLog);
  const response = await numbers.inject('/metrics');
  expect(response.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(response.body).toContain('# TYPE http_request_duration_seconds histogram');
  expect((await numbers.inject('/')).statusCode).toBe(404);
  expect((await server.app.inject('/metrics')).statusCode).toBe(404);
  await numbers.close();
});

test('the metrics show how long the oldest due mail has waited, and ignore mails that wait for the end of quiet hours', async () => {
  const waiting = { subject: '', text: '', html: '', due_at: new Date('2999-01-01'), attempts: 1 };
  await server.database.kysely
    .insertInto('mails')
    .values([
      {
        ...waiting,
        id: randomUUID(),
        recipient: 'a@example.com',
        created_at: secondsAfter(server.now(), -90),
      },
      { ...waiting, id: randomUUID(), recipient: 'b@example.com', created_at: server.now() },
      {
        ...waiting,
        id: randomUUID(),
        recipient: 'c@example.com',
        created_at: secondsAfter(server.now(), -3600),
        attempts: 0,
      },
    ])
    .execute();
  const text = await server.metrics.text();
  expect(text).toMatch(/^skill_harbor_mails_waiting 2$/m);
  expect(text).toMatch(/^skill_harbor_mails_oldest_age_seconds 90$/m);
});

test('the metrics are served even if the database is unavailable, and report that it is unavailable', async () => {
  const database = await emptyDatabase<Tables>();
  await database.close();
  const text = await createMetrics({ database, dataDir: server.folder, clock: () => server.now() }).text();
  expect(text).toMatch(/^skill_harbor_database_up 0$/m);
  expect(text).toMatch(/^skill_harbor_mails_waiting nan$/im);
  expect(text).toMatch(/^process_cpu_seconds_total \d/m);
});

/** Reads an example for operators from the folder deploy/. */
const deploy = (path: string) =>
  readFileSync(join(import.meta.dirname, '../../../../../deploy', path), 'utf8');
interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}
interface Alerts {
  groups: { rules: { alert: string; expr: string }[] }[];
}

test('the metrics include every metric that the dashboard and the alerts use', async () => {
  await sender(server)('GET', '/api/site/');
  const text = await server.metrics.text();
  // The metric `up` is excluded, because Prometheus itself adds this metric.
  const exposed = new Set(['up', ...[...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)]);
  const isExposed = (name: string) =>
    exposed.has(name) || exposed.has(name.replace(/_(bucket|sum|count)$/, ''));
  const { panels } = JSON.parse(deploy('grafana/skill-harbor.json')) as Dashboard;
  const { groups } = load(deploy('prometheus/alerts.yml')) as Alerts;
  const read = [
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
  ].flatMap(metricsIn);
  expect(read.length).toBeGreaterThan(30);
  expect(read.filter((name) => !isExposed(name))).toEqual([]);
});
