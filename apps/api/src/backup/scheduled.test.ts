/** Tests servers that make scheduled backups, and the command with which a timer can make them instead. */
import { chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { BackupError } from '@skillharbor/backup/errors';
import { createProgress } from '@skillharbor/backup/progress';
import { checkArchive } from '@skillharbor/backup/restore';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import type { Tables } from '../platform/database/tables.ts';
import { serverDatabase } from '../platform/database/testing.ts';
import { readSettings } from '../settings.ts';
import { mustRun } from '../testing/drill/programs.ts';
import { registerConfirmed } from '../testing/httpClient.ts';
import { silentLog } from '../testing/log.ts';
import { ORDINARY, isRoot } from '../testing/ordinaryUser.ts';
import { startS3 } from '../testing/s3.ts';
import { startServer } from '../testing/serverProcess.ts';
import { nameOf } from './archiveNames.ts';
import { putChecked } from './backUp.ts';
import { marketplaceData } from './marketplaceData.ts';
import { openPlace } from './places.ts';
import { scheduleBackups } from './scheduled.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const PASSPHRASE = 'four words of a song';
const quiet = createProgress(() => undefined);
const unstopped = new AbortController().signal;

let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skill-harbor-scheduled-'));
  if (isRoot) await chown(folder, ORDINARY.uid, ORDINARY.gid);
  dataDir = join(folder, 'data');
});
afterAll(() => rm(folder, { recursive: true }));

/** Makes a folder that the server's user may write to. */
async function newFolder(name: string): Promise<string> {
  const path = join(folder, name);
  await mkdir(path);
  if (isRoot) await chown(path, ORDINARY.uid, ORDINARY.gid);
  return path;
}

test('a server makes an encrypted backup when a backup is due, and the command removes expired backups', async () => {
  const to = await newFolder('backups');
  const settings = { DATA_DIR: dataDir, BACKUP_TO: to, BACKUP_PASSPHRASE: PASSPHRASE };
  const server = startServer({ ...settings, PORT: '0', RATE_LIMITS: 'off' });
  onTestFinished(() => server.stop('SIGKILL'));
  await registerConfirmed(await server.ready, 'client');
  const [name = ''] = await vi.waitFor(async () => {
    const names = await readdir(to);
    expect(names).toEqual([expect.stringMatching(/\.backup$/)]);
    return names;
  }, 60_000);
  const archive = { path: join(to, name), passphrase: PASSPHRASE };
  const { tables } = await checkArchive(marketplaceData, archive, quiet);
  expect(tables.map(({ name: table }) => table)).toContain('users');
  expect(await mustRun(['backup', '--if-due'], settings)).toBe('No backup is due.\n');

  await writeFile(join(to, nameOf(new Date('2020-05-04T03:00:00Z'))), 'old');
  await writeFile(join(to, 'notes.txt'), '');
  const said = await mustRun(['backup'], { ...settings, BACKUP_KEEP: '1/0/0' });
  expect(said).toMatch(/and was read back\. It took .* Removed 2 older backups\.\n$/);
  expect(await readdir(to)).toEqual(['notes.txt', expect.stringMatching(/^skill-harbor-.*\.backup$/)]);
  server.stop('SIGTERM');
  expect((await server.ended).errors).toContain('made a backup');
});

test('a backup in object storage can be restored', async () => {
  const s3 = await startS3('backups');
  onTestFinished(() => s3.close());
  const { S3_BUCKET, ...access } = s3.environment;
  const BACKUP_TO = `s3://${S3_BUCKET}/nightly/`;
  await writeFile(join(folder, 'passphrase'), `${PASSPHRASE}\n`, { mode: 0o644 });
  const settings = { ...access, BACKUP_TO, BACKUP_PASSPHRASE_FILE: join(folder, 'passphrase') };
  await mustRun(['backup'], { ...settings, DATA_DIR: dataDir });
  const [key, ...others] = await s3.keys();
  expect(others).toEqual([]);
  expect(key).toMatch(/^nightly\/skill-harbor-.*\.backup$/);
  const elsewhere = { ...settings, DATA_DIR: join(folder, 'elsewhere') };
  expect(await mustRun(['restore', `s3://${S3_BUCKET}/${key}`], elsewhere)).toMatch(/^Restored \d+ rows/);
  expect(await mustRun(['backup', '--if-due'], elsewhere)).toBe('No backup is due.\n');
});

test('a server reports a failed backup, and waits before the next attempt', async () => {
  let time = new Date('2026-05-04T04:00:00Z');
  const missing = { to: await newFolder('empty'), hour: 3, keep: { daily: 1, weekly: 0, monthly: 0 } };
  vi.stubEnv('DATA_DIR', join(folder, 'no-database'));
  const backups = scheduleBackups(missing, () => time, silentLog);
  await backups.run(unstopped);
  expect(backups.state()).toEqual({ newest: null, hasFailed: true });
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('BACKUP_TO', missing.to);
  const made = join(missing.to, nameOf(time));
  await writeFile(made, 'of another server');
  await backups.run(unstopped);
  expect(backups.state()).toEqual({ newest: time, hasFailed: false });
  await rm(made);
  vi.stubEnv('DATA_DIR', join(folder, 'no-database'));
  await backups.run(unstopped);
  vi.stubEnv('DATA_DIR', dataDir);
  time = new Date('2026-05-04T04:50:00Z');
  await backups.run(unstopped);
  expect(await readdir(missing.to)).toEqual([]);
  // Sets the clock of the test to the real time, because the program that makes the backup uses the real time.
  time = new Date();
  await backups.run(unstopped);
  vi.unstubAllEnvs();
  expect(backups.state().newest).toBeInstanceOf(Date);
  expect(backups.state().hasFailed).toBe(false);
});

test('if two processes on one database want to make a backup, the second one finds that no backup is due any more', async ({
  skip,
}) => {
  const postgres = await serverDatabase();
  if (!postgres) return skip('It needs a PostgreSQL server.');
  onTestFinished(() => postgres.drop());
  const database = await openDatabase<Tables>({ dataDir: folder, databaseUrl: postgres.url });
  await migrate(database.kysely);
  await database.close();
  const settings = {
    // The folder belongs to the user of the test, so that each command runs in one process.
    DATA_DIR: await mkdtemp(join(folder, 'of-servers-')),
    DATABASE_URL: postgres.url,
    BACKUP_TO: await newFolder('shared'),
  };
  const said = await Promise.all([1, 2].map(() => mustRun(['backup', '--if-due'], settings)));
  expect(said.filter((sentence) => sentence === 'No backup is due.\n')).toHaveLength(1);
  expect(await readdir(settings.BACKUP_TO)).toHaveLength(1);
});

test.each(['a folder', 'object storage'])(
  'an archive in %s that cannot be read back is not kept',
  async (where) => {
    const s3 = await startS3('broken');
    onTestFinished(() => s3.close());
    const place = await openPlace(
      where === 'a folder' ? await newFolder('broken') : { storage: s3.storage, prefix: 'nightly' },
    );
    // An archive that has not been checked yet must not have the name of a backup.
    const names: string[] = [];
    const backup = { settings: readSettings({}), passphrase: null, progress: quiet, now: new Date() };
    const stored = putChecked(backup, { place, name: 'a.backup' }, async (output) => {
      await new Promise<void>((resolve) => output.end('no archive', resolve));
      names.push(...(await place.list()));
      return null;
    });
    await expect(stored).rejects.toThrow(BackupError);
    expect(names).not.toContain('a.backup');
    expect(await place.list()).toEqual([]);
  },
);
