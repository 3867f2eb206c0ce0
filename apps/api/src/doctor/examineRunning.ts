import type { Finding } from '@skillharbor/contract';
import type { Queries } from '../platform/database/tables.ts';
import type { Settings } from '../settings.ts';
import { checkDisk, checkOpenData } from './data.ts';
import { checkSettings } from './doctor.ts';

/** Examines the installation of the running server, using the database connection of this server. */
export async function examineRunning(settings: Settings, queries: Queries): Promise<Finding[]> {
  const findings = [
    ...(await checkSettings(settings)),
    await checkDisk(settings.dataDir),
    ...(await checkOpenData(settings, queries)),
  ];
  return findings.map((finding) => ({ ...finding, remedy: 'remedy' in finding ? finding.remedy : null }));
}
