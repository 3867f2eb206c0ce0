/**
 * Locks a data folder for one process. SQLite takes the lock from the operating system, which always releases it when
 * the process ends. A file with a process id would remain after a crash.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

export class DataFolderInUseError extends Error {
  readonly code = 'DATA_FOLDER_IN_USE';
  readonly dataDir: string;

  constructor(dataDir: string) {
    super(
      `Another process is using the data folder ${dataDir}. Stop that process first, or choose another folder.`,
    );
    this.name = 'DataFolderInUseError';
    this.dataDir = dataDir;
  }
}

export interface FolderLock {
  release(): void;
}

/**
 * Takes the lock. If another process has it, throws DataFolderInUseError at once.
 *
 * No other code in this process may open `database.lock`: when a process closes any descriptor of a file, it loses its
 * locks on the file (POSIX). On a network file system, the lock is only as reliable as the locks of that system.
 */
export function lockFolder(dataDir: string): FolderLock {
  const file = new DatabaseSync(join(dataDir, 'database.lock'), { timeout: 0 });
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (isBusy(error)) throw new DataFolderInUseError(dataDir);
    throw error;
  }
  return { release: () => file.close() };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
