/**
 * Reads settings from a file in the format of `.env`. A setting in the file is used only if the environment does not
 * set it.
 */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { SettingsError } from './values.ts';

/** Adds the settings of CONFIG_FILE to the environment of this process. */
export function loadConfigFile(): void {
  for (const [name, value] of Object.entries(readConfigFile(process.env))) process.env[name] ??= value;
  // Child processes that run as another user may not be able to read the file, so they inherit its settings instead.
  delete process.env['CONFIG_FILE'];
}

/** Returns the settings that the file CONFIG_FILE contains. */
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
