/**
 * Reads the settings from environment variables. README.md lists them.
 *
 *     readSettings(process.env) → Settings     throws SettingsError, whose message names the variable and the remedy
 */
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import type { ObjectStorageSettings } from './files/objectStorage.ts';

export interface Settings {
  port: number;
  host: string;
  /** Database, files, signing key, outbox. */
  dataDir: string;
  /** A PostgreSQL server; null: the embedded database. */
  databaseUrl: string | null;
  seed: (typeof SEEDS)[number];
  /** Where users reach the server; null: at its own host and port. */
  publicUrl: URL | null;
  rateLimits: boolean;
  /** Whose X-Forwarded headers to trust: none, those of this many proxies, or those of these addresses. */
  trustProxy: false | number | string[];
  /** Other origins whose pages may call the API. */
  corsOrigins: string[];
  /** Signs the tokens; null: a key that is made at first start and stored in the data folder. */
  jwtSecret: string | null;
  mail: { smtpUrl: string | null; from: string };
  /** S3-compatible object storage for files; null: the data folder. */
  storage: ObjectStorageSettings | null;
  logLevel: string;
  /** Where Prometheus finds the metrics; null: no metrics. */
  metrics: { port: number; host: string } | null;
}

export class SettingsError extends Error {
  override name = 'SettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The content of a new database. Demo data on a public server has a name of its own, so that it is deliberate. */
const SEEDS = ['demo', 'demo-in-public', 'none'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const MIN_SECRET_LENGTH = 32;

export function readSettings(environment: Environment): Settings {
  const read = (name: string) => environment[name]?.trim() || null;
  const databaseUrl = optionalUrl('DATABASE_URL', read('DATABASE_URL'), ['postgres:', 'postgresql:']);
  const publicUrl = originOf('PUBLIC_URL', read('PUBLIC_URL'));
  return {
    port: portOf('PORT', read('PORT') ?? '3000'),
    host: read('HOST') ?? '127.0.0.1',
    dataDir: resolve(read('DATA_DIR') ?? '.data'),
    databaseUrl: databaseUrl?.href ?? null,
    seed: seedOf(read('SEED') ?? (databaseUrl || isPublic(publicUrl) ? 'none' : 'demo'), publicUrl),
    publicUrl,
    rateLimits: oneOf('RATE_LIMITS', read('RATE_LIMITS') ?? 'on', ['on', 'off'] as const) === 'on',
    trustProxy: trustProxyOf(read('TRUST_PROXY')),
    corsOrigins: listOf(read('CORS_ORIGINS')).map((text) => originOf('CORS_ORIGINS', text).origin),
    jwtSecret: secretOf(read('JWT_SECRET')),
    mail: {
      smtpUrl: optionalUrl('SMTP_URL', read('SMTP_URL'), ['smtp:', 'smtps:'])?.href ?? null,
      from: read('MAIL_FROM') ?? 'Skill Harbor <no-reply@skillharbor.test>',
    },
    storage: storageOf(read),
    logLevel: oneOf('LOG_LEVEL', read('LOG_LEVEL') ?? 'info', LOG_LEVELS),
    metrics: metricsOf(read('METRICS_PORT'), read('METRICS_HOST')),
  };
}

function portOf(name: string, text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new SettingsError(`${name} must be a number from 0 to 65535, not "${text}".`);
}

function seedOf(text: string, publicUrl: URL | null): Settings['seed'] {
  const seed = oneOf('SEED', text, SEEDS);
  if (seed !== 'demo' || !isPublic(publicUrl)) return seed;
  throw new SettingsError(
    `SEED=demo creates accounts whose passwords are public, and PUBLIC_URL says that anyone can reach them. ` +
      `Set SEED=none, or SEED=demo-in-public where that is meant.`,
  );
}

/** Whether other machines can reach this URL. */
export function isPublic(url: URL | null): boolean {
  if (url === null) return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() !== 'loopback';
  return host !== 'localhost' && !host.endsWith('.localhost');
}

function metricsOf(port: string | null, host: string | null): Settings['metrics'] {
  return port === null ? null : { port: portOf('METRICS_PORT', port), host: host ?? '127.0.0.1' };
}

function oneOf<Value extends string>(name: string, text: string, values: readonly Value[]): Value {
  const value = values.find((candidate) => candidate === text);
  if (value !== undefined) return value;
  throw new SettingsError(`${name} must be one of ${values.join(', ')}, not "${text}".`);
}

/** The message does not repeat the value, since such URLs contain passwords. */
function optionalUrl(name: string, text: string | null, protocols: readonly string[]): URL | null {
  if (text === null) return null;
  const url = URL.parse(text);
  if (url && protocols.includes(url.protocol)) return url;
  throw new SettingsError(
    `${name} must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
  );
}

function originOf<Text extends string | null>(
  name: string,
  text: Text,
): Text extends string ? URL : URL | null;
function originOf(name: string, text: string | null): URL | null {
  const url = optionalUrl(name, text, ['http:', 'https:']);
  if (url && (url.pathname !== '/' || url.search || url.hash || url.username)) {
    throw new SettingsError(
      `${name} must be a scheme, a host and perhaps a port only, such as https://example.com.`,
    );
  }
  return url;
}

const ADDRESS_GROUPS = ['loopback', 'linklocal', 'uniquelocal'];
const PROXIES =
  'the number of proxies in front of the server, or their addresses, such as 10.0.0.0/8 or loopback';

function trustProxyOf(text: string | null): Settings['trustProxy'] {
  if (text === null || text === 'off') return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  const addresses = listOf(text);
  if (addresses.some((address) => address === 'on' || isEverything(address))) {
    throw new SettingsError(
      `TRUST_PROXY=${text} would believe every caller that claims another address. Set ${PROXIES}.`,
    );
  }
  const wrong = addresses.find((address) => !ADDRESS_GROUPS.includes(address) && !isAddress(address));
  if (wrong === undefined) return addresses;
  throw new SettingsError(`TRUST_PROXY must be off, ${PROXIES}, not "${wrong}".`);
}

/** An IP address, or a network in CIDR notation. */
function isAddress(text: string): boolean {
  const [ip = '', ...bits] = text.split('/');
  return isIP(ip) !== 0 && (bits.length === 0 || ipaddr.isValidCIDR(text));
}

function isEverything(address: string): boolean {
  return ipaddr.isValidCIDR(address) && ipaddr.parseCIDR(address)[1] === 0;
}

function secretOf(text: string | null): string | null {
  if (text === null || text.length >= MIN_SECRET_LENGTH) return text;
  throw new SettingsError(`JWT_SECRET must have at least ${MIN_SECRET_LENGTH} characters.`);
}

function listOf(text: string | null): string[] {
  return (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function storageOf(read: (name: string) => string | null): ObjectStorageSettings | null {
  const bucket = read('S3_BUCKET');
  if (bucket === null) return null;
  const required = (name: string): string => {
    const value = read(name);
    if (value === null) throw new SettingsError(`With S3_BUCKET, ${name} must be set as well.`);
    return value;
  };
  return {
    bucket,
    endpoint: optionalUrl('S3_ENDPOINT', read('S3_ENDPOINT'), ['http:', 'https:'])?.href ?? null,
    region: read('S3_REGION') ?? 'us-east-1',
    accessKeyId: required('S3_ACCESS_KEY_ID'),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY'),
  };
}
