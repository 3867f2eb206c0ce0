/** Checks whether there are backups, and how old the newest one is. */
import { newestOf } from '../backup/archiveNames.ts';
import { openPlace } from '../backup/places.ts';
import { explain } from '../platform/operating/explain.ts';
import type { Settings } from '../settings.ts';
import type { BackupSettings } from '../settings/backups.ts';
import { fault, good, unknown, warning } from './finding.ts';
import type { Finding } from './finding.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Adds some time to a day: a backup is made once a day, and making it takes a while. */
const MAX_AGE_HOURS = 26;

export async function checkBackups(
  { backups, backupPassphrase, publicBy }: Pick<Settings, 'backups' | 'backupPassphrase' | 'publicBy'>,
  now: Date,
): Promise<Finding[]> {
  if (backups === null) {
    const says = 'The server makes no backups.';
    if (publicBy === null) return [unknown('backups', says)];
    return [warning('backups', says, 'Set BACKUP_TO, or let a timer run the command for backups.')];
  }
  const findings = [await checkAge(backups.to, now)];
  if (backupPassphrase === null)
    findings.push(
      warning(
        'backup secret',
        'The backups are not encrypted, so anyone with a copy reads everything.',
        'Set BACKUP_PASSPHRASE_FILE, and store a copy of the passphrase elsewhere.',
      ),
    );
  return findings;
}

async function checkAge(to: BackupSettings['to'], now: Date): Promise<Finding> {
  try {
    const newest = newestOf(await (await openPlace(to)).list(), now);
    if (newest === null)
      return fault('backups', 'There is no backup yet.', 'Start the server, or run the command for backups.');
    const hours = Math.round((now.getTime() - newest.getTime()) / HOUR_MS);
    const says = `The newest one is ${hours} hours old.`;
    if (hours <= MAX_AGE_HOURS) return good('backups', says);
    return fault('backups', says, 'Look for "a scheduled backup failed" in the log of the server.');
  } catch (error) {
    return fault('backups', explain(error), 'Check BACKUP_TO, and that the server’s user may write there.');
  }
}
