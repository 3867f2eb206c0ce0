/** Reads the values of settings. If a value is invalid, each function throws a SettingsError that names the setting. */

/** Returns the text of an environment variable, or null if it is not set. */
export type Read = (name: string) => string | null;

export class SettingsError extends Error {
  override name = 'SettingsError';
  readonly code = 'SETTINGS';
}

const MINUTES_PER_DAY = 1_440;

export function oneOf<Value extends string>(name: string, text: string, values: readonly Value[]): Value {
  const value = values.find((candidate) => candidate === text);
  if (value !== undefined) return value;
  throw new SettingsError(`${name} must be one of ${values.join(', ')}, not "${text}".`);
}

/** Reads a URL. The error message does not contain the value, because the URL may contain a password. */
export function optionalUrl(name: string, text: string | null, protocols: readonly string[]): URL | null {
  if (text === null) return null;
  const url = URL.parse(text);
  if (url && protocols.includes(url.protocol)) return url;
  throw new SettingsError(
    `${name} must be a URL that starts with ${protocols.map((p) => (p === 'mailto:' ? p : `${p}//`)).join(' or ')}.`,
  );
}

export function listOf(text: string | null): string[] {
  return (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

export function portOf(name: string, text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new SettingsError(`${name} must be a number from 0 to 65535, not "${text}".`);
}

export function countOf(name: string, text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new SettingsError(`${name} must be a number from 1 to 9999, not "${text}".`);
}

/** Reads an hour of the day, as a number. */
export function hourOf(name: string, text: string): number {
  if (/^\d{1,2}$/.test(text) && Number(text) < 24) return Number(text);
  throw new SettingsError(`${name} must be an hour from 0 to 23, not "${text}".`);
}

export function minutesOf(name: string, text: string): number {
  const minutes = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && minutes <= MINUTES_PER_DAY) return minutes;
  throw new SettingsError(`${name} must be a number of minutes from 0 to ${MINUTES_PER_DAY}, not "${text}".`);
}

export function secondsOf(
  name: string,
  text: string | null,
  byDefault: number,
  { min, max }: { min: number; max: number },
): number {
  if (text === null) return byDefault;
  const seconds = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && seconds >= min && seconds <= max) return seconds;
  throw new SettingsError(`${name} must be a number of seconds from ${min} to ${max}, not "${text}".`);
}
