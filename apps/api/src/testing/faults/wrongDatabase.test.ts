/** Tests a server that starts with a file store and a database that do not belong together. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FreelancerList } from '@skillharbor/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serverDatabase } from '../../platform/database/testing.ts';
import { get } from '../httpClient.ts';
import { startS3 } from '../s3.ts';
import { startServer } from '../serverProcess.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const folder = mkdtempSync(join(tmpdir(), 'skill-harbor-wrong-'));
const dataDir = join(folder, 'data');
const foreign = ['resumes/notes.txt', 'resumes/old/letter.pdf', 'pictures/old/me.webp'];

/** On PostgreSQL, the correct database and an empty one. Both are null for the embedded database. */
let right: Awaited<ReturnType<typeof serverDatabase>>;
let empty: Awaited<ReturnType<typeof serverDatabase>>;
let before: string[];

const start = (database: typeof right, dataFolder = dataDir, storage: Record<string, string> = {}) =>
  startServer({
    PORT: '0',
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'fatal',
    SEED: 'demo',
    ...(database && { DATABASE_URL: database.url }),
    ...storage,
  });
const storedFiles = () =>
  ['resumes', 'pictures'].flatMap((name) =>
    readdirSync(join(dataDir, name), { recursive: true, encoding: 'utf8' })
      .map((path) => `${name}/${path}`)
      .toSorted(),
  );

beforeAll(async () => {
  right = await serverDatabase();
  empty = await serverDatabase();
  const server = start(right);
  await server.ready;
  server.stop('SIGTERM');
  await server.ended;
  for (const path of foreign) {
    mkdirSync(join(dataDir, path, '..'), { recursive: true });
    writeFileSync(join(dataDir, path), 'mine');
  }
  before = storedFiles();
});
afterAll(async () => {
  await right?.drop();
  await empty?.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the server with an empty database instead of the correct one. */
async function startWithEmptyDatabase(): Promise<{ code: number | null; errors: string }> {
  if (empty) return start(empty).ended;
  const [place, away] = [join(dataDir, 'database'), join(folder, 'away')];
  renameSync(place, away);
  const ended = await start(null).ended;
  rmSync(place, { recursive: true });
  renameSync(away, place);
  return ended;
}

test('if the database is empty, the server refuses a data folder that contains files, and removes no file', async () => {
  expect(before.length).toBeGreaterThan(60);
  const { code, errors } = await startWithEmptyDatabase();
  expect(storedFiles()).toEqual(before);
  expect(code).toBe(1);
  expect(errors).toContain(`The data folder ${dataDir} belongs to the installation `);
  expect(errors).toContain(empty ? new URL(empty.url).pathname : join(dataDir, 'database'));
  expect(errors).toContain('Set DATA_DIR or DATABASE_URL');
});

test('a data folder without an id is refused with an empty database, and accepted with the database to which its files belong', async () => {
  const id = join(dataDir, 'installation');
  rmSync(id);
  const { code, errors } = await startWithEmptyDatabase();
  expect(storedFiles()).toEqual(before);
  expect(code).toBe(1);
  expect(errors).toContain('refers to none');

  const server = start(right);
  const address = await server.ready;
  const { results } = (await (await get(address, '/api/accounts/freelancers/')).json()) as FreelancerList;
  const pictures = results.map(({ profile_picture }) => profile_picture).filter((url) => url !== null);
  expect(pictures.length).toBeGreaterThan(0);
  for (const url of pictures) expect((await get(address, url)).status).toBe(200);
  server.stop('SIGTERM');
  expect((await server.ended).code).toBe(0);
  expect(storedFiles()).toEqual(before);
});

test('if a second machine has a new data folder, the server tells the operator that several servers need object storage', async () => {
  const other = join(folder, 'other');
  if (!right) cpSync(join(dataDir, 'database'), join(other, 'database'), { recursive: true });
  const { code, errors } = await start(right, other).ended;
  expect(code).toBe(1);
  expect(errors).toContain(`but the data folder ${other} holds none of them.`);
  expect(errors).toContain('set S3_BUCKET');
});

test('if the database is empty, the server refuses the bucket of another database', async () => {
  const s3 = await startS3('harbor');
  const storage = s3.environment;
  const other = await serverDatabase();
  const server = start(other, join(folder, 'first'), storage);
  await server.ready;
  server.stop('SIGTERM');
  expect((await server.ended).code).toBe(0);
  const stored = (await s3.keys()).toSorted();
  expect(stored.length).toBeGreaterThan(60);
  expect(readdirSync(join(folder, 'first'))).not.toContain('resumes');

  const { code, errors } = await start(empty, join(folder, 'second'), storage).ended;
  expect(code).toBe(1);
  expect(errors).toContain(`The bucket ${s3.storage.bucket} belongs to the installation `);
  expect(errors).toContain('Set S3_BUCKET or DATABASE_URL');
  expect((await s3.keys()).toSorted()).toEqual(stored);
  await s3.close();
  await other?.drop();
});
