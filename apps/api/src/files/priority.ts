import { constants, setPriority } from 'node:os';

/**
 * Lowers the priority of a child process, so that the server can respond even if both need the last processor. The
 * parent does this, because a child that starts with a low priority would fail if it set a higher one: only root may
 * raise a priority.
 */
export function letOthersGoFirst(pid: number | undefined): void {
  // An error means that the process was not started or has already ended.
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
}
