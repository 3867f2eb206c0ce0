import { constants, setPriority } from 'node:os';

/**
 * Lowers the priority of a child process, so that the server can respond even if all processors are busy. Only root may
 * raise a priority: a child that starts with a low priority could never get a higher one. Therefore, the parent lowers
 * it after the start.
 *
 * On a machine whose processors other programs keep busy, a picture takes 2 s with this priority, and took 8 s with the
 * lowest one. Users wait for it.
 */
export function letOthersGoFirst(pid: number | undefined): void {
  // Ignores an error, which means that the process did not start or has already ended.
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
}
