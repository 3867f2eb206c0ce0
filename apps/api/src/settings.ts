/**
 * The settings, from environment variables. README.md lists them for people.
 *
 *     readSettings(process.env) → Settings     throws SettingsError, whose message names the variable and the remedy
 */
import { isIP } from 'node:net';
import { resolve } from 'node:path';

export interface Settings {
  port: number;
  host: string;
  /** Database, files, signing key, outbox. */
  dataDir: string;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl: string | null;
  seed: 'demo' | 'none';
  /** How people reach the server, when it is not by its own host and port. */
  publicUrl: URL | null;
  rateLimits: boolean;
  /** Whose X-Forwarded headers to believe: nobody's, everybody's, or those of these addresses. */
  trustProxy: boolean | string[];
  /** Other origins whose pages may call the API. */
  corsOrigins: string[];
  /** Signs the tokens; by default a key made at first start and kept in the data folder. */
  jwtSecret: string | null;
  mail: { smtpUrl: string | null; from: string };
  /** S3-compatible object storage for files instead of the data folder. */
  storage: ObjectStorageSettings | null;
  logLevel: string;
  /** Where Prometheus may ask for numbers; null: nowhere. */
  metrics: { port: number; host: string } | null;
}

export interface ObjectStorageSettings {
  bucket: string;
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export class SettingsError extends Error {
  override name = 'SettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const MIN_SECRET_LENGTH = 32;

export function readSettings(environment: Environment): Settings {
  const read = (name: string) => environment[name]?.trim() || null;
  const databaseUrl = optionalUrl('DATABASE_URL', read('DATABASE_URL'), ['postgres:', 'postgresql:']);
  return {
    port: portOf('PORT', read('PORT') ?? '3000'),
    host: read('HOST') ?? '127.0.0.1',
    dataDir: resolve(read('DATA_DIR') ?? '.data'),
    databaseUrl: databaseUrl?.href ?? null,
    seed: oneOf('SEED', read('SEED') ?? (databaseUrl ? 'none' : 'demo'), ['demo', 'none'] as const),
    publicUrl: originOf('PUBLIC_URL', read('PUBLIC_URL')),
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

function metricsOf(port: string | null, host: string | null): Settings['metrics'] {
  return port === null ? null : { port: portOf('METRICS_PORT', port), host: host ?? '127.0.0.1' };
}

function oneOf<Value extends string>(name: string, text: string, values: readonly Value[]): Value {
  const value = values.find((candidate) => candidate === text);
  if (value !== undefined) return value;
  throw new SettingsError(`${name} must be one of ${values.join(', ')}, not "${text}".`);
}

/** The value is not repeated in the message: such URLs hold passwords. */
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

function trustProxyOf(text: string | null): boolean | string[] {
  if (text === null || text === 'off') return false;
  if (text === 'on') return true;
  const addresses = listOf(text);
  for (const address of addresses) {
    const [ip = '', bits = '0', ...rest] = address.split('/');
    const isAddress = isIP(ip) !== 0 && /^\d{1,3}$/.test(bits) && rest.length === 0;
    if (isAddress || ADDRESS_GROUPS.includes(address)) continue;
    throw new SettingsError(
      `TRUST_PROXY must be on, off, or the addresses of proxies, such as 10.0.0.0/8 or loopback, not "${address}".`,
    );
  }
  return addresses;
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
