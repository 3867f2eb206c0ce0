/**
 * The error for a backup, restore or move that has failed. The message tells the operator what is wrong, what has
 * already changed, and what to do.
 */
export class BackupError extends Error {
  override name = 'BackupError';
  readonly code = 'BACKUP';
}

/** The error if another program is already copying the embedded database. The operator can try again later. */
export class BusyError extends BackupError {
  override name = 'BusyError';
}
