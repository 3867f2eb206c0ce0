/**
 * The error of a backup, restore or move. The message tells the operator what is wrong, what was changed, if
 * anything, and what to do.
 */
export class BackupError extends Error {
  override name = 'BackupError';
  readonly code = 'BACKUP';
}
