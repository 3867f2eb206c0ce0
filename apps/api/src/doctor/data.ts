/** Checks the places in which data is stored: the disk, the database and the file store. */
import { randomUUID } from 'node:crypto';
import { mkdir, statfs, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LegalKind } from '@skillharbor/contract';
import { DISK_RESERVE } from '../contract/diskSpace.ts';
import { openFileStoreToRead } from '../files/openFileStore.ts';
import { listLegalTexts } from '../marketplace/legal/legal.repository.ts';
import { listDemoAccounts } from '../marketplace/site/site.repository.ts';
import { BusyError } from '@skillharbor/backup/errors';
import { openSource } from '../backup/source.ts';
import type { Queries } from '../platform/database/tables.ts';
import { explain } from '../platform/operating/explain.ts';
import type { Settings } from '../settings.ts';
import { checkDatabase } from './database.ts';
import { good, fault, unknown, warning } from './finding.ts';
import type { Finding } from './finding.ts';

const MEGABYTE = 1_000_000;
/** The legal texts for which readers look, and which the law of many countries requires. */
const NEEDED_TEXTS: readonly LegalKind[] = ['terms', 'privacy', 'imprint'];

export async function checkData(settings: Settings): Promise<Finding[]> {
  const findings = [await checkDisk(settings.dataDir)];
  const database = await openSource(settings.dataDir, settings.databaseUrl).catch((error: unknown) =>
    error instanceof BusyError ? error : explain(error),
  );
  if (database instanceof BusyError)
    return [...findings, unknown('database', 'It was not examined, because a backup is being made.')];
  if (typeof database === 'string')
    return [
      ...findings,
      fault('database', database, 'Check DATABASE_URL or DATA_DIR, and that its server runs.'),
    ];
  try {
    findings.push(...(await checkOpenData(settings, database.kysely)));
  } catch (error) {
    findings.push(
      fault(
        'database',
        explain(error),
        'Start the server once, which brings the database to the newest schema.',
      ),
    );
  } finally {
    await database.close();
  }
  return findings;
}

/** Checks the data through a database connection that is already open. */
export async function checkOpenData(settings: Settings, queries: Queries): Promise<Finding[]> {
  return [
    ...(await checkDatabase(settings, queries)),
    await checkFiles(settings, queries),
    ...(await checkDemo(settings, queries)),
    await checkLegalTexts(settings, queries),
  ];
}

export async function checkDisk(dataDir: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir).catch(() => ({ bavail: NaN, bsize: 1 }));
  const free = bavail * bsize;
  if (Number.isNaN(free))
    return fault(
      'disk',
      `The data folder ${dataDir} does not exist.`,
      'Set DATA_DIR to the folder of the server.',
    );
  const says = `${dataDir} has ${Math.floor(free / MEGABYTE)} MB free.`;
  if (free > 4 * DISK_RESERVE) return good('disk', says);
  return fault('disk', says, 'Make room: near the end, the server refuses files and new texts.');
}

/** Writes, reads and removes a test file, in the same way in which the server stores an upload. */
async function checkFiles(settings: Settings, queries: Queries): Promise<Finding> {
  const where = settings.storage === null ? 'the data folder' : `the bucket ${settings.storage.bucket}`;
  const key = `uploads/doctor-${randomUUID()}`;
  // The data folder must be on one disk: uploads arrive in one of its folders and are then moved, and a file cannot be
  // moved to another disk.
  const folder = join(settings.dataDir, 'uploads');
  const path = join(folder, `doctor-${randomUUID()}`);
  try {
    const files = await openFileStoreToRead(settings, queries);
    await mkdir(folder).catch(() => undefined);
    await writeFile(path, 'doctor');
    await files.put(key, path);
    const isThere = await files.has(key);
    await files.remove(key);
    if (isThere) return good('files', `Files can be written to ${where}, read and removed.`);
    return fault(
      'files',
      `A file that was written to ${where} is not there.`,
      'Check whether the storage reads what it has just written.',
    );
  } catch (error) {
    return fault('files', explain(error), 'Check DATA_DIR, or S3_BUCKET and its keys, and their rights.');
  } finally {
    await unlink(path).catch(() => undefined);
  }
}

async function checkDemo({ publicBy }: Settings, queries: Queries): Promise<Finding[]> {
  const demo = await listDemoAccounts(queries);
  if (demo.length === 0) return [good('demo data', 'There are no demo accounts.')];
  if (publicBy === null)
    return [unknown('demo data', 'There are demo accounts, which only this machine can reach.')];
  return [
    fault(
      'demo data',
      `${demo.length} demo accounts have passwords that everyone knows.`,
      'Begin with an empty database and SEED=none.',
    ),
  ];
}

async function checkLegalTexts({ publicBy }: Settings, queries: Queries): Promise<Finding> {
  const written = (await listLegalTexts(queries)).map(({ kind }) => kind);
  const missing = NEEDED_TEXTS.filter((kind) => !written.includes(kind));
  if (missing.length === 0) return good('legal texts', 'Terms, privacy notice and imprint are published.');
  const says = `There is no text for: ${missing.join(', ')}.`;
  if (publicBy === null) return unknown('legal texts', says);
  return warning('legal texts', says, 'Let an operator write it at /admin/legal.');
}
