/**
 * Tests that a change that is made through one server is visible at once through another server on the same PostgreSQL
 * database.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Freelancer, FreelancerList, Job, JobList, MyApplication, Site } from '@skillharbor/contract';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serverDatabase } from '../../platform/database/testing.ts';
import { readerOf } from '../events.ts';
import {
  applyAs,
  created,
  get,
  pdfOf,
  post,
  postJobAs,
  registerConfirmed,
  saveProfileAs,
} from '../httpClient.ts';
import type { RemotePerson } from '../httpClient.ts';
import { jobInput } from '../people.ts';
import { startServer } from '../serverProcess.ts';
import type { ServerProcess } from '../serverProcess.ts';

const LIST = '/api/job-listings/listings/';
const FREELANCERS = '/api/accounts/freelancers/';
const SITE = '/api/site/';

const folder = mkdtempSync(join(tmpdir(), 'skill-harbor-several-servers-'));
let postgres: NonNullable<Awaited<ReturnType<typeof serverDatabase>>>;
let servers: ServerProcess[];
let addresses: string[];
let here: string;
let there: string;
let client: RemotePerson;
beforeAll(async () => {
  const database = await serverDatabase();
  if (!database) throw new Error('Set TEST_DATABASE_URL.');
  postgres = database;
  servers = [];
  for (const name of ['one', 'two']) {
    const server = startServer({
      DATABASE_URL: postgres.url,
      DATA_DIR: join(folder, name),
      JWT_SECRET: 'the same secret for both of the servers',
      PORT: '0',
      RATE_LIMITS: 'off',
    });
    servers.push(server);
    // Starts the second server later than the first one, because the first one migrates the database.
    await server.ready;
  }
  addresses = await Promise.all(servers.map(({ ready }) => ready));
  [here = '', there = ''] = addresses;
  client = await registerConfirmed(here, 'client', addresses);
});
afterAll(async () => {
  for (const server of servers) server.stop('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  await postgres.drop();
  rmSync(folder, { recursive: true, force: true });
});

const read = async <Body>(address: string, path: string) => {
  const response = await get(address, path);
  expect(response.status).toBe(200);
  // The cast is safe, because the caller chooses the type of the body and checks the body in its assertions.
  return (await response.json()) as Body;
};
const titlesAt = async (address: string) =>
  (await read<JobList>(address, LIST)).results.map(({ title }) => title);
const editAs = async (address: string, job: { id: number }, change: object) => {
  const body = JSON.stringify({
    ...jobInput,
    application_deadline: '2999-12-31',
    is_active: true,
    ...change,
  });
  const headers = { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' };
  const { status } = await fetch(`${address}${LIST}${job.id}/edit/`, { method: 'PUT', headers, body });
  expect(status).toBe(200);
};

test('if a job is posted, changed or hidden through one server, both servers show this immediately', async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    const [writer, reader] = turn % 2 === 0 ? [here, there] : [there, here];
    // Reads the responses once before the change, so that both servers have cached them.
    await Promise.all(addresses.flatMap((address) => [titlesAt(address), read(address, SITE)]));

    const job = await postJobAs(writer, client.token, `Job of turn ${turn}`);
    expect((await titlesAt(reader))[0]).toBe(job.title);
    expect((await read<Job>(reader, `${LIST}${job.id}/`)).title).toBe(job.title);
    const countAt = async () =>
      (await read<Site>(reader, SITE)).job_counts.find(({ category }) => category === job.category)?.active ??
      0;
    const count = await countAt();
    expect(count).toBeGreaterThan(0);

    await editAs(writer, job, { title: `Changed in turn ${turn}` });
    expect((await titlesAt(reader))[0]).toBe(`Changed in turn ${turn}`);
    await editAs(writer, job, { is_active: false });
    expect(await titlesAt(reader)).not.toContain(`Changed in turn ${turn}`);
    expect(await countAt()).toBe(count - 1);
    await editAs(writer, job, { is_active: true });
    expect(await countAt()).toBe(count);
  }
});

test('if a freelancer signs up at one server and fills in the profile at another, both servers show this immediately', async () => {
  const idsAt = async (address: string) =>
    (await read<FreelancerList>(address, FREELANCERS)).results.map(({ id }) => id);
  await Promise.all(addresses.map(idsAt));
  const freelancer = await registerConfirmed(here, 'freelancer', addresses);
  expect(await idsAt(there)).toContain(freelancer.id);
  const picture = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#0a7d84' } })
    .png()
    .toBuffer();
  expect((await saveProfileAs(there, freelancer, picture)).status).toBe(200);
  const { bio } = await read<Freelancer>(here, `${FREELANCERS}${freelancer.id}/`);
  const listed = (await read<FreelancerList>(here, FREELANCERS)).results.find(
    ({ id }) => id === freelancer.id,
  );
  expect([bio, listed?.bio]).toEqual(['I design booking flows.', 'I design booking flows.']);
});

test('an open transaction does not block other writers, and does not make a server return an old response', async () => {
  const job = await postJobAs(here, client.token, 'Before the transaction');
  const connection = new pg.Client(postgres.url);
  await connection.connect();
  try {
    await connection.query('begin');
    await connection.query('update job_listings set title = $1 where id = $2', ['Uncommitted', job.id]);
    await connection.query(
      `insert into job_listings (client_id, title, company, category, location, short_description, description,
          employment_type, remote, application_deadline, is_active, created_at, date_posted)
        select client_id, 'Also uncommitted', company, category, location, short_description, description,
          employment_type, remote, application_deadline, is_active, now(), now() from job_listings where id = $1`,
      [job.id],
    );
    for (const [writer, reader] of [
      [here, there],
      [there, here],
    ] as const) {
      expect((await titlesAt(reader))[0]).not.toContain('ncommitted');
      const other = await postJobAs(writer, client.token, `Meanwhile through ${writer}`);
      expect((await titlesAt(reader))[0]).toBe(other.title);
    }
    await connection.query('commit');
  } finally {
    await connection.end();
  }
  for (const address of addresses) {
    expect(await titlesAt(address)).toEqual(expect.arrayContaining(['Uncommitted', 'Also uncommitted']));
    expect((await read<Job>(address, `${LIST}${job.id}/`)).title).toBe('Uncommitted');
  }
});

test('a message that is sent through one server appears in an event stream of the other server', async () => {
  const freelancer = await registerConfirmed(here, 'freelancer', addresses);
  const job = await postJobAs(here, client.token);
  const { id } = await created<MyApplication>(await applyAs(here, freelancer.token, job.id, pdfOf(1000)));
  const { body } = await get(there, '/api/users/events/', freelancer.token);
  if (!body) throw new Error('The response has no body.');
  const next = readerOf(body);
  expect(await next()).toMatchObject({ unread: 0, conversation: null });
  const path = `/api/conversations/${id}/messages/`;
  await created(await post(here, path, { id: randomUUID(), text: 'Ahoy' }, client.token));
  expect(await next()).toMatchObject({ unread: 1, conversation: id });

  // A server that has lost its connection to the database misses notifications. It therefore ends its event streams, so
  // that clients open new ones, which begin with the current state.
  const connection = new pg.Client(postgres.url);
  await connection.connect();
  await connection.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'skill-harbor-events'`,
  );
  await connection.end();
  expect(await next()).toBeUndefined();
  await created(await post(here, path, { id: randomUUID(), text: 'Ahoy again' }, client.token));
  const again = await vi.waitFor(
    async () => {
      const response = await get(there, '/api/users/events/', freelancer.token);
      if (response.status !== 200 || !response.body) throw new Error('The server does not listen yet.');
      return readerOf(response.body);
    },
    { timeout: 5_000 },
  );
  expect(await again()).toMatchObject({ unread: 1, conversation: null });
  await created(await post(here, path, { id: randomUUID(), text: 'And again' }, client.token));
  expect(await again()).toMatchObject({ unread: 1, conversation: id });
});
