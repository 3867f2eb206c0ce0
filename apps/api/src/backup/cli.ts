/**
 * Backs up, restores and moves the database and the files that the server's settings name.
 *
 *     pnpm harbor backup [FILE] [--encrypt]   backs up the database and the files, also while the server runs
 *     pnpm harbor restore FILE                restores a backup into an empty database and file store
 *     pnpm harbor move --to postgres://…      moves to another database, and with TO_S3_… moves the files to object storage
 *
 * Progress goes to the standard error, the result to the standard output. See docs/operating.md.
 */
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { openDatabase } from '../platform/database/database.ts';
import { lockFolder } from '@skillharbor/embedded-postgres/folderLock';
import type { Tables } from '../platform/database/tables.ts';
import { openStore } from '../files/openFileStore.ts';
import { ARCHIVE, foreignOwner, runAgainAs } from '../platform/operating/dataOwner.ts';
import type { User } from '../platform/operating/dataOwner.ts';
import { commandName } from '../platform/operating/commandName.ts';
import { prepareDataFolder } from '../platform/operating/dataFolder.ts';
import { UsageError, explain } from '../platform/operating/explain.ts';
import { version } from '../platform/operating/version.ts';
import { writePrivately } from '../platform/operating/fileModes.ts';
import { ownSettings, readSettings } from '../settings.ts';
import type { Settings } from '../settings.ts';
import { systemClock } from '../platform/time/clock.ts';
import { isEncrypted } from '@skillharbor/backup/archiveReader';
import { explainArchive } from '@skillharbor/backup/archivePlace';
import { BackupError } from '@skillharbor/backup/errors';
import type { Manifest } from '@skillharbor/backup/manifest';
import { move, requireUnused } from '@skillharbor/backup/move';
import { askForPassphrase, chooseChecked } from '@skillharbor/backup/passphrase';
import { counted, createProgress } from '@skillharbor/backup/progress';
import { checkArchive, restore } from '@skillharbor/backup/restore';
import { nameBefore, nameOf } from './archiveNames.ts';
import { isBackupDue, makeBackup, putChecked, removeExpired, writeBackup } from './backUp.ts';
import type { Backup, Target } from './backUp.ts';
import { marketplaceData } from './marketplaceData.ts';
import { archiveAt, fileAt, openPlace } from './places.ts';

const USAGE = `Usage: ${commandName('backup')} [FILE] [--encrypt]
       ${commandName('restore')} FILE [--allow-unencrypted]
       ${commandName('move')} --to postgres://user@host/database

  The database and the files are those of the server's settings: DATABASE_URL, DATA_DIR, S3_BUCKET.
  Without a FILE, a backup goes to BACKUP_TO, and those that BACKUP_KEEP does not keep are removed.
  BACKUP_PASSPHRASE encrypts a backup, and opens it; --encrypt asks for it on the terminal. With it, a restore refuses an
  archive that is not encrypted, which anyone could have written, unless --allow-unencrypted is given.
  Called by root, they run as the owner of DATA_DIR.
  TO_S3_BUCKET, TO_S3_ENDPOINT and so on name the object storage that a move takes the files to. Without them the files
  stay where they are.
`;

const progress = createProgress((line) => process.stderr.write(`${line}\n`));

async function run(): Promise<void> {
  const given = readArguments();
  try {
    await runGiven(given);
  } catch (error) {
    throw given.command === 'restore' ? explainArchive(error, 'restore', given.file ?? '') : error;
  }
}

async function runGiven(given: Given): Promise<void> {
  const settings = ownSettings();
  const owner = foreignOwner(settings.dataDir);
  if (given.command === 'backup') return runBackup(given, settings, owner);
  if (owner) return void (process.exitCode = await runAgainAs(owner));
  writePrivately();
  const started = performance.now();
  const { file = '' } = given;
  if (given.command === 'move') return print(await runMove(settings, file));
  const manifest = await runRestore(settings, file, given.allowsUnencrypted);
  print(`Restored ${contentOf(manifest)}, as of ${manifest.madeAt}. It took ${secondsSince(started)} s.`);
}

async function runBackup(given: Given, settings: Settings, owner: User | null): Promise<void> {
  writePrivately();
  const started = performance.now();
  const { backupPassphrase } = settings;
  const passphrase =
    given.encrypts || backupPassphrase !== null ? await chooseChecked(backupPassphrase) : null;
  const backup: Backup = { settings, passphrase, progress, now: systemClock() };
  // If a process of root started this process, this process writes the archive to root's process.
  if (given.isPassedOn) return void (await writeBackup(backup, createWriteStream('', { fd: ARCHIVE })));
  const target = await targetOf(given, backup);
  const isWanted = async () => !given.isOnlyIfDue || isBackupDue(target.place, backup);
  const make = async (user: User | null) => {
    if (user === null) return makeBackup(backup, target, isWanted);
    return (await isWanted()) ? putChecked(backup, target, (to) => passOn(user, passphrase, to)) : null;
  };
  const path = target.place.pathOf(target.name);
  const manifest = await make(owner).catch((error: unknown) => {
    throw explainArchive(error, 'backup', path);
  });
  if (manifest === null) return print('No backup is due.');
  const isScheduled = given.file === undefined && !given.isBeforeUpgrade;
  const removed = isScheduled ? await removeExpired(target.place, settings) : 0;
  print(
    `${given.file ?? path} holds ${contentOf(manifest)}, as of ${manifest.madeAt}, and was ` +
      `read back. It took ${secondsSince(started)} s.${removed > 0 ? ` Removed ${counted(removed, 'older backup')}.` : ''}`,
  );
}

async function targetOf({ file, isBeforeUpgrade }: Given, { settings, now }: Backup): Promise<Target> {
  if (file !== undefined) return fileAt(file);
  if (settings.backups === null) throw new UsageError(`Name a file, or set BACKUP_TO.\n\n${USAGE}`);
  return {
    place: await openPlace(settings.backups.to),
    name: isBeforeUpgrade ? nameBefore(version, now) : nameOf(now),
  };
}

/**
 * Reads the data in a child process that runs as the data's owner. The parent process stores the archive, because only
 * root may be able to write to the archive's place.
 */
async function passOn(owner: User, passphrase: string | null, output: Writable): Promise<null> {
  // Passes the passphrase to the other process, so that the other process does not ask the operator for it again.
  delete process.env['BACKUP_PASSPHRASE_FILE'];
  if (passphrase !== null) process.env['BACKUP_PASSPHRASE'] = passphrase;
  let written: Promise<void> | undefined;
  const code = await runAgainAs(owner, [`--${PASSED_ON}`], (archive) => {
    written = pipeline(archive, output);
    written.catch(() => undefined);
  });
  if (code !== 0) throw new ReportedError();
  await written;
  return null;
}

/**
 * The error for a failure in the process that runs as the data's owner. The process itself has already reported the
 * reason.
 */
class ReportedError extends Error {}

/** The option that makes a process write the archive to the file descriptor ARCHIVE. */
const PASSED_ON = 'passed-on';

type Given = ReturnType<typeof readArguments>;

function readArguments() {
  const { values, positionals } = parse();
  const [command, path, ...more] = positionals;
  const file = command === 'move' ? values.to : path;
  if (command !== 'backup' && command !== 'restore' && command !== 'move') throw new UsageError(USAGE);
  if ((file === undefined && command !== 'backup') || more.length > 0) throw new UsageError(USAGE);
  return {
    command,
    file,
    encrypts: values.encrypt ?? false,
    isOnlyIfDue: values['if-due'] ?? false,
    isBeforeUpgrade: values['before-upgrade'] ?? false,
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
        // The server starts its scheduled backups with this option.
        'if-due': { type: 'boolean' },
        'before-upgrade': { type: 'boolean' },
        'allow-unencrypted': { type: 'boolean' },
        to: { type: 'string' },
        [PASSED_ON]: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

async function runRestore(settings: Settings, path: string, allowsUnencrypted: boolean): Promise<Manifest> {
  const { dataDir, databaseUrl, backupPassphrase } = settings;
  const file = await archiveAt(path, settings);
  const encrypted = await isEncrypted(file);
  if (!encrypted && backupPassphrase !== null && !allowsUnencrypted) {
    throw new BackupError(
      `${path} is not encrypted, and BACKUP_PASSPHRASE is set: anyone could have written it. Nothing was changed. ` +
        'If you know where it comes from, add --allow-unencrypted.',
    );
  }
  const archive = { ...file, passphrase: encrypted ? await askForPassphrase(backupPassphrase) : null };
  const manifest = await checkArchive(marketplaceData, archive, progress);
  prepareDataFolder(dataDir);
  const lock = databaseUrl === null ? null : lockFolder(dataDir);
  const database = await openDatabase<Tables>({ dataDir, databaseUrl: databaseUrl ?? undefined });
  try {
    const workFolder = join(dataDir, 'uploads');
    const files = await openStore(settings);
    await restore(
      marketplaceData,
      { database, files, workFolder, keepsFiles: false, progress },
      archive,
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

const secondsSince = (started: number) => ((performance.now() - started) / 1000).toFixed(1);

function print(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

function contentOf({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${counted(rows, 'row')} of ${counted(tables.length, 'table')} and ${counted(files.count, 'file')}`;
}

try {
  await run();
} catch (error) {
  if (!(error instanceof ReportedError)) process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
