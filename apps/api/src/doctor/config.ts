/**
 * Checks the settings without starting the server.
 *
 *     pnpm harbor config check
 *
 * The exit code is 1 if the server would not start with these settings, or if the settings file contains an unknown
 * name.
 */
import { commandName } from '../platform/operating/commandName.ts';
import { UsageError, explain } from '../platform/operating/explain.ts';
import { readConfigFile } from '../settings/configFile.ts';
import { reportConfig } from './configReport.ts';

try {
  if (process.argv.slice(2).join(' ') !== 'check')
    throw new UsageError(`Usage: ${commandName('config')} check`);
  const { lines, faults, warnings } = reportConfig(process.env, readConfigFile(process.env));
  process.stdout.write(`${lines.join('\n')}\n`);
  for (const warning of warnings) process.stderr.write(`warning  ${warning}\n`);
  for (const fault of faults) process.stderr.write(`FAULT    ${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
