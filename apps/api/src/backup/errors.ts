/** The message tells the operator what is wrong and what to do. Nothing was changed. */
export class BackupError extends Error {
  override name = 'BackupError';
  readonly code = 'BACKUP';
}
