/**
 * Reads the settings from environment variables. README.md lists them.
 *
 *     readSettings(process.env) → Settings     throws SettingsError, whose message names the variable and the remedy
 */
import { createPrivateKey } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { roleValues } from '@skillharbor/contract';
import type { Role } from '@skillharbor/contract';
import ipaddr from 'ipaddr.js';
import { DEFAULT_LIMITS } from './platform/database/postgres.ts';
import type { DatabaseLimits } from './platform/database/postgres.ts';
import type { ObjectStorageSettings } from './files/objectStorage.ts';
import type { SessionLifetimes } from './marketplace/auth/sessions.repository.ts';
import type { Retention } from './marketplace/applications/retention.ts';
import { domainOf } from './mail/sender.ts';
import type { DkimKey, SmtpSettings } from './mail/transport.ts';
import { SAMPLERS } from './platform/operating/telemetrySettings.ts';
import { LOGGED_ADDRESSES } from './platform/security/securityLog.ts';
import type { TelemetrySettings } from './platform/operating/telemetrySettings.ts';

export interface Settings {
  port: number;
  host: string;
  /** The folder of database, files, signing key and outbox. */
  dataDir: string;
  /** The URL of a PostgreSQL server, or null for the embedded database. */
  databaseUrl: string | null;
  /** The URL of a replica of the database, which serves the public reads of visitors. */
  databaseReadUrl: string | null;
  /** The limits of the connections to the PostgreSQL server. */
  databaseLimits: DatabaseLimits;
  seed: (typeof SEEDS)[number];
  /** The origin at which users reach the server, or null for its own host and port. */
  publicUrl: URL | null;
  /** The setting that makes the server reachable from other machines, or null if only this machine can reach it. */
  publicBy: 'PUBLIC_URL' | 'HOST' | null;
  rateLimits: boolean;
  /** The proxies whose X-Forwarded headers are trusted: none, this many, or those with these addresses. */
  trustProxy: false | number | string[];
  /** Other origins whose pages may call the API. */
  corsOrigins: string[];
  /** The secret that signs the tokens. With null, a key is made at the first start and stored in the data folder. */
  jwtSecret: string | null;
  mail: { smtp: SmtpSettings | null; from: string };
  /** True if a page shows the mails of the outbox: no mail server is set, no proxy is trusted, and the server is private. */
  hasOutboxPage: boolean;
  /** Where finders of vulnerabilities report them: a mailto: or https: URL, or null for no security.txt. */
  securityContact: string | null;
  /** How long a decision on an application can be undone before it reaches the freelancer, in seconds. */
  decisionHoldS: number;
  /** How many open applications a freelancer may have. */
  openApplicationsLimit: number;
  /** How long a session lasts after the log-in, and without use. */
  sessionLifetimes: SessionLifetimes;
  /** The roles whose users must have a passkey or one-time codes. */
  factorRoles: readonly Role[];
  /** How long a mail is recorded after it was sent or given up, in days. */
  mailRetentionDays: number;
  /** How long applications and messages are kept. */
  retention: Retention;
  /** The S3-compatible object storage for files, or null for the data folder. */
  storage: ObjectStorageSettings | null;
  /** Where a list of breached passwords is: the URL of a service, a folder, or null for none. */
  breachedPasswords: URL | string | null;
  /** The daemon of ClamAV that scans resumes, or null to scan none. */
  virusScanner: URL | null;
  /** How long the server continues to serve after SIGTERM while it reports that it is not ready, in seconds. */
  shutdownDelayS: number;
  logLevel: string;
  /** How much of a client's IP address the security log has. */
  logAddresses: (typeof LOGGED_ADDRESSES)[number];
  /** The address at which Prometheus finds the metrics, or null for no metrics. */
  metrics: { port: number; host: string } | null;
  /** The settings for sending traces and metrics by OTLP, or null to send none. */
  telemetry: TelemetrySettings | null;
}

export class SettingsError extends Error {
  override name = 'SettingsError';
  readonly code = 'SETTINGS';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The possible contents of a new database. Demo data on a public server has a value of its own, so that choosing it
 * is deliberate.
 */
const SEEDS = ['demo', 'demo-in-public', 'none'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const MIN_SECRET_LENGTH = 32;
/**
 * Names of settings that must not be misspelled: ignoring one of them would lead to other files, another database or no
 * mails.
 */
const NAMES = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'DATABASE_CONNECTIONS',
  'DATABASE_STATEMENT_TIMEOUT',
  'DATABASE_LOCK_TIMEOUT',
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'SMTP_TLS',
  'DKIM_SELECTOR',
  'DKIM_KEY_FILE',
];
const POSTGRES_PROTOCOLS = ['postgres:', 'postgresql:'];
const MINUTES_PER_DAY = 1_440;
const DAY_S = 24 * 60 * 60;
const MAX_CONNECTIONS = 1_000;
/** The time limit of an operation, in seconds, which no other timeout may exceed. */
const MAX_TIMEOUT_S = 30;
const MAX_SHUTDOWN_DELAY_S = 300;
/**
 * The shortest retention. Applicants are notified two weeks before their data is removed, so they have had about two weeks
 * with a decision by then.
 */
const MIN_RETENTION_DAYS = 30;

export function readSettings(environment: Environment): Settings {
  const read = (name: string) => environment[name]?.trim() || null;
  refuseUnknown(Object.keys(environment).filter((name) => read(name) !== null));
  const databaseUrl = optionalUrl('DATABASE_URL', read('DATABASE_URL'), POSTGRES_PROTOCOLS);
  const publicUrl = originOf('PUBLIC_URL', read('PUBLIC_URL'));
  const host = read('HOST') ?? '127.0.0.1';
  const publicBy = publicByOf(publicUrl, host);
  const from = read('MAIL_FROM') ?? 'Skill Harbor <no-reply@skillharbor.test>';
  const smtp = smtpOf(read, from);
  const trustProxy = trustProxyOf(read('TRUST_PROXY'));
  return {
    port: portOf('PORT', read('PORT') ?? '3000'),
    host,
    dataDir: resolve(read('DATA_DIR') ?? '.data'),
    databaseUrl: databaseUrl?.href ?? null,
    databaseReadUrl: databaseReadUrlOf(read('DATABASE_READ_URL'), databaseUrl),
    databaseLimits: databaseLimitsOf(read),
    seed: seedOf(read('SEED') ?? (databaseUrl || publicBy ? 'none' : 'demo'), publicBy),
    publicUrl,
    publicBy,
    rateLimits: oneOf('RATE_LIMITS', read('RATE_LIMITS') ?? 'on', ['on', 'off'] as const) === 'on',
    trustProxy,
    corsOrigins: listOf(read('CORS_ORIGINS')).map((text) => originOf('CORS_ORIGINS', text).origin),
    jwtSecret: secretOf(read('JWT_SECRET')),
    mail: {
      smtp,
      from,
    },
    hasOutboxPage: smtp === null && publicBy === null && trustProxy === false,
    virusScanner: optionalUrl('VIRUS_SCANNER', read('VIRUS_SCANNER'), ['tcp:']),
    breachedPasswords: breachedPasswordsOf(read('BREACHED_PASSWORDS')),
    securityContact:
      optionalUrl('SECURITY_CONTACT', read('SECURITY_CONTACT'), ['mailto:', 'https:'])?.href ?? null,
    decisionHoldS: minutesOf('DECISION_HOLD', read('DECISION_HOLD') ?? '10') * 60,
    openApplicationsLimit: countOf('OPEN_APPLICATIONS', read('OPEN_APPLICATIONS') ?? '20'),
    sessionLifetimes: {
      totalS: countOf('SESSION_DAYS', read('SESSION_DAYS') ?? '30') * DAY_S,
      idleS: countOf('SESSION_IDLE_DAYS', read('SESSION_IDLE_DAYS') ?? '14') * DAY_S,
    },
    factorRoles: listOf(read('SECOND_FACTOR_FOR')).map((role) =>
      oneOf('SECOND_FACTOR_FOR', role, roleValues),
    ),
    mailRetentionDays: countOf('MAIL_RETENTION', read('MAIL_RETENTION') ?? '30'),
    retention: {
      endedDays: retentionOf('APPLICATION_RETENTION', read('APPLICATION_RETENTION') ?? '180'),
      acceptedDays: retentionOf('ACCEPTED_RETENTION', read('ACCEPTED_RETENTION') ?? '1095'),
    },
    storage: storageOf(read),
    shutdownDelayS: secondsOf('SHUTDOWN_DELAY', read('SHUTDOWN_DELAY'), 0, {
      min: 0,
      max: MAX_SHUTDOWN_DELAY_S,
    }),
    logLevel: oneOf('LOG_LEVEL', read('LOG_LEVEL') ?? 'info', LOG_LEVELS),
    logAddresses: oneOf('LOG_ADDRESSES', read('LOG_ADDRESSES') ?? 'off', LOGGED_ADDRESSES),
    metrics: metricsOf(read('METRICS_PORT'), read('METRICS_HOST')),
    telemetry: telemetryOf(read),
  };
}

function refuseUnknown(given: readonly string[]): void {
  for (const name of given) {
    const [kind = ''] = /^(?:DATABASE|S3|SMTP|DKIM)_/.exec(name) ?? [];
    if (kind === '' || NAMES.includes(name)) continue;
    const known = NAMES.filter((candidate) => candidate.startsWith(kind));
    throw new SettingsError(`${name} is not a setting: correct it to ${alternatives(known)}, or remove it.`);
  }
}

function alternatives(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
}

function portOf(name: string, text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new SettingsError(`${name} must be a number from 0 to 65535, not "${text}".`);
}

function countOf(name: string, text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new SettingsError(`${name} must be a number from 1 to 9999, not "${text}".`);
}

function breachedPasswordsOf(text: string | null): URL | string | null {
  if (text === null) return null;
  if (/^https?:/i.test(text)) return optionalUrl('BREACHED_PASSWORDS', text, ['https:', 'http:']);
  const folder = resolve(text);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  throw new SettingsError(`BREACHED_PASSWORDS must be a URL or a folder, and there is no folder ${folder}.`);
}

function retentionOf(name: string, text: string): number {
  const days = countOf(name, text);
  if (days >= MIN_RETENTION_DAYS) return days;
  throw new SettingsError(`${name} must be at least ${MIN_RETENTION_DAYS} days, not ${days}.`);
}

function minutesOf(name: string, text: string): number {
  const minutes = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && minutes <= MINUTES_PER_DAY) return minutes;
  throw new SettingsError(`${name} must be a number of minutes from 0 to ${MINUTES_PER_DAY}, not "${text}".`);
}

function secondsOf(
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

function databaseReadUrlOf(text: string | null, databaseUrl: URL | null): string | null {
  const url = optionalUrl('DATABASE_READ_URL', text, POSTGRES_PROTOCOLS);
  if (url && !databaseUrl)
    throw new SettingsError('With DATABASE_READ_URL, DATABASE_URL must be set as well.');
  return url?.href ?? null;
}

function databaseLimitsOf(read: (name: string) => string | null): DatabaseLimits {
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

function seedOf(text: string, publicBy: Settings['publicBy']): Settings['seed'] {
  const seed = oneOf('SEED', text, SEEDS);
  if (seed !== 'demo' || publicBy === null) return seed;
  throw new SettingsError(
    `SEED=demo creates accounts whose passwords are public, and ${publicBy} says that anyone can reach them. ` +
      `Set SEED=none, or SEED=demo-in-public where that is meant.`,
  );
}

/**
 * Returns the setting that makes the server public. PUBLIC_URL decides if it is set, because a server in a container
 * listens on every address of its own.
 */
function publicByOf(publicUrl: URL | null, host: string): Settings['publicBy'] {
  if (publicUrl) return isLocal(publicUrl.hostname) ? null : 'PUBLIC_URL';
  return isLocal(host) ? null : 'HOST';
}

/** Returns true if only this machine can reach this name or address. */
export function isLocal(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() === 'loopback';
  return host === 'localhost' || host.endsWith('.localhost');
}

/** Reads the mail server. Mails contain links that change passwords, so they leave this machine encrypted by default. */
function smtpOf(read: (name: string) => string | null, from: string): SmtpSettings | null {
  const url = optionalUrl('SMTP_URL', read('SMTP_URL'), ['smtp:', 'smtps:']);
  if (url === null) return null;
  const byDefault = isLocal(url.hostname) ? 'optional' : 'required';
  const tls = oneOf('SMTP_TLS', read('SMTP_TLS') ?? byDefault, ['required', 'optional'] as const);
  return { url: url.href, requiresTls: tls === 'required', dkim: dkimOf(read, from) };
}

/** Reads the DKIM key that signs mails. The key names the domain of the sender, because receivers compare both domains. */
function dkimOf(read: (name: string) => string | null, from: string): DkimKey | null {
  const [selector, file] = [read('DKIM_SELECTOR'), read('DKIM_KEY_FILE')];
  if (selector === null && file === null) return null;
  if (selector === null || file === null)
    throw new SettingsError('DKIM_SELECTOR and DKIM_KEY_FILE must be set together.');
  return { domain: domainOf(from), selector, privateKey: rsaKeyIn('DKIM_KEY_FILE', file) };
}

function rsaKeyIn(name: string, file: string): string {
  try {
    const pem = readFileSync(file, 'utf8');
    if (createPrivateKey(pem).asymmetricKeyType === 'rsa') return pem;
  } catch {
    // The message below covers a file that cannot be read, and one that has no key.
  }
  throw new SettingsError(`${name} must be a readable file with an RSA private key in PEM, not "${file}".`);
}

function metricsOf(port: string | null, host: string | null): Settings['metrics'] {
  return port === null ? null : { port: portOf('METRICS_PORT', port), host: host ?? '127.0.0.1' };
}

/**
 * Reads the variables of OpenTelemetry with their standard meaning. Its exporters read OTEL_SERVICE_NAME and the
 * other OTEL_EXPORTER_OTLP_… variables.
 */
function telemetryOf(read: (name: string) => string | null): TelemetrySettings | null {
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

function oneOf<Value extends string>(name: string, text: string, values: readonly Value[]): Value {
  const value = values.find((candidate) => candidate === text);
  if (value !== undefined) return value;
  throw new SettingsError(`${name} must be one of ${values.join(', ')}, not "${text}".`);
}

/** Reads a URL. The error message does not repeat the value, because such URLs contain passwords. */
function optionalUrl(name: string, text: string | null, protocols: readonly string[]): URL | null {
  if (text === null) return null;
  const url = URL.parse(text);
  if (url && protocols.includes(url.protocol)) return url;
  throw new SettingsError(
    `${name} must be a URL that starts with ${protocols.map((p) => (p === 'mailto:' ? p : `${p}//`)).join(' or ')}.`,
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

/** Returns true for an IP address, or a network in CIDR notation. */
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
  if (bucket === null) {
    const other = NAMES.find((name) => name.startsWith('S3_') && read(name) !== null);
    if (other === undefined) return null;
    throw new SettingsError(`With ${other}, S3_BUCKET must be set as well.`);
  }
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
