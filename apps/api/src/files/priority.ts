import { constants, setPriority } from 'node:os';

/**
 * Requests are answered while a child process works, also where both want the last processor. The parent does this: only
 * root may raise a priority again, so a child that sets a higher one than it has fails.
 */
export function letOthersGoFirst(pid: number | undefined): void {
  // It was not started, or has ended already.
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
}
