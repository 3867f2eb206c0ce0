/**
 * Repeatedly kills the server with kill -9 while it writes, and starts it again on the same data. All confirmed data
 * must be complete, and no data of incomplete writes may be left.
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MyApplication } from '@skillharbor/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { serverDatabase } from '../../platform/database/testing.ts';
import { localFileStore } from '../../files/localFileStore.ts';
import { cleanUpOrphans } from '../../files/orphanCleanup.ts';
import { applyAs, created, get, pdfOf, postJobAs, registerConfirmed } from '../httpClient.ts';
import type { RemotePerson } from '../httpClient.ts';
import { expectLegalState } from '../invariants.ts';
import { silentLog } from '../log.ts';
import { startServer } from '../serverProcess.ts';
import type { ServerProcess } from '../serverProcess.ts';
import { secondsAfter } from '../../platform/time/clock.ts';

/**
 * How many times the server is killed. The number is high only at night, because each kill takes seconds of processor
 * time.
 */
const KILLS = process.env['NIGHTLY'] ? 10 : 4;
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'skill-harbor-kill-'));
let client: RemotePerson;
let running: ServerProcess | undefined;

let postgres: Awaited<ReturnType<typeof serverDatabase>> = null;

beforeAll(async () => {
  postgres = await serverDatabase();
  const server = start();
  client = await registerConfirmed(await server.ready, 'client');
  server.stop('SIGTERM');
  await server.ended;
});
afterAll(async () => {
  running?.stop('SIGKILL');
  await running?.ended;
  await postgres?.drop();
  rmSync(folder, { recursive: true, force: true });
});

function start(): ServerProcess {
  const environment = { PORT: '0', DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
  running = startServer(postgres ? { ...environment, DATABASE_URL: postgres.url } : environment);
  return running;
}

/** What the server has confirmed with the status 201. */
interface Confirmed {
  jobs: { id: number; title: string }[];
  applications: { person: RemotePerson; id: number; resume: Buffer }[];
}

/** Creates jobs, freelancers, and applications with resumes until the server is killed. */
async function write(
  address: string,
  seed: () => number,
  onConfirmed: (confirmed: Confirmed) => void,
): Promise<void> {
  for (;;) {
    try {
      const job = await postJobAs(address, client.token, `Job ${seed()}`);
      onConfirmed({ jobs: [job], applications: [] });
      const person = await registerConfirmed(address, 'freelancer');
      const resume = pdfOf(1 + (seed() % 300_000) + 10, seed());
      const { id } = await created<MyApplication>(await applyAs(address, person.token, job.id, resume));
      onConfirmed({ jobs: [], applications: [{ person, id, resume }] });
    } catch (error) {
      // `fetch` throws a TypeError if the connection breaks.
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

async function expectSaved(address: string, { jobs, applications }: Confirmed): Promise<void> {
  for (const { id, title } of jobs) {
    const job = await get(address, `/api/job-listings/my-detail/${id}/`, client.token);
    expect(await job.json()).toMatchObject({ id, title });
  }
  for (const { person, id, resume } of applications) {
    const saved = await get(address, `/api/applications/resume/${id}/`, person.token);
    expect(saved.status).toBe(200);
    expect(Buffer.from(await saved.arrayBuffer()).equals(resume)).toBe(true);
  }
}

/** Returns a function that produces pseudo-random numbers, which are the same in every run. */
function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
}

test(`if kill -9 ends the server ${KILLS} times, it loses no confirmed write and leaves no incomplete one`, async () => {
  const seed = seededNumbers(20_261);
  const all: Confirmed = { jobs: [], applications: [] };
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = start();
    const address = await server.ready;
    await expectSaved(address, { jobs: all.jobs.slice(-20), applications: all.applications.slice(-20) });

    // Kills the server when one of the next writes is confirmed. At this time, the other writers may be at any point.
    let until = 1 + (seed() % 12);
    const onConfirmed = ({ jobs, applications }: Confirmed) => {
      all.jobs.push(...jobs);
      all.applications.push(...applications);
      until -= 1;
      if (until === 0) server.stop('SIGKILL');
    };
    await Promise.all(Array.from({ length: 4 }, () => write(address, seed, onConfirmed)));
    expect(await server.ended).toMatchObject({ code: null });
  }
  expect(all.applications.length).toBeGreaterThan(KILLS);

  const last = start();
  await expectSaved(await last.ready, all);
  last.stop('SIGTERM');
  expect((await last.ended).code).toBe(0);

  const database = await openDatabase<Tables>({ dataDir: folder, databaseUrl: postgres?.url });
  await expectLegalState({ database });
  // Runs the cleanup as if two hours had passed. On PostgreSQL, the cleanup keeps orphans for an hour, because they may
  // belong to another server.
  const later = secondsAfter(new Date(), 2 * 60 * 60);
  const { kysely: queries } = database;
  await cleanUpOrphans({ queries, files: localFileStore(folder), clock: () => later, log: silentLog }, later);
  const resumes = await queries.selectFrom('resumes').select(['key', 'size']).execute();
  await database.close();
  const saved = new Map(resumes.map(({ key, size }) => [key, size]));
  const files = readdirSync(join(folder, 'resumes')).map((name) => `resumes/${name}`);
  expect(files.toSorted()).toEqual([...saved.keys()].toSorted());
  for (const file of files) expect(readFileSync(join(folder, file)).length).toBe(saved.get(file));
  expect(readdirSync(join(folder, 'uploads'))).toEqual([]);
});
