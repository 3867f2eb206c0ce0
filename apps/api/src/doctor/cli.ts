/**
 * Examines an installation, and reports its faults with their remedies. It also works while the server runs.
 *
 *     pnpm harbor doctor
 *
 * The exit code is 1 if there is a fault.
 */
import { foreignOwner, runAgainAs } from '../platform/operating/dataOwner.ts';
import { writePrivately } from '../platform/operating/fileModes.ts';
import { readSettings } from '../settings.ts';
import { loadConfigFile } from '../settings/configFile.ts';
import { examine } from './doctor.ts';
import { linesOf } from './finding.ts';

/**
 * Returns the owner of the data folder, or null if this process already runs as the owner, or if the settings name no
 * folder.
 */
function ownerOfData() {
  try {
    loadConfigFile();
    return foreignOwner(readSettings(process.env).dataDir);
  } catch {
    return null;
  }
}

const owner = ownerOfData();
if (owner) process.exitCode = await runAgainAs(owner);
else {
  writePrivately();
  const findings = await examine(process.env);
  for (const finding of findings) process.stdout.write(`${linesOf(finding)}\n`);
  process.exitCode = findings.some(({ state }) => state === 'fault') ? 1 : 0;
}
