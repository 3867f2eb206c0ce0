/**
 * Tests what happens if PostgreSQL restarts, is killed or becomes unreachable while four of its connections are busy.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startOwnPostgres } from '@skillharbor/tooling/postgres';
import pg from 'pg';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { databaseOn } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openPostgres } from '../../platform/database/postgres.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { get, post, registerConfirmed } from '../httpClient.ts';
import type { RemotePerson } from '../httpClient.ts';
import { jobInput, signUp } from '../people.ts';
import { startProxy } from '../proxy.ts';
import { startServer } from '../serverProcess.ts';
import { testServer } from '../testServer.ts';

// Starts PostgreSQL with durable commits, which survive a kill.
const postgres = startOwnPostgres({ isDurable: true });
afterAll(() => postgres.stop());

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skill-harbor-lost-database-'));
  return () => rmSync(folder, { recursive: true, force: true });
});

const POLL_INTERVAL_MS = 20;

interface Outcome {
  /** The status of the response, or null if the connection ended before a response arrived. */
  status: number | null;
  retryAfter?: string | null;
}

interface Visit {
  address: string;
  client: RemotePerson;
}

const job = { ...jobInput, application_deadline: '2999-12-31' };

let searches = 0;

/** Sends two requests that read without the cache, and two requests that write in a transaction. */
function askFour({ address, client }: Visit): Promise<Outcome[]> {
  const requests = Array.from({ length: 4 }, (_, index) =>
    index % 2 === 0
      ? get(address, `/api/job-listings/listings/?search=rigger+${(searches += 1)}`)
      : post(address, '/api/job-listings/create/', job, client.token),
  );
  return Promise.all(requests.map(outcomeOf));
}

async function outcomeOf(request: Promise<Response>): Promise<Outcome> {
  try {
    const { status, headers } = await request;
    return { status, retryAfter: headers.get('retry-after') };
  } catch {
    return { status: null };
  }
}

async function connectAsAdministrator(): Promise<pg.Client> {
  const connection = new pg.Client(postgres.url);
  // Ignores the error of the test's own connection, which breaks as well.
  connection.on('error', () => undefined);
  await connection.connect();
  onTestFinished(() => connection.end());
  return connection;
}

interface Busy {
  responses: Promise<Outcome[]>;
  /** The process ids of the connections to the database. */
  backends: number[];
  /** Releases the lock that the requests wait for. */
  release: () => Promise<unknown>;
}

/**
 * Sends four requests whose statements wait for a lock. The server runs at most four slow statements at once, and a
 * request waits only two seconds for its turn. On a busy machine, the first request may give up before the last one
 * arrives, or the server's own work may take one of the four places. In these cases, four new requests are sent.
 */
async function keepFourBusy(visit: Visit): Promise<Busy> {
  const holder = await connectAsAdministrator();
  await holder.query('begin; lock table job_listings in access exclusive mode');
  const observer = await connectAsAdministrator();
  const findWaiting = async () => {
    const { rows } = await observer.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'skill-harbor' and wait_event_type = 'Lock'`,
    );
    return rows.map(({ pid }) => pid);
  };
  for (;;) {
    const responses = askFour(visit);
    let areSettled = false;
    void responses.then(() => (areSettled = true));
    while (!areSettled) {
      const backends = await findWaiting();
      if (backends.length === 4) return { responses, backends, release: () => holder.query('rollback') };
      // Waits a moment, so that the requests get processor time.
      await setTimeout(POLL_INTERVAL_MS);
    }
  }
}

/**
 * The responses with the status 503. Their `Retry-After` varies, because on a busy machine some requests time out
 * earlier.
 */
const askedToComeAgain = Array.from({ length: 4 }, () => ({
  status: 503,
  retryAfter: expect.stringMatching(/^[1-9]\d*$/) as string,
}));

async function expectRecovery(visit: Visit): Promise<void> {
  const statuses = async () => (await askFour(visit)).map(({ status }) => status);
  await expect.poll(statuses, { timeout: 30_000 }).toEqual([200, 201, 200, 201]);
}

test.each([
  ['is restarted', () => postgres.restart('fast')],
  ['is restarted without a word to its clients', () => postgres.restart('immediate')],
  ['loses a process to kill -9', ([backend = 0]: number[]) => process.kill(backend, 'SIGKILL')],
  [
    'is killed with kill -9 and started again',
    async () => {
      process.kill(postgres.pid, 'SIGKILL');
      await postgres.restart();
    },
  ],
])(
  'when PostgreSQL %s, requests get a 503 response, and the server recovers',
  async (_what, happen) => {
    const server = startServer({
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: postgres.url,
      LOG_LEVEL: 'error',
    });
    onTestFinished(() => server.stop('SIGKILL'));
    const address = await server.ready;
    const visit = { address, client: await registerConfirmed(address, 'client') };

    const { responses, backends } = await keepFourBusy(visit);
    await happen(backends);
    expect(await responses).toEqual(askedToComeAgain);
    await expectRecovery(visit);

    server.stop('SIGTERM');
    const { code, errors } = await server.ended;
    expect(code).toBe(0);
    expect(lostConnectionsIn(errors)).not.toEqual([]);
    for (const report of lostConnectionsIn(errors)) {
      expect(['type', 'message', 'stack', 'name', 'code']).toEqual(
        expect.arrayContaining(Object.keys(report)),
      );
    }
  },
  120_000,
);

/** Returns the lines of the log that report lost connections. */
function lostConnectionsIn(log: string): object[] {
  return log
    .split('\n')
    .filter((line) => line.includes('the database reported an error'))
    .map((line) => (JSON.parse(line) as { err: object }).err);
}

test('when the network fails, requests get the status 503, and the server recovers when the network does', async () => {
  const network = await startProxy(postgres.socket);
  onTestFinished(() => network.close());
  const database = databaseOn<Tables>(
    'postgres',
    openPostgres({
      databaseUrl: `postgres://postgres@127.0.0.1:${network.port}/postgres`,
      responseTimeoutMs: 1_000,
      onError: () => undefined,
    }),
  );
  await migrate(database.kysely);
  const server = await testServer({ database });
  onTestFinished(() => server.close());
  const address = await server.app.listen();
  const { id, email, session } = await signUp(server, 'client');
  const visit = { address, client: { id, email, token: session.access_token } };

  const { responses, release } = await keepFourBusy(visit);
  network.setFault(() => 'drop');
  expect(await responses).toEqual(askedToComeAgain);
  await release();
  network.setFault(() => 'pass');
  await expectRecovery(visit);
}, 60_000);
