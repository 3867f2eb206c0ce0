/** Tests that a server whose disk is full refuses writes, leaves no incomplete data, and still serves reads. */
import { appendFileSync, readdirSync, rmSync, statSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DISK_RESERVE, LAST_RESERVE } from '../../contract/diskSpace.ts';
import { databaseOn } from '../../platform/database/database.ts';
import { openEmbedded } from '../../platform/database/embedded.ts';
import { serverDatabase } from '../../platform/database/testing.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { localFileStore } from '../../files/localFileStore.ts';
import { applyAs, get, logInAs, pdfOf, post, postJobAs, registerConfirmed } from '../httpClient.ts';
import { PASSWORD, jobInput, postJob, sender, signUp } from '../people.ts';
import type { TestPerson } from '../people.ts';
import { startServer } from '../serverProcess.ts';
import { mountSmallDisk } from '../smallDisk.ts';
import type { SmallDisk } from '../smallDisk.ts';
import { testServer } from '../testServer.ts';
import type { TestServer } from '../testServer.ts';

const MIB = 1024 * 1024;
/**
 * How many times the server is started. The number is high only at night, because each start takes seconds of processor
 * time.
 */
const STARTS = process.env['NIGHTLY'] ? 20 : 4;
const plenty = () => Promise.resolve(Number.MAX_SAFE_INTEGER);

const send = (person: TestPerson, listing: number, size: number) =>
  person.send('POST', '/api/applications/apply/', {
    form: {
      listing: String(listing),
      cover_letter: 'I have shipped two.',
      resume: { name: 'resume.pdf', content: pdfOf(size) },
    },
  });

async function stored({ database, folder }: TestServer) {
  const { rows } = await sql`
    select (select count(*)::int from resumes) as resumes, (select count(*)::int from applications) as applications,
      (select sum(applications_count)::int from job_listings) as counted`.execute(database.kysely);
  return { rows, files: namesIn(join(folder, 'resumes')).length };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

describe('a server whose disk is nearly full', () => {
  let server: TestServer;
  let free = Number.MAX_SAFE_INTEGER;
  beforeAll(async () => {
    server = await testServer({ freeBytes: () => Promise.resolve(free) });
  });
  beforeEach(() => (free = Number.MAX_SAFE_INTEGER));
  afterAll(() => server.close());

  test('a server whose disk is nearly full refuses writes that would use the reserve, and serves all reads', async () => {
    const client = await signUp(server, 'client');
    const freelancer = await signUp(server, 'freelancer');
    const job = await postJob(client);
    const before = await stored(server);

    free = DISK_RESERVE;
    expect(await client.send('POST', '/api/job-listings/create/', { body: jobInput })).toMatchObject({
      status: 503,
      body: { detail: 'There is not enough disk space to save this. Please try again later.' },
      headers: { 'retry-after': '300' },
    });
    expect(await send(freelancer, job.id, 1_000)).toMatchObject({ status: 507 });
    for (const path of [
      '/api/job-listings/listings/',
      `/api/job-listings/listings/${job.id}/`,
      '/api/users/',
    ]) {
      expect((await client.send('GET', path)).status).toBe(200);
    }
    expect(await stored(server)).toEqual(before);

    free = DISK_RESERVE + 1;
    expect((await send(freelancer, job.id, 1_000)).status).toBe(201);
  });

  describe('signing in while the disk is nearly full', () => {
    const statuses = async ({ email, session }: TestPerson) => {
      const ask = async (path: string, body: object) =>
        (await sender(server)('POST', `/api/auth/${path}/`, { body })).status;
      const refresh = session.refresh_token;
      return {
        logIn: await ask('login', { email, password: PASSWORD }),
        refresh: await ask('token/refresh', { refresh }),
        logOut: await ask('logout', { refresh }),
      };
    };

    test('users may still sign in, refresh their session and log out when other writes may not use the reserve of the disk', async () => {
      const client = await signUp(server, 'client');
      free = DISK_RESERVE;
      expect(await statuses(client)).toEqual({ logIn: 200, refresh: 200, logOut: 204 });
      free = LAST_RESERVE + 1;
      expect(await statuses(client)).toEqual({ logIn: 200, refresh: 401, logOut: 204 });
    });

    test('signing in is refused before PostgreSQL’s log runs out of space, but refreshing a session is still allowed', async () => {
      const client = await signUp(server, 'client');
      free = LAST_RESERVE;
      expect(await statuses(client)).toEqual({ logIn: 503, refresh: 200, logOut: 503 });
    });
  });

  test('the server refuses writes with the status 503 if PostgreSQL reports that the disk is full', async () => {
    const client = await signUp(server, 'client');
    await sql`
      create function no_room() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
      create trigger no_room after insert on job_listings execute function no_room()`.execute(
      server.database.kysely,
    );
    expect((await client.send('POST', '/api/job-listings/create/', { body: jobInput })).status).toBe(503);
    expect((await client.send('GET', '/api/job-listings/my-listings/')).body).toMatchObject({ results: [] });
  });
});

function canMount(): boolean {
  const disk = mountSmallDisk(1);
  disk?.remove();
  return disk !== null;
}

describe('a simulated full disk', () => {
  leavesNothingBehind(null);
});
describe.skipIf(!canMount())('a full disk (needs the right to mount one)', () => {
  leavesNothingBehind(mountSmallDisk(3));
});

/**
 * Tests what happens if the disk fills up while the server stores a file. If the test cannot mount a small disk, the
 * file store simulates a full disk.
 */
function leavesNothingBehind(disk: SmallDisk | null) {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({
      freeBytes: plenty,
      ...(disk ? { folder: disk.folder } : { files: fullFrom(2) }),
    });
  });
  afterAll(async () => {
    await server.close();
    disk?.remove();
  });

  test('a resume for which the disk has no space leaves neither a row nor a file', async () => {
    const job = await postJob(await signUp(server, 'client'));
    const [first, second, third] = [
      await signUp(server, 'freelancer'),
      await signUp(server, 'freelancer'),
      await signUp(server, 'freelancer'),
    ];
    expect((await send(first, job.id, 2 * MIB)).status).toBe(201);
    const before = await stored(server);
    expect(await send(second, job.id, 2 * MIB)).toMatchObject({
      status: 507,
      body: { detail: 'There is no room for the file just now. Please try again later.' },
    });
    expect(await stored(server)).toEqual(before);
    await expect.poll(() => readdirSync(join(server.folder, 'uploads'))).toEqual([]);
    expect((await first.send('GET', '/api/applications/my/')).status).toBe(200);
    // A smaller file still fits on the disk, so the server must accept it.
    expect((await send(third, job.id, 10_000)).status).toBe(201);
  });
}

/**
 * Returns a file store that simulates a full disk: after the first file, it refuses every file of at least this size in
 * mebibytes.
 */
function fullFrom(mebibytes: number): (folder: string) => FileStore {
  return (folder) => {
    const files = localFileStore(folder);
    let isFirst = true;
    return {
      ...files,
      async put(key, path) {
        if (!isFirst && statSync(path).size >= mebibytes * MIB) {
          throw Object.assign(new Error('ENOSPC: no space left on device, rename'), { code: 'ENOSPC' });
        }
        isFirst = false;
        await files.put(key, path);
      },
    };
  };
}

/** The small disk for a server process with its own database. */
const processDisk = mountSmallDisk(450);

describe.skipIf(processDisk === null)('a server on a full disk (needs the right to mount one)', () => {
  const { folder, remove } = processDisk ?? { folder: '', remove: () => undefined };
  afterAll(remove);

  test(
    'with a full disk, the server refuses writes, serves reads, and recovers when there is space again',
    { timeout: 240_000 },
    async () => {
      const postgres = await serverDatabase();
      const environment = { PORT: '0', DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' };
      const start = () =>
        startServer(postgres ? { ...environment, DATABASE_URL: postgres.url } : environment);
      let server = start();
      let address = await server.ready;
      const client = await registerConfirmed(address, 'client');
      const freelancer = await registerConfirmed(address, 'freelancer');
      const job = await postJobAs(address, client.token);
      const session = await logInAs(address, client);
      const filler = join(folder, 'filler');

      // Fills the disk first until half of the reserve is left, and then to the last byte.
      for (const left of [DISK_RESERVE / 2, 0]) {
        fill(filler, freeIn(folder) - left);
        const credentials = { email: client.email, password: PASSWORD };
        const logIn = await post(address, '/api/auth/login/', credentials);
        expect(logIn.status).toBe(left > 0 ? 200 : 503);
        expect((await post(address, '/api/job-listings/create/', jobInput, client.token)).status).toBe(503);
        expect((await applyAs(address, freelancer.token, job.id, pdfOf(1_000))).status).toBe(507);
        for (const path of ['/healthz', '/readyz', `/api/job-listings/listings/${job.id}/`]) {
          expect((await get(address, path)).status).toBe(200);
        }
        const refreshed = await post(address, '/api/auth/token/refresh/', { refresh: session.refresh_token });
        expect(refreshed.status).toBe(200);
        const mine = await get(address, '/api/job-listings/my-listings/', client.token);
        expect(await mine.json()).toMatchObject({ totals: { jobs: 1, applications: 0 } });
      }
      expect(namesIn(join(folder, 'resumes'))).toEqual([]);
      expect(namesIn(join(folder, 'uploads'))).toEqual([]);

      rmSync(filler);
      expect((await applyAs(address, freelancer.token, job.id, pdfOf(1_000))).status).toBe(201);

      // Stops the server while the disk is full. The server must not lose data, and must be able to start again.
      fill(filler, freeIn(folder));
      server.stop('SIGTERM');
      await server.ended;
      rmSync(filler);
      server = start();
      address = await server.ready;
      const mine = await get(address, '/api/job-listings/my-listings/', client.token);
      expect(await mine.json()).toMatchObject({ totals: { jobs: 1, applications: 1 } });
      server.stop('SIGTERM');
      expect(await server.ended).toEqual({ code: 0, errors: '' });
      await postgres?.drop();
    },
  );
});

const stoppedDisk = mountSmallDisk(450);

describe.skipIf(stoppedDisk === null)('an embedded database (needs the right to mount a disk)', () => {
  const { folder, remove } = stoppedDisk ?? { folder: '', remove: () => undefined };
  afterAll(remove);

  test(
    'an embedded database starts again with every row, whatever space the disk had when the database was closed',
    { timeout: 300_000 },
    async () => {
      const filler = join(folder, 'filler');
      const open = async () => {
        const { pool } = await openEmbedded(join(folder, 'database'), () => undefined);
        return databaseOn<{ rounds: { id: number } }>('embedded', pool);
      };
      let database = await open();
      await sql`create table rounds (id integer primary key)`.execute(database.kysely);
      for (const [id, left] of fillLevels(STARTS, 5 * MIB).entries()) {
        await database.kysely.insertInto('rounds').values({ id }).execute();
        fill(filler, freeIn(folder) - left);
        // Ignores an error when the database is closed, because only lost data would be a fault.
        await database.close().catch(() => undefined);
        rmSync(filler);

        database = await open();
        const rows = await database.kysely.selectFrom('rounds').select('id').execute();
        expect(rows, `with ${left} bytes free`).toHaveLength(id + 1);
      }
      await database.close();
    },
  );
});

/** Returns pseudo-random byte counts, which are the same in every run. The first one is 0. */
function fillLevels(count: number, most: number): number[] {
  const levels = [0];
  for (let state = 20_260; levels.length < count; levels.push(state % most)) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  }
  return levels;
}

function freeIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * Appends this many bytes to a file. If another process writes to the disk at the same time, appends as many bytes as
 * still fit.
 */
function fill(file: string, bytes: number): void {
  const block = Buffer.alloc(MIB, 1);
  try {
    for (let left = bytes; left > 0; left -= MIB)
      appendFileSync(file, left < MIB ? block.subarray(0, left) : block);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}
