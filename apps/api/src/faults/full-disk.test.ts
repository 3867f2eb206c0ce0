/** A disk without room: what cannot be kept is refused, leaves nothing behind, and reading goes on. */
import { appendFileSync, readdirSync, rmSync, statSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverDatabase } from '../database/testing.ts';
import { localFiles } from '../files/local.ts';
import type { FileStore } from '../files/store.ts';
import { DISK_RESERVE } from '../operating/disk-space.ts';
import { testServer } from '../testing/app.ts';
import type { TestServer } from '../testing/app.ts';
import { jobInput, postJob, signUp } from '../testing/people.ts';
import type { TestPerson } from '../testing/people.ts';
import { startServer } from '../testing/process.ts';
import { applyAs, get, pdfOf, post, postJobAs, register } from '../testing/remote.ts';
import { mountSmallDisk } from '../testing/small-disk.ts';

const MIB = 1024 * 1024;
const plenty = () => Promise.resolve(Number.MAX_SAFE_INTEGER);

const send = (person: TestPerson, listing: number, size: number) =>
  person.send('POST', '/api/applications/apply/', {
    form: {
      listing: String(listing),
      cover_letter: 'I have shipped two.',
      resume: { name: 'resume.pdf', content: pdfOf(size) },
    },
  });

async function kept({ database, folder }: TestServer) {
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

describe('nearly full', () => {
  let server: TestServer;
  let free = Number.MAX_SAFE_INTEGER;
  beforeAll(async () => {
    server = await testServer({ freeBytes: () => Promise.resolve(free) });
  });
  afterAll(() => server.close());

  test('nothing is written into the reserve, and everything can be read', async () => {
    const client = await signUp(server, 'client');
    const freelancer = await signUp(server, 'freelancer');
    const job = await postJob(client);
    const before = await kept(server);

    free = DISK_RESERVE;
    expect(await client.send('POST', '/api/job-listings/create/', { body: jobInput })).toMatchObject({
      status: 503,
      body: { detail: 'There is no room to save this just now. Please try again later.' },
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
    expect(await kept(server)).toEqual(before);

    free = DISK_RESERVE + 1;
    expect((await send(freelancer, job.id, 1_000)).status).toBe(201);
  });

  test('a database without room is unavailable for what it cannot keep', async () => {
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

/** A disk that fills up in the middle of keeping a file: a real one, or one that says so. */
const disks = [
  { name: 'said to be full', real: false },
  { name: 'really full', real: true },
].filter(({ real }) => !real || canMount());

function canMount(): boolean {
  const disk = mountSmallDisk(1);
  disk?.remove();
  return disk !== null;
}

describe.each(disks)('$name', ({ real }) => {
  const disk = real ? mountSmallDisk(3) : null;
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
    const before = await kept(server);
    expect(await send(second, job.id, 2 * MIB)).toMatchObject({
      status: 507,
      body: { detail: 'There is no room for the file just now. Please try again later.' },
    });
    expect(await kept(server)).toEqual(before);
    await expect.poll(() => readdirSync(join(server.folder, 'uploads'))).toEqual([]);
    expect((await first.send('GET', '/api/applications/my/')).status).toBe(200);
    // What fits is kept.
    expect((await send(third, job.id, 10_000)).status).toBe(201);
  });
});

/** A file store on which files from this size on, in mebibytes, find no room after the first. */
function fullFrom(mebibytes: number): (folder: string) => FileStore {
  return (folder) => {
    const files = localFiles(folder);
    let isFirst = true;
    return {
      ...files,
      async keep(key, path) {
        if (!isFirst && statSync(path).size >= mebibytes * MIB) {
          throw Object.assign(new Error('ENOSPC: no space left on device, rename'), { code: 'ENOSPC' });
        }
        isFirst = false;
        await files.keep(key, path);
      },
    };
  };
}

/** The process with its own database, where a disk of its own can be mounted. */
const processDisks = [mountSmallDisk(450)].filter((disk) => disk !== null);

describe.each(processDisks)('a server on a full disk', ({ folder, remove }) => {
  afterAll(remove);

  test('refuses to write, is read, and goes on when there is room again', { timeout: 120_000 }, async () => {
    const postgres = await serverDatabase();
    const environment = { PORT: '0', DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' };
    const server = startServer(postgres ? { ...environment, DATABASE_URL: postgres.url } : environment);
    const address = await server.ready;
    const client = await register(address, 'client');
    const freelancer = await register(address, 'freelancer');
    const job = await postJobAs(address, client.token);
    const filler = join(folder, 'filler');

    // Into the reserve, and then to the last byte.
    for (const left of [DISK_RESERVE / 2, 0]) {
      fill(filler, freeIn(folder) - left);
      expect((await post(address, '/api/job-listings/create/', jobInput, client.token)).status).toBe(503);
      expect((await applyAs(address, freelancer.token, job.id, pdfOf(1_000))).status).toBe(507);
      for (const path of ['/healthz', '/readyz', `/api/job-listings/listings/${job.id}/`]) {
        expect((await get(address, path)).status).toBe(200);
      }
      const mine = await get(address, '/api/job-listings/my-listings/', client.token);
      expect(await mine.json()).toMatchObject({ totals: { jobs: 1, applications: 0 } });
    }
    expect(namesIn(join(folder, 'resumes'))).toEqual([]);
    expect(namesIn(join(folder, 'uploads'))).toEqual([]);

    rmSync(filler);
    expect((await applyAs(address, freelancer.token, job.id, pdfOf(1_000))).status).toBe(201);
    server.stop('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, errors: '' });
    await postgres?.drop();
  });
});

function freeIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Adds this many bytes to a file. */
function fill(file: string, bytes: number): void {
  const block = Buffer.alloc(MIB, 1);
  for (let left = bytes; left > 0; left -= MIB)
    appendFileSync(file, left < MIB ? block.subarray(0, left) : block);
}
