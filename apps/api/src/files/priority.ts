import { constants, setPriority } from 'node:os';

/**
 * Lowers the priority of a child process, so that the server can respond even if all processors are busy. Only root may
 * raise a priority: a child that starts with a low priority could never get a higher one. Therefore, the parent lowers
 * it after the start.
 */
export function letOthersGoFirst(pid: number | undefined): void {
  // Ignores an error, which means that the process did not start or has already ended.
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
}
