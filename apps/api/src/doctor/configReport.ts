/** Reports the value and the source of each setting, and the most similar setting for each unknown name. */
import { closest, distance } from 'fastest-levenshtein';
import { readSettings } from '../settings.ts';
import { CATALOG, masked } from '../settings/catalog.ts';

type Values = NodeJS.Dict<string>;

export interface ConfigReport {
  /** A line for each setting: its name, its value and its source. */
  lines: string[];
  /** The faults because of which the server would not start, or would ignore a line of the settings file. */
  faults: string[];
  /** The names of environment variables that resemble a setting. They may belong to another program. */
  warnings: string[];
}

/**
 * The name of an environment variable is taken for a misspelt setting if it differs from the name of a setting in at
 * most this many letters. Very short names are excluded.
 */
const MAX_TYPOS = 2;
const MIN_NAME_LENGTH = 8;

const known = Object.keys(CATALOG);
/** OpenTelemetry and Node read these settings themselves. */
const isKnown = (name: string) => name in CATALOG || /^(OTEL|NODE)_/.test(name) || name === 'TZ';
const nearest = (name: string) => `${name} is not a setting. Did you mean ${closest(name, known)}?`;

export function reportConfig(environment: Values, file: Values): ConfigReport {
  const own = (values: Values, name: string) => values[name]?.trim() || null;
  const width = Math.max(...known.map(({ length }) => length));
  const lines = known.map((name) => {
    const inFile = name in environment ? null : own(file, name);
    const given = own(environment, name) ?? inFile;
    const source = given === null ? 'default' : inFile === null ? 'environment' : 'file';
    return `${name.padEnd(width)}  ${source.padEnd(11)}  ${masked(name, given ?? CATALOG[name] ?? '–')}`;
  });
  const faults = Object.keys(file)
    .filter((name) => !isKnown(name))
    .map(nearest);
  try {
    readSettings({ ...file, ...environment });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (!faults.some((fault) => fault.split(' ', 1)[0] === reason.split(' ', 1)[0])) faults.push(reason);
  }
  const warnings = Object.keys(environment)
    .filter((name) => !isKnown(name) && name.length >= MIN_NAME_LENGTH)
    .filter((name) => distance(name, closest(name, known)) <= MAX_TYPOS)
    .map(nearest);
  return { lines, faults, warnings };
}
