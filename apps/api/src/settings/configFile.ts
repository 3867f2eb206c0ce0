/** Reads settings from a file in the format of `.env`, for those that the environment does not have. */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { SettingsError } from './values.ts';

/** Adds the settings of CONFIG_FILE to the environment of this process. */
export function loadConfigFile(): void {
  for (const [name, value] of Object.entries(readConfigFile(process.env))) process.env[name] ??= value;
  // A process that this one starts for another user may not read the file, and inherits its settings.
  delete process.env['CONFIG_FILE'];
}

/** Returns what is in the file that CONFIG_FILE names. */
export function readConfigFile(environment: NodeJS.ProcessEnv): NodeJS.Dict<string> {
  const file = environment['CONFIG_FILE']?.trim();
  if (!file) return {};
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SettingsError(
      `CONFIG_FILE cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
