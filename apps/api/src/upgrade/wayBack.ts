/** Explains to the operator how to go back to the version before an upgrade. */
import { commandName } from '../platform/operating/commandName.ts';
import type { Settings } from '../settings.ts';

/** @param archive the backup that was made before the upgrade */
export function describeWayBack(
  { dataDir, databaseUrl, storage, jwtSecret }: Settings,
  archive: string,
): string {
  const movesData = databaseUrl === null || storage === null;
  const aside = `${dataDir}.upgraded`;
  const emptyPlaces = [
    ...(databaseUrl === null ? [] : ['DATABASE_URL to a new, empty database']),
    ...(storage === null ? [] : ['S3_BUCKET to a new, empty bucket']),
  ];
  const commands = [
    ...(movesData ? [`  mkdir ${aside} && mv ${dataDir}/* ${aside}/`] : []),
    `  ${commandName('restore')} ${archive}`,
    // If the old signing key were lost, all users would have to log in again.
    ...(movesData && jwtSecret === null ? [`  cp -p ${aside}/signing-key ${dataDir}/`] : []),
  ];
  return [
    'To go back, stop the server. What users have written since the upgrade is then only in the new version’s data.',
    ...(emptyPlaces.length > 0 ? [`Set ${emptyPlaces.join(', and ')}.`] : []),
    `In the folder of the version before, with the same other settings, run these commands, and start its server:`,
    '',
    ...commands,
  ].join('\n');
}
