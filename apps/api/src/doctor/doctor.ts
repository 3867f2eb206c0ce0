import { version } from '../platform/operating/version.ts';
import { systemClock } from '../platform/time/clock.ts';
import { readSettings } from '../settings.ts';
import type { Settings } from '../settings.ts';
import { checkAddress } from './addresses.ts';
import { checkBackups } from './backups.ts';
import { checkData } from './data.ts';
import { fault, good, warning } from './finding.ts';
import type { Finding } from './finding.ts';
import { checkMails } from './mails.ts';

/** Examines an installation. Changes nothing, but writes and removes a file of its own. */
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

/** Checks what the settings lead to, except for the data. */
export async function checkSettings(settings: Settings): Promise<Finding[]> {
  return [
    ...checkSafety(settings),
    ...(await checkAddress(settings, version)),
    ...(await checkMails(settings)),
    ...(await checkBackups(settings, systemClock())),
  ];
}

function checkSafety({ publicBy, rateLimits, databaseUrl, jwtSecret, securityContact }: Settings): Finding[] {
  const findings: Finding[] = [];
  if (!rateLimits)
    findings.push(
      fault(
        'limits',
        'RATE_LIMITS=off lets anyone guess passwords as fast as they like.',
        'Remove RATE_LIMITS.',
      ),
    );
  if (databaseUrl !== null && jwtSecret === null)
    findings.push(
      warning(
        'secret',
        'The key that signs sessions is in the data folder, so a second server ends them.',
        'Set JWT_SECRET to the same secret for all servers.',
      ),
    );
  if (publicBy !== null && securityContact === null)
    findings.push(
      warning(
        'contact',
        'The site does not say where to report a vulnerability.',
        'Set SECURITY_CONTACT to a mailto: or https: address.',
      ),
    );
  return findings;
}
