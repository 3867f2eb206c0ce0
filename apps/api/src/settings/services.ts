/**
 * Reads the settings of other services that the server uses: a database, object storage, metrics, traces and lists of
 * passwords.
 */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ObjectStorageSettings } from '../files/objectStorage.ts';
import { DEFAULT_LIMITS } from '../platform/database/postgres.ts';
import type { DatabaseLimits } from '../platform/database/postgres.ts';
import type { IndexNowSettings } from '../rendering/indexNow/indexNow.ts';
import { SAMPLERS } from '../platform/operating/telemetrySettings.ts';
import type { TelemetrySettings } from '../platform/operating/telemetrySettings.ts';
import { SettingsError, oneOf, optionalUrl, portOf, secondsOf } from './values.ts';
import type { Read } from './values.ts';

/** The address at which Prometheus reads the metrics. */
export interface MetricsSettings {
  port: number;
  host: string;
}

export const POSTGRES_PROTOCOLS = ['postgres:', 'postgresql:'];
const MAX_CONNECTIONS = 1_000;
/** The time limit of an operation, in seconds. No other timeout may be longer. */
const MAX_TIMEOUT_S = 30;
/** The settings of the object storage, except for its bucket. */
const S3_NAMES = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

export function databaseReadUrlOf(text: string | null, databaseUrl: URL | null): string | null {
  const url = optionalUrl('DATABASE_READ_URL', text, POSTGRES_PROTOCOLS);
  if (url && !databaseUrl)
    throw new SettingsError('With DATABASE_READ_URL, DATABASE_URL must be set as well.');
  return url?.href ?? null;
}

export function databaseLimitsOf(read: Read): DatabaseLimits {
  const timeoutOf = (name: string, byDefault: number) =>
    secondsOf(name, read(name), byDefault, { min: 0.1, max: MAX_TIMEOUT_S });
  const connections = read('DATABASE_CONNECTIONS') ?? String(DEFAULT_LIMITS.connections);
  if (!/^[1-9]\d*$/.test(connections) || Number(connections) > MAX_CONNECTIONS) {
    throw new SettingsError(
      `DATABASE_CONNECTIONS must be a number from 1 to ${MAX_CONNECTIONS}, not "${connections}".`,
    );
  }
  return {
    connections: Number(connections),
    statementTimeoutS: timeoutOf('DATABASE_STATEMENT_TIMEOUT', DEFAULT_LIMITS.statementTimeoutS),
    lockTimeoutS: timeoutOf('DATABASE_LOCK_TIMEOUT', DEFAULT_LIMITS.lockTimeoutS),
  };
}

export function storageOf(read: Read): ObjectStorageSettings | null {
  const bucket = read('S3_BUCKET');
  if (bucket === null) {
    const other = S3_NAMES.find((name) => read(name) !== null);
    // The S3_… settings are also allowed without S3_BUCKET if only the backups are in a bucket.
    if (other === undefined || read('BACKUP_TO')?.startsWith('s3:')) return null;
    throw new SettingsError(`With ${other}, S3_BUCKET must be set as well.`);
  }
  return { bucket, ...storageAccessOf(read, 'S3_BUCKET') };
}

/**
 * Reads the settings for access to the object storage. If one is missing, the error message also names the setting that
 * requires it.
 */
export function storageAccessOf(read: Read, neededBy: string): Omit<ObjectStorageSettings, 'bucket'> {
  const required = (name: string): string => {
    const value = read(name);
    if (value === null) throw new SettingsError(`With ${neededBy}, ${name} must be set as well.`);
    return value;
  };
  return {
    endpoint: optionalUrl('S3_ENDPOINT', read('S3_ENDPOINT'), ['http:', 'https:'])?.href ?? null,
    region: read('S3_REGION') ?? 'us-east-1',
    accessKeyId: required('S3_ACCESS_KEY_ID'),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY'),
  };
}

export function breachedPasswordsOf(text: string | null): URL | string | null {
  if (text === null) return null;
  if (/^https?:/i.test(text)) return optionalUrl('BREACHED_PASSWORDS', text, ['https:', 'http:']);
  const folder = resolve(text);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  throw new SettingsError(`BREACHED_PASSWORDS must be a URL or a folder, and there is no folder ${folder}.`);
}

export function metricsOf(port: string | null, host: string | null): MetricsSettings | null {
  return port === null ? null : { port: portOf('METRICS_PORT', port), host: host ?? '127.0.0.1' };
}

/**
 * Reads the environment variables of OpenTelemetry, which have their standard meaning. OTEL_SERVICE_NAME and the other
 * OTEL_EXPORTER_OTLP_… variables are read by OpenTelemetry's exporters themselves.
 */
export function telemetryOf(read: Read): TelemetrySettings | null {
  const endpoint = 'OTEL_EXPORTER_OTLP_ENDPOINT';
  if (optionalUrl(endpoint, read(endpoint), ['http:', 'https:']) === null) return null;
  if (read('OTEL_SDK_DISABLED') === 'true') return null;
  const choice = <Value extends string>(name: string, values: readonly [Value, ...Value[]]): Value =>
    oneOf(name, read(name) ?? values[0], values);
  choice('OTEL_EXPORTER_OTLP_PROTOCOL', ['http/json']);
  const number = (name: string, byDefault: number, min: number, max: number): number => {
    const text = read(name) ?? String(byDefault);
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw new SettingsError(`${name} must be a number from ${min} to ${max}, not "${text}".`);
  };
  return {
    traces: choice('OTEL_TRACES_EXPORTER', ['otlp', 'none']) === 'otlp',
    metrics: choice('OTEL_METRICS_EXPORTER', ['otlp', 'none']) === 'otlp',
    sampler: choice('OTEL_TRACES_SAMPLER', SAMPLERS),
    ratio: number('OTEL_TRACES_SAMPLER_ARG', 1, 0, 1),
    intervalMs: number('OTEL_METRIC_EXPORT_INTERVAL', 60_000, 100, 3_600_000),
  };
}

const INDEXNOW = 'https://api.indexnow.org/indexnow';

/** Reads the settings for announcements to search engines. Announcements require a public site. */
export function indexNowOf(read: Read, publicUrl: URL | null): IndexNowSettings | null {
  const key = read('INDEXNOW_KEY');
  const url = optionalUrl('INDEXNOW_URL', read('INDEXNOW_URL') ?? INDEXNOW, ['http:', 'https:']);
  if (key === null || !url) return null;
  if (!/^[a-zA-Z0-9-]{8,128}$/.test(key))
    throw new SettingsError('INDEXNOW_KEY must be 8 to 128 letters, digits and hyphens.');
  if (!publicUrl) throw new SettingsError('With INDEXNOW_KEY, PUBLIC_URL must be set as well.');
  return { url, key };
}
