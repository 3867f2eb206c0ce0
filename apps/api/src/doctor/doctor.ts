import { version } from '../platform/operating/version.ts';
import { systemClock } from '../platform/time/clock.ts';
import { readSettings } from '../settings.ts';
import type { Settings } from '../settings.ts';
import { checkAddress } from './addresses.ts';
import { checkBackups } from './backups.ts';
import { checkData } from './data.ts';
import { checkReplica } from './database.ts';
import { fault, good } from './finding.ts';
import type { Finding } from './finding.ts';
import { checkMails } from './mails.ts';
import { checkSafety } from './safety.ts';

/** Examines an installation without changing it, except that a test file is written and removed. */
export async function examine(environment: Readonly<Record<string, string | undefined>>): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = readSettings(environment);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [fault('settings', reason, 'The server does not start before this is mended.')];
  }
  return [
    good('settings', 'They can be read.'),
    ...(await checkSettings(settings)),
    ...(await checkData(settings)),
  ];
}

/** Checks everything that depends on the settings, except the data. */
export async function checkSettings(settings: Settings): Promise<Finding[]> {
  return [
    ...checkSafety(settings),
    ...(await checkAddress(settings, version)),
    ...(await checkMails(settings)),
    ...(await checkBackups(settings, systemClock())),
    ...(await checkReplica(settings)),
  ];
}
