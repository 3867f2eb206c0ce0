/**
 * The error of a backup, restore or move. The message tells the operator what is wrong, what was changed, if
 * anything, and what to do.
 */
export class BackupError extends Error {
  override name = 'BackupError';
  readonly code = 'BACKUP';
}

/** The error if another program copies the embedded database right now. It ends by itself. */
export class BusyError extends BackupError {
  override name = 'BusyError';
}
