/**
 * Backs up, restores and moves the database and the files that the server's settings name.
 *
 *     pnpm backup FILE [--encrypt]     backs up the database and the files, also while the server runs
 *     pnpm restore FILE                restores into an empty place
 *     pnpm move --to postgres://…      moves to another database, and with TO_S3_… moves the files to object storage
 *
 * Progress goes to the standard error, the result to the standard output. See docs/operating.md.
 */
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../platform/database/database.ts';
import { lockFolder } from '@skillharbor/embedded-postgres/folderLock';
import type { Tables } from '../platform/database/tables.ts';
import { openFileStoreToRead, openStore } from '../files/openFileStore.ts';
import { ARCHIVE, foreignOwner, runAgainAs } from '../platform/operating/dataOwner.ts';
import type { User } from '../platform/operating/dataOwner.ts';
import { prepareDataFolder } from '../platform/operating/dataFolder.ts';
import { UsageError, explain } from '../platform/operating/explain.ts';
import { writePrivately } from '../platform/operating/fileModes.ts';
import { readSettings } from '../settings.ts';
import type { Settings } from '../settings.ts';
import { systemClock } from '../platform/time/clock.ts';
import { isEncrypted } from '@skillharbor/backup/archiveReader';
import { explainArchive } from '@skillharbor/backup/archivePlace';
import { putInPlace } from '@skillharbor/backup/archiveWriter';
import { backUp } from '@skillharbor/backup/backup';
import { BackupError } from '@skillharbor/backup/errors';
import type { Manifest } from '@skillharbor/backup/manifest';
import { move, requireUnused } from '@skillharbor/backup/move';
import { askForPassphrase, chooseChecked } from '@skillharbor/backup/passphrase';
import { counted, createProgress } from '@skillharbor/backup/progress';
import { checkArchive, restore } from '@skillharbor/backup/restore';
import { marketplaceData } from './marketplaceData.ts';
import { openSource } from './source.ts';

const USAGE = `Usage: pnpm backup FILE [--encrypt]
       pnpm restore FILE [--allow-unencrypted]
       pnpm move --to postgres://user@host/database

  The database and the files are those of the server's settings: DATABASE_URL, DATA_DIR, S3_BUCKET.
  BACKUP_PASSPHRASE encrypts a backup, and opens it; --encrypt asks for it on the terminal. With it, a restore refuses an
  archive that is not encrypted, which anyone could have written, unless --allow-unencrypted is given.
  Called by root, they run as the owner of DATA_DIR.
  TO_S3_BUCKET, TO_S3_ENDPOINT and so on name the object storage that a move takes the files to. Without them the files
  stay where they are.
`;

const { BACKUP_PASSPHRASE: givenPassphrase } = process.env;
const progress = createProgress((line) => process.stderr.write(`${line}\n`));

async function run(): Promise<void> {
  const given = readArguments();
  try {
    await runGiven(given);
  } catch (error) {
    throw given.command === 'move' ? error : explainArchive(error, given.command, given.file);
  }
}

async function runGiven(given: Given): Promise<void> {
  const settings = readSettings(process.env);
  const owner = foreignOwner(settings.dataDir);
  if (owner === null) return void process.stdout.write(`${await runHere(given, settings)}\n`);
  if (given.command === 'backup') return backUpAs(owner, given.file);
  process.exitCode = await runAgainAs(owner);
}

/**
 * Runs the backup as the owner of the data. This process opens the archive, because only root may be able to write
 * there.
 */
function backUpAs(owner: User, path: string): Promise<void> {
  return putInPlace(path, async (partial) => {
    const file = await open(partial, 'wx', 0o600);
    try {
      process.exitCode = await runAgainAs(owner, file.fd, [`--${PASSED_ON}`]);
    } finally {
      await file.close();
    }
    if (process.exitCode !== 0) throw new ReportedError();
  });
}

/** The process of the data's owner has already reported its own error. */
class ReportedError extends Error {}

/** The option that tells a process that it receives the archive as an open file. */
const PASSED_ON = 'passed-on';

async function runHere({ command, file, ...options }: Given, settings: Settings): Promise<string> {
  writePrivately();
  const started = performance.now();
  if (command === 'move') return runMove(settings, file);
  const manifest =
    command === 'backup'
      ? await runBackup(settings, options.isPassedOn ? ARCHIVE : file, options.encrypt)
      : await runRestore(settings, file, options.allowsUnencrypted);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const content = contentOf(manifest);
  return command === 'backup'
    ? `${file} holds ${content}, as of ${manifest.madeAt}. It took ${seconds} s.`
    : `Restored ${content}, as of ${manifest.madeAt}. It took ${seconds} s.`;
}

type Given = ReturnType<typeof readArguments>;

function readArguments() {
  const { values, positionals } = parse();
  const [command, path, ...more] = positionals;
  const file = command === 'move' ? values.to : path;
  if (file === undefined || more.length > 0) throw new UsageError(USAGE);
  if (command !== 'backup' && command !== 'restore' && command !== 'move') throw new UsageError(USAGE);
  return {
    command,
    file,
    encrypt: values.encrypt ?? false,
    allowsUnencrypted: values['allow-unencrypted'] ?? false,
    isPassedOn: values[PASSED_ON] ?? false,
  } as const;
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        encrypt: { type: 'boolean' },
        'allow-unencrypted': { type: 'boolean' },
        to: { type: 'string' },
        [PASSED_ON]: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

async function runBackup(settings: Settings, to: string | number, encrypt: boolean): Promise<Manifest> {
  const encryption = encrypt || givenPassphrase ? { passphrase: await chooseChecked(givenPassphrase) } : null;
  const database = await openSource(settings.dataDir, settings.databaseUrl);
  try {
    const files = await openFileStoreToRead(settings, database.kysely);
    return await backUp(marketplaceData, { database, files, to, encryption, progress, now: systemClock() });
  } finally {
    await database.close();
  }
}

async function runRestore(settings: Settings, path: string, allowsUnencrypted: boolean): Promise<Manifest> {
  const { dataDir, databaseUrl } = settings;
  const encrypted = await isEncrypted(path);
  if (!encrypted && givenPassphrase && !allowsUnencrypted) {
    throw new BackupError(
      `${path} is not encrypted, and BACKUP_PASSPHRASE is set: anyone could have written it. Nothing was changed. ` +
        'If you know where it comes from, add --allow-unencrypted.',
    );
  }
  const passphrase = encrypted ? await askForPassphrase(givenPassphrase) : null;
  const manifest = await checkArchive(marketplaceData, { path, passphrase }, progress);
  prepareDataFolder(dataDir);
  const lock = databaseUrl === null ? null : lockFolder(dataDir);
  const database = await openDatabase<Tables>({ dataDir, databaseUrl: databaseUrl ?? undefined });
  try {
    const workFolder = join(dataDir, 'uploads');
    const files = await openStore(settings);
    await restore(
      marketplaceData,
      { database, files, workFolder, keepsFiles: false, progress },
      { path, passphrase },
      manifest,
    );
    return manifest;
  } finally {
    await database.close();
    lock?.release();
  }
}

async function runMove(settings: Settings, to: string): Promise<string> {
  const { dataDir, databaseUrl } = settings;
  const { env } = process;
  const storage = ['BUCKET', 'ENDPOINT', 'REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'];
  const next = readSettings({
    ...env,
    DATABASE_URL: to,
    ...Object.fromEntries(storage.map((name) => [`S3_${name}`, env[`TO_S3_${name}`]])),
  });
  if (next.databaseUrl === null || next.databaseUrl === databaseUrl) throw new UsageError(USAGE);
  const lock = databaseUrl === null ? null : lockFolder(dataDir);
  const database = await openDatabase<Tables>({ dataDir, databaseUrl: databaseUrl ?? undefined });
  const target = await openDatabase<Tables>({ dataDir, databaseUrl: next.databaseUrl, urlSetting: '--to' });
  try {
    if (database.kind === 'postgres') await requireUnused(database);
    const files = next.storage === null ? null : await openStore(next, 'TO_S3');
    const moved = await move(
      marketplaceData,
      { database, files: await openStore(settings) },
      { database: target, files, workFolder: join(dataDir, 'uploads'), keepsFiles: true, progress },
    );
    const rows = `${counted(moved.rows, 'row')} of ${counted(moved.tables, 'table')}`;
    return files
      ? `Moved ${rows} and ${counted(moved.files, 'file')}. Set DATABASE_URL and S3_… for the server to where they are now.`
      : `Moved ${rows}. Set DATABASE_URL for the server to where they are now; the files stay where they were.`;
  } finally {
    await target.close();
    await database.close();
    lock?.release();
  }
}

function contentOf({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${counted(rows, 'row')} of ${counted(tables.length, 'table')} and ${counted(files.count, 'file')}`;
}

try {
  await run();
} catch (error) {
  if (!(error instanceof ReportedError)) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}
