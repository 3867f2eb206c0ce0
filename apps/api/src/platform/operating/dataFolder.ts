/** Creates the data folder, and checks that this process may write to it. */
import { accessSync, constants, existsSync, mkdirSync, statSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MESSAGES, PICTURES, REPORTS, RESUMES } from '../../files/keys.ts';

/** The error for a data folder that the server cannot use. The message names DATA_DIR and the remedy. */
class DataFolderError extends Error {
  override name = 'DataFolderError';
  readonly code = 'DATA_FOLDER';
}

const FOLDERS = ['database', 'uploads', RESUMES, PICTURES, MESSAGES, REPORTS, 'outbox'];

/** The space that a new database and the other files of a first start take, in bytes. */
const NEW_DATABASE_BYTES = 64 * 1024 * 1024;
const BYTES_PER_MB = 1_000_000;

/** Creates the data folder. Throws a DataFolderError if this process cannot write to the folder. */
export function prepareDataFolder(dataDir: string): void {
  let above = dataDir;
  let stats = statSync(above, IF_THERE);
  while (!stats) {
    above = dirname(above);
    stats = statSync(above, IF_THERE);
  }
  if (!stats.isDirectory()) throw new DataFolderError(notAFolder(dataDir, above));
  requireWritable(dataDir, above);
  mkdirSync(dataDir, { recursive: true });
  // Also checks folders that exist: a folder may belong to another user who ran a command, or may be a mounted disk.
  for (const folder of FOLDERS.map((name) => join(dataDir, name))) {
    if (existsSync(folder)) requireWritable(dataDir, folder);
  }
}

/** Throws a DataFolderError if a new database does not fit on the disk. */
export function requireRoomForDatabase(dataDir: string): void {
  if (statSync(join(dataDir, 'database'), IF_THERE)) return;
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  if (free >= NEW_DATABASE_BYTES) return;
  throw new DataFolderError(
    `The disk of DATA_DIR, ${dataDir}, has ${Math.floor(free / BYTES_PER_MB)} MB free, and a new database takes ` +
      `${Math.ceil(NEW_DATABASE_BYTES / BYTES_PER_MB)}: make room, or set DATA_DIR to a folder on another disk.`,
  );
}

const IF_THERE = { throwIfNoEntry: false } as const;

function requireWritable(dataDir: string, folder: string): void {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new DataFolderError(notWritable(dataDir, folder, error), { cause: error });
  }
}

function notAFolder(dataDir: string, file: string): string {
  const is = file === dataDir ? 'is a file' : `is below the file ${file}`;
  return `DATA_DIR, ${dataDir}, ${is}: set it to a folder that the server may write.`;
}

function notWritable(dataDir: string, folder: string, error: unknown): string {
  const place = folder === dataDir ? `DATA_DIR, ${dataDir},` : `${folder}, of DATA_DIR=${dataDir},`;
  if (error instanceof Error && 'code' in error && error.code === 'EROFS') {
    return `${place} is on a disk that can only be read: mount it for writing, or set DATA_DIR to another folder.`;
  }
  const user = process.getuid ? `the user ${process.getuid()} of this process` : 'the user of this process';
  const remedy = folder.length < dataDir.length ? `create ${dataDir} and give it` : 'give it';
  return `${place} may not be written by ${user}: ${remedy} to that user with chown, or set DATA_DIR to another folder.`;
}
