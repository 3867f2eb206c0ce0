/** Tests that two servers on one PostgreSQL database share their rate limits, sessions and queued mails. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@skillharbor/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { serverDatabase } from '../../platform/database/testing.ts';
import { applyAs, logInAs, pdfOf, post, postJobAs, register } from '../httpClient.ts';
import { startLoadBalancer } from '../loadBalancer.ts';
import { startMailCatcher } from '../mailCatcher.ts';
import type { MailCatcher } from '../mailCatcher.ts';
import { countOutcome, outcomeOf } from '../outcome.ts';
import type { Outcomes } from '../outcome.ts';
import { PASSWORD } from '../people.ts';
import { startS3 } from '../s3.ts';
import type { TestS3 } from '../s3.ts';
import { startServer } from '../serverProcess.ts';
import type { ServerProcess } from '../serverProcess.ts';

const LOG_IN = '/api/auth/login/';

const folder = mkdtempSync(join(tmpdir(), 'skill-harbor-shared-state-'));
let postgres: NonNullable<Awaited<ReturnType<typeof serverDatabase>>>;
let database: pg.Client;
let s3: TestS3;
let mails: MailCatcher;
let servers: ServerProcess[];
let here: string;
let there: string;

const start = (name: string) =>
  startServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, name),
    JWT_SECRET: 'the same secret for both of the servers',
    PORT: '0',
    LOG_LEVEL: 'error',
    SMTP_URL: mails.url,
    TRUST_PROXY: 'loopback',
    SHUTDOWN_DELAY: '1',
    ...s3.environment,
  });

beforeAll(async () => {
  const given = await serverDatabase();
  if (!given) throw new Error('Set TEST_DATABASE_URL.');
  postgres = given;
  s3 = await startS3('shared-state');
  mails = await startMailCatcher();
  // Starts both servers at the same time, on an empty database.
  servers = ['one', 'two'].map(start);
  [here = '', there = ''] = await Promise.all(servers.map(({ ready }) => ready));
  database = new pg.Client(postgres.url);
  await database.connect();
}, 120_000);
afterAll(async () => {
  for (const server of servers) server.stop('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  await database.end();
  await mails.close();
  await s3.close();
  await postgres.drop();
  rmSync(folder, { recursive: true, force: true });
});

const atBoth = <Result>(count: number, ask: (address: string, index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(index % 2 === 0 ? here : there, index)));

let visitors = 0;
/** Returns the headers of a request. Each request gets a different IP address. */
const headers = () => {
  visitors += 1;
  return {
    'content-type': 'application/json',
    'x-forwarded-for': `10.0.${Math.floor(visitors / 250)}.${visitors % 250}`,
  };
};
const postFromElsewhere = async (address: string, path: string, body: object) => {
  const request = { method: 'POST', headers: headers(), body: JSON.stringify(body) };
  return (await fetch(address + path, request)).status;
};
const numberOf = async (what: string, ...values: unknown[]) => {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from ${what}`,
    values,
  );
  return rows[0]?.count;
};

/** Registers a user, and confirms the email address in the database, instead of following the link in the mail. */
async function registered(address: string, role: Role) {
  const person = await register(address, role);
  await database.query('update users set confirmed_at = now() where id = $1', [person.id]);
  return person;
}

test('if forty passwords are guessed at the same time at two servers, only twenty are checked', async () => {
  const { email } = await registered(here, 'client');
  const guess = (address: string, password: string) =>
    postFromElsewhere(address, LOG_IN, { email, password });
  const statuses = await atBoth(40, (address) => guess(address, 'wrong-password'));
  const countOf = (status: number) => statuses.filter((given) => given === status).length;
  expect([countOf(401), countOf(429)]).toEqual([20, 20]);
  expect(await atBoth(2, (address) => guess(address, PASSWORD))).toEqual([429, 429]);
});

test('a session can be refreshed at two servers at the same time, and ends at both when the user logs out at one of them', async () => {
  const person = await registered(here, 'freelancer');
  const { refresh_token: refresh } = await logInAs(there, person);
  const refreshAt = async (address: string) =>
    (await post(address, '/api/auth/token/refresh/', { refresh })).status;
  expect(await atBoth(4, refreshAt)).toEqual([200, 200, 200, 200]);
  expect((await post(here, '/api/auth/logout/', { refresh })).ok).toBe(true);
  expect(await atBoth(2, refreshAt)).toEqual([401, 401]);
});

test('if a freelancer applies to a job fifty times at once at two servers, only one application succeeds', async () => {
  const client = await registered(here, 'client');
  const freelancer = await registered(there, 'freelancer');
  const { id } = await postJobAs(here, client.token);
  const resume = pdfOf(2_000);
  const responses = await atBoth(50, (address) => applyAs(address, freelancer.token, id, resume));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await numberOf('applications where listing_id = $1', id)).toBe(1);
});

test('two servers together send each mail only once', async () => {
  const { id } = await registered(here, 'freelancer');
  const contact = (address: string, index: number) =>
    postFromElsewhere(address, '/api/contact/contact-freelancer/', {
      freelancer_id: id,
      client_email: 'li@example.com',
      message: `In March? ${index}`,
    });
  expect(await atBoth(24, contact)).toEqual(Array<number>(24).fill(201));
  await expect.poll(() => numberOf('mails where sent_at is null'), { timeout: 30_000 }).toBe(0);
  expect(mails.received.length).toBe(await numberOf('mails'));
  expect(mails.received.length).toBeGreaterThan(24);
  const ids = mails.received.map((mail) => /^Message-ID: (\S+)/im.exec(mail)?.[1]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('no request fails while the servers restart one after another', { timeout: 120_000 }, async () => {
  const balancer = await startLoadBalancer();
  onTestFinished(() => balancer.close());
  await Promise.all([here, there].map((address) => balancer.add(address)));
  const { email } = await registered(here, 'client');
  const outcomes: Outcomes = {};
  let isOver = false;
  const visit = async (path: string, body?: string) => {
    while (!isOver) {
      const options = { method: body ? 'POST' : 'GET', headers: headers() };
      countOutcome(outcomes, await outcomeOf(balancer.address + path, options, body));
    }
  };
  const load = Promise.all([
    visit('/api/job-listings/listings/'),
    visit('/api/job-listings/listings/?search=rigger'),
    visit(LOG_IN, JSON.stringify({ email, password: PASSWORD })),
  ]);

  for (const [index, name] of ['one', 'two'].entries()) {
    servers[index]?.stop('SIGTERM');
    expect(await servers[index]?.ended).toEqual({ code: 0, errors: '' });
    const server = start(name);
    servers[index] = server;
    await balancer.add(await server.ready);
  }
  isOver = true;
  await load;
  expect(Object.keys(outcomes)).toEqual(['200']);
  expect(outcomes['200']).toBeGreaterThan(100);
});
