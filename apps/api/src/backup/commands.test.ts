/**
 * Runs the operator's commands as processes. Tests which calls the commands refuse, and which user owns the files that
 * they write.
 */
import { chmod, chown, cp, lstat, mkdir, mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { applyAs, created, pdfOf, postJobAs, registerConfirmed } from '../testing/httpClient.ts';
import { mustRun, runProgram } from '../testing/drill/programs.ts';
import { ORDINARY, isRoot, mayRead } from '../testing/ordinaryUser.ts';
import { startS3 } from '../testing/s3.ts';
import { startServer } from '../testing/serverProcess.ts';
import type { ServerProcess } from '../testing/serverProcess.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/**
 * True if the tests use the layout of systemd's DynamicUser: the data folder is a link into a folder that only root can
 * reach. This layout requires root. It does not work in a container in which a child process of root cannot get root's
 * right to read.
 */
const isClosed = isRoot && mayRead('/proc/1/environ');
const owner = isRoot ? ORDINARY.uid : process.getuid?.();

let folder: string;
let closed: string;
let dataDir: string;
let settings: Record<string, string>;
/** The folder of the archives, which belongs to the user who runs the commands, not to the owner of the data. */
let archives: string;
let archive: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skill-harbor-commands-'));
  closed = join(folder, 'private');
  dataDir = join(folder, 'skill-harbor');
  settings = { DATA_DIR: dataDir };
  await mkdir(join(closed, 'skill-harbor'), { recursive: true });
  await symlink(join(closed, 'skill-harbor'), dataDir);
  archives = await mkdtemp(join(tmpdir(), 'skill-harbor-archives-'));
  archive = join(archives, 'harbor.backup');
  const server = await startWithResume(dataDir);
  if (isClosed) {
    await chown(closed, 0, 0);
    await chmod(closed, 0o700);
  }
  await mustRun(['backup', archive], settings);
  server.stop('SIGTERM');
  await server.ended;
});
afterAll(async () => {
  await rm(archives, { recursive: true });
  await rm(folder, { recursive: true });
});

/** Starts a server on the embedded database, and uploads one resume. */
async function startWithResume(dataDir: string): Promise<ServerProcess> {
  const server = startServer({ PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' });
  const address = await server.ready;
  const job = await postJobAs(address, (await registerConfirmed(address, 'client')).token);
  const { token } = await registerConfirmed(address, 'freelancer');
  await created(await applyAs(address, token, job.id, pdfOf(1_000)));
  return server;
}

/** Returns the ids of the users who own a folder and everything below it. */
async function ownersOf(path: string): Promise<Set<number>> {
  const names = await readdir(path, { recursive: true });
  const all = await Promise.all([path, ...names.map((name) => join(path, name))].map((one) => lstat(one)));
  return new Set(all.map(({ uid }) => uid));
}

test('after a backup, the data folder still belongs to its owner, and the archive belongs to the user who ran the command', async () => {
  expect(await stat(archive)).toMatchObject({ uid: process.getuid?.(), mode: 0o100_600 });
  await mustRun(['backup', archive], settings);
  expect(await readdir(archives)).toEqual(['harbor.backup']);
  expect(await ownersOf(join(closed, 'skill-harbor'))).toEqual(new Set([owner]));
});

test('after a restore, everything belongs to the owner of the data folder, or of the folder above it', async () => {
  const above = join(closed, 'restored');
  await mkdir(above);
  if (isRoot) await chown(above, ORDINARY.uid, ORDINARY.gid);
  const place = { DATA_DIR: join(above, 'data') };

  const refused = await runProgram(['restore', archive], { ...place, BACKUP_PASSPHRASE: 'correct horse' });
  expect(refused.code).toBe(1);
  expect(refused.errors).toContain('is not encrypted, and BACKUP_PASSPHRASE is set');
  expect(await readdir(above)).toEqual([]);

  const allowed = ['restore', '--allow-unencrypted', archive];
  await mustRun(allowed, { ...place, BACKUP_PASSPHRASE: 'correct horse' });
  expect(await ownersOf(above)).toEqual(new Set([owner]));
});

test('a backup is refused if the file store in the settings does not belong to the database', async () => {
  const other = await startS3('other');
  const without = join(folder, 'without');
  await cp(join(closed, 'skill-harbor', 'database'), join(without, 'database'), { recursive: true });
  for (const [elsewhere, place, setting] of [
    [{ DATA_DIR: without }, `the data folder ${without}`, 'DATA_DIR'],
    [{ ...settings, ...other.environment }, `the bucket ${other.storage.bucket}`, 'S3_BUCKET'],
  ] as const) {
    const { code, errors } = await runProgram(['backup', join(archives, 'none.backup')], elsewhere);
    expect(code).toBe(1);
    expect(errors).toContain(`but ${place} holds none of them. Nothing was changed. Set ${setting}`);
  }
  expect(await readdir(archives)).toEqual(['harbor.backup']);
  await other.close();
});

test('a backup of a database that does not exist is refused, and leaves no archive', async () => {
  const empty = await mkdtemp(join(folder, 'empty-'));
  if (isRoot) await chown(empty, ORDINARY.uid, ORDINARY.gid);
  const { code, errors } = await runProgram(['backup', join(archives, 'none.backup')], { DATA_DIR: empty });
  expect(code).toBe(1);
  expect(errors).toBe(
    `There is no database in ${empty}. Set DATA_DIR, or DATABASE_URL, to what the server uses.\n`,
  );
  expect(await readdir(archives)).toEqual(['harbor.backup']);
});

test('the error of a command names the missing folder or archive', async () => {
  const missing = join(archives, 'missing', 'harbor.backup');
  expect(await runProgram(['backup', missing], settings)).toMatchObject({
    code: 1,
    errors: `There is no folder ${join(archives, 'missing')}: create it, or name a file in another one.\n`,
  });
  const elsewhere = { DATA_DIR: join(folder, 'never-made') };
  expect(await runProgram(['restore', missing], elsewhere)).toMatchObject({
    code: 1,
    errors: `There is no file ${missing}: name a backup that is there.\n`,
  });
});
