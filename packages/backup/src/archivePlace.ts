/** Explains to the operator why the file of the archive cannot be written or read. */
import { dirname, resolve } from 'node:path';
import { BackupError } from './errors.ts';

/**
 * Returns a BackupError that says what the operator can do. If the error is not about the archive's file, returns the
 * error itself.
 */
export function explainArchive(error: unknown, command: 'backup' | 'restore', file: string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const place = resolve(file);
  const path = 'path' in error ? error.path : undefined;
  // An error in writing to an open file contains no path. It must be about the archive, because a backup writes no
  // other file.
  const isWrite = command === 'backup' && path === undefined && 'syscall' in error;
  if (!isWrite && path !== place && path !== `${place}.partial`) return error;
  const reason = reasonOf(error.code, command, place);
  return reason === null ? error : new BackupError(reason, { cause: error });
}

function reasonOf(code: unknown, command: 'backup' | 'restore', place: string): string | null {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return command === 'restore'
        ? `There is no file ${place}: name a backup that is there.`
        : `There is no folder ${dirname(place)}: create it, or name a file in another one.`;
    case 'EISDIR':
      return `${place} is a folder: name a file.`;
    case 'EACCES':
    case 'EPERM':
      return command === 'restore'
        ? `This user may not read ${place}: give it the right, or run the command as another user.`
        : `This user may not write into ${dirname(place)}: give it the right, or name a file in another folder.`;
    case 'EROFS':
      return `The disk of ${place} can only be read: mount it for writing, or name a file on another one.`;
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
      return `There is no room for ${place}, and nothing of it was kept: make room, or name a file on another disk.`;
    default:
      return null;
  }
}
