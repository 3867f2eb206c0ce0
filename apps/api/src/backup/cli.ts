/**
 * Backs up and restores what the server's settings name.
 *
 *     pnpm backup FILE [--encrypt]     the database and the files, also while the server runs
 *     pnpm restore FILE                into an empty place
 *     pnpm move --to postgres://…      to another database, and with TO_S3_… the files to object storage
 *
 * Progress goes to the standard error, the result to the standard output. See docs/operating.md.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../database/database.ts';
import { lockFolder } from '../database/embedded/folderLock.ts';
import { MigrationError } from '../database/migrate.ts';
import type { Tables } from '../database/tables.ts';
import { openFileStore, openStore } from '../files/openFileStore.ts';
import { writePrivately } from '../operating/fileModes.ts';
import { SettingsError, readSettings } from '../settings.ts';
import type { Settings } from '../settings.ts';
import { systemClock } from '../time/clock.ts';
import { isEncrypted } from './archiveReader.ts';
import { backUp } from './backup.ts';
import type { Manifest } from './manifest.ts';
import { move, requireUnused } from './move.ts';
import { askForPassphrase, chooseChecked } from './passphrase.ts';
import { counted, createProgress } from './progress.ts';
import { checkArchive, restore } from './restore.ts';
import { openSource } from './source.ts';

const USAGE = `Usage: pnpm backup FILE [--encrypt]
       pnpm restore FILE
       pnpm move --to postgres://user@host/database

  The database and the files are those of the server's settings: DATABASE_URL, DATA_DIR, S3_BUCKET.
  BACKUP_PASSPHRASE encrypts a backup, and opens it; --encrypt asks for it on the terminal.
  TO_S3_BUCKET, TO_S3_ENDPOINT and so on name the object storage that a move takes the files to. Without them the files
  stay where they are.
`;

/** An error that the user of this program can correct. */
class UsageError extends Error {}

const { BACKUP_PASSPHRASE: givenPassphrase } = process.env;
const progress = createProgress((line) => process.stderr.write(`${line}\n`));

async function run(): Promise<string> {
  const { command, file, encrypt } = readArguments();
  writePrivately();
  const settings = readSettings(process.env);
  const started = performance.now();
  if (command === 'move') return runMove(settings, file);
  const manifest =
    command === 'backup' ? await runBackup(settings, file, encrypt) : await runRestore(settings, file);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const content = contentOf(manifest);
  return command === 'backup'
    ? `${file} holds ${content}, as of ${manifest.madeAt}. It took ${seconds} s.`
    : `Restored ${content}, as of ${manifest.madeAt}. It took ${seconds} s.`;
}

function readArguments() {
  const { values, positionals } = parse();
  const [command, path, ...more] = positionals;
  const file = command === 'move' ? values.to : path;
  if (file === undefined || more.length > 0) throw new UsageError(USAGE);
  if (command !== 'backup' && command !== 'restore' && command !== 'move') throw new UsageError(USAGE);
  return { command, file, encrypt: values.encrypt ?? false };
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { encrypt: { type: 'boolean' }, to: { type: 'string' } },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

async function runBackup(settings: Settings, path: string, encrypt: boolean): Promise<Manifest> {
  const encryption = encrypt || givenPassphrase ? { passphrase: await chooseChecked(givenPassphrase) } : null;
  const files = await openStore(settings);
  const database = await openSource(settings.dataDir, settings.databaseUrl);
  try {
    return await backUp({ database, files, path, encryption, progress, now: systemClock() });
  } finally {
    await database.close();
  }
}

async function runRestore(settings: Settings, path: string): Promise<Manifest> {
  const { dataDir, databaseUrl } = settings;
  const passphrase = (await isEncrypted(path)) ? await askForPassphrase(givenPassphrase) : null;
  const manifest = await checkArchive({ path, passphrase }, progress);
  mkdirSync(dataDir, { recursive: true });
  const lock = databaseUrl === null ? null : lockFolder(dataDir);
  const database = await openDatabase<Tables>({ dataDir, databaseUrl: databaseUrl ?? undefined });
  try {
    const workFolder = join(dataDir, 'uploads');
    const files = await openStore(settings);
    await restore(
      { database, files, workFolder, keepsFiles: false, progress },
      { path, passphrase },
      manifest,
    );
    await openFileStore(settings, database.kysely);
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
  const target = await openDatabase<Tables>({ dataDir, databaseUrl: next.databaseUrl });
  try {
    if (database.kind === 'postgres') await requireUnused(database);
    const files = next.storage === null ? null : await openStore(next);
    const moved = await move(
      { database, files: await openStore(settings) },
      { database: target, files, workFolder: join(dataDir, 'uploads'), keepsFiles: true, progress },
    );
    if (files) await openFileStore(next, target.kysely);
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

/** A sentence for errors that the user can correct; other errors with their stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isForOperator =
    error instanceof UsageError ||
    error instanceof SettingsError ||
    error instanceof MigrationError ||
    'code' in error;
  return isForOperator ? error.message : (error.stack ?? error.message);
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
