/** Tests that a server with a full disk refuses writes without leaving anything behind, but still serves reads. */
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
/** Each start takes seconds of processor time, so there are many of them only at night. */
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

  test('refuses writes that would use the reserve, and serves all reads', async () => {
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

  describe('signing in', () => {
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

    test('may use the reserve of the disk, like refreshing and logging out', async () => {
      const client = await signUp(server, 'client');
      free = DISK_RESERVE;
      expect(await statuses(client)).toEqual({ logIn: 200, refresh: 200, logOut: 204 });
      free = LAST_RESERVE + 1;
      expect(await statuses(client)).toEqual({ logIn: 200, refresh: 401, logOut: 204 });
    });

    test('is refused before PostgreSQL’s log runs out of space, although refreshing a session is not', async () => {
      const client = await signUp(server, 'client');
      free = LAST_RESERVE;
      expect(await statuses(client)).toEqual({ logIn: 503, refresh: 200, logOut: 503 });
    });
  });

  test('refuses writes with 503 if PostgreSQL reports a full disk', async () => {
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
 * Tests a disk that fills up while the server stores a file. If no disk can be mounted, the file store simulates it.
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

  test('a resume that does not fit leaves neither a row nor a file', async () => {
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
    // A smaller file still fits.
    expect((await send(third, job.id, 10_000)).status).toBe(201);
  });
}

/** Returns a file store that refuses files of this size in mebibytes or more, except for the first one. */
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

/** The disk for a process with its own database. */
const processDisk = mountSmallDisk(450);

describe.skipIf(processDisk === null)('a server on a full disk (needs the right to mount one)', () => {
  const { folder, remove } = processDisk ?? { folder: '', remove: () => undefined };
  afterAll(remove);

  test(
    'refuses writes, serves reads, and recovers when there is space again',
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

      // The disk is first filled up to the reserve, and then to the last byte.
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

      // A server that is stopped while the disk is full loses nothing, and starts again.
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
    'starts again with every row, however full the disk was when it closed',
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
        // Closing the database may fail, because only lost data would be an error.
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

/** Returns pseudo-random byte counts, which are the same in every run. The first count is 0. */
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

/** Appends this many bytes to a file. If a server writes at the same time, it appends as many as still fit. */
function fill(file: string, bytes: number): void {
  const block = Buffer.alloc(MIB, 1);
  try {
    for (let left = bytes; left > 0; left -= MIB)
      appendFileSync(file, left < MIB ? block.subarray(0, left) : block);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}
