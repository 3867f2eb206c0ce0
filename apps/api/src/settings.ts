/**
 * Reads the settings from environment variables. README.md lists them.
 *
 *     readSettings(process.env) → Settings     throws SettingsError, whose message names the variable and the remedy
 */
import { senderOf } from './mail/sender.ts';
import { resolve } from 'node:path';
import { roleValues, signUpsValues } from '@skillharbor/contract';
import type { Role, SignUps } from '@skillharbor/contract';
import type { DatabaseLimits } from './platform/database/postgres.ts';
import type { ObjectStorageSettings } from './files/objectStorage.ts';
import type { SessionLifetimes } from './marketplace/auth/sessions.repository.ts';
import type { Retention } from './marketplace/applications/retention.ts';
import type { ReplySettings } from './mail/incoming/intake.ts';
import type { SmtpSettings } from './mail/transport.ts';
import type { IndexNowSettings } from './rendering/indexNow/indexNow.ts';
import type { OutsideSettings } from './platform/security/outsideAgent.ts';
import { LOGGED_ADDRESSES } from './platform/security/securityLog.ts';
import type { TelemetrySettings } from './platform/operating/telemetrySettings.ts';
import { CATALOG } from './settings/catalog.ts';
import { loadConfigFile } from './settings/configFile.ts';
import { backupsOf, passphraseOf } from './settings/backups.ts';
import type { BackupSettings } from './settings/backups.ts';
import { repliesOf, smtpOf } from './settings/mail.ts';
import { originOf, outsideOf, publicByOf, trustProxyOf } from './settings/network.ts';
import type { PublicBy, TrustedProxies } from './settings/network.ts';
import { publicUrlWith, tlsOf } from './settings/tls.ts';
import type { TlsSettings } from './settings/tls.ts';
import {
  POSTGRES_PROTOCOLS,
  breachedPasswordsOf,
  databaseLimitsOf,
  databaseReadUrlOf,
  indexNowOf,
  metricsOf,
  storageOf,
  telemetryOf,
} from './settings/services.ts';
import type { MetricsSettings } from './settings/services.ts';
import {
  SettingsError,
  countOf,
  listOf,
  minutesOf,
  oneOf,
  optionalUrl,
  portOf,
  secondsOf,
} from './settings/values.ts';

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
  publicBy: PublicBy | null;
  /** How the server obtains a certificate of its own, or null if it speaks http only. */
  tls: TlsSettings | null;
  rateLimits: boolean;
  /** The proxies whose X-Forwarded headers are trusted: none, this many, or those with these addresses. */
  trustProxy: TrustedProxies;
  /** True if browsers use only https for the subdomains of the public address as well. */
  hstsSubdomains: boolean;
  /** Other origins whose pages may call the API. */
  corsOrigins: string[];
  /** The secret that signs the tokens. With null, a key is made at the first start and stored in the data folder. */
  jwtSecret: string | null;
  mail: {
    smtp: SmtpSettings | null;
    from: string;
    /** The name in MAIL_FROM, or null if it has none or is the default. */
    senderName: string | null;
  };
  /** How users reply to mails about messages, or null if they cannot. */
  replies: ReplySettings | null;
  /** True if a page shows the mails of the outbox: no mail server is set, no proxy is trusted, and the server is private. */
  hasOutboxPage: boolean;
  /** Where finders of vulnerabilities report them: a mailto: or https: URL, or null for no security.txt. */
  securityContact: string | null;
  /** How long a decision on an application can be undone before it reaches the freelancer, in seconds. */
  decisionHoldS: number;
  /** Whether everyone or nobody can sign up, or null if operators decide in the app. */
  signUps: SignUps | null;
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
  /** Where and when the server makes backups, or null for none. */
  backups: BackupSettings | null;
  /** The passphrase of archives, or null for none. */
  backupPassphrase: string | null;
  /** Where a list of breached passwords is: the URL of a service, a folder, or null for none. */
  breachedPasswords: URL | string | null;
  /** The daemon of ClamAV that scans resumes, or null to scan none. */
  virusScanner: URL | null;
  /** How search engines learn of changed jobs, or null to announce none. */
  indexNow: IndexNowSettings | null;
  /** How the server reaches hosts that users name. */
  outside: OutsideSettings;
  /** How long the server continues to serve after SIGTERM while it reports that it is not ready, in seconds. */
  shutdownDelayS: number;
  logLevel: string;
  /** How much of a client's IP address the security log has. */
  logAddresses: (typeof LOGGED_ADDRESSES)[number];
  /** The address at which Prometheus finds the metrics, or null for no metrics. */
  metrics: MetricsSettings | null;
  /** The settings for sending traces and metrics by OTLP, or null to send none. */
  telemetry: TelemetrySettings | null;
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
 * Settings with these prefixes must not be misspelled: ignoring one of them would lead to other files, another database,
 * no mails or no backups.
 */
const GUARDED = /^(?:DATABASE|S3|SMTP|DKIM|LMTP|IMAP|BACKUP)_/;
const DAY_S = 24 * 60 * 60;
const MAX_SHUTDOWN_DELAY_S = 300;
/**
 * The shortest retention. Applicants are notified two weeks before their data is removed, which is about two weeks
 * after the decision at the earliest.
 */
const MIN_RETENTION_DAYS = 30;

/** Returns the settings of this process: those of its environment, then those of CONFIG_FILE, then the defaults. */
export function ownSettings(): Settings {
  loadConfigFile();
  return readSettings(process.env);
}

const USUAL_SENDER = 'Skill Harbor <no-reply@skillharbor.test>';

export function readSettings(environment: Environment): Settings {
  const read = (name: string) => environment[name]?.trim() || null;
  refuseUnknown(Object.keys(environment).filter((name) => read(name) !== null));
  const databaseUrl = optionalUrl('DATABASE_URL', read('DATABASE_URL'), POSTGRES_PROTOCOLS);
  const tls = tlsOf(read);
  const publicUrl = publicUrlWith(tls, originOf('PUBLIC_URL', read('PUBLIC_URL')));
  // Without a proxy, the world connects to the server itself.
  const host = read('HOST') ?? (tls ? '::' : '127.0.0.1');
  const publicBy = tls ? 'TLS_DOMAIN' : publicByOf(publicUrl, host);
  const from = read('MAIL_FROM') ?? USUAL_SENDER;
  const smtp = smtpOf(read, from);
  const backupPassphrase = passphraseOf(environment['BACKUP_PASSPHRASE'], read('BACKUP_PASSPHRASE_FILE'));
  // The archive of a release sets this variable. Demo data is for those who have the sources.
  const isRelease = read('HARBOR') !== null;
  const trustProxy = trustProxyOf(read('TRUST_PROXY'));
  return {
    port: portOf('PORT', read('PORT') ?? (tls ? '443' : '3000')),
    host,
    dataDir: resolve(read('DATA_DIR') ?? '.data'),
    databaseUrl: databaseUrl?.href ?? null,
    databaseReadUrl: databaseReadUrlOf(read('DATABASE_READ_URL'), databaseUrl),
    databaseLimits: databaseLimitsOf(read),
    seed: seedOf(read('SEED') ?? (databaseUrl || publicBy || isRelease ? 'none' : 'demo'), publicBy),
    publicUrl,
    publicBy,
    tls,
    rateLimits: oneOf('RATE_LIMITS', read('RATE_LIMITS') ?? 'on', ['on', 'off'] as const) === 'on',
    trustProxy,
    hstsSubdomains:
      oneOf('HSTS_SUBDOMAINS', read('HSTS_SUBDOMAINS') ?? 'off', ['on', 'off'] as const) === 'on',
    corsOrigins: listOf(read('CORS_ORIGINS')).map((text) => originOf('CORS_ORIGINS', text).origin),
    jwtSecret: secretOf(read('JWT_SECRET')),
    mail: {
      smtp,
      from,
      senderName: from === USUAL_SENDER ? null : senderOf(from).name || null,
    },
    replies: repliesOf(read),
    hasOutboxPage: smtp === null && publicBy === null && trustProxy === false,
    virusScanner: optionalUrl('VIRUS_SCANNER', read('VIRUS_SCANNER'), ['tcp:']),
    breachedPasswords: breachedPasswordsOf(read('BREACHED_PASSWORDS')),
    securityContact:
      optionalUrl('SECURITY_CONTACT', read('SECURITY_CONTACT'), ['mailto:', 'https:'])?.href ?? null,
    decisionHoldS: minutesOf('DECISION_HOLD', read('DECISION_HOLD') ?? '10') * 60,
    signUps: signUpsOf(read('SIGN_UPS')),
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
    backups: backupsOf(read, backupPassphrase),
    backupPassphrase,
    indexNow: indexNowOf(read, publicUrl),
    outside: outsideOf(read),
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
    const [kind = ''] = GUARDED.exec(name) ?? [];
    if (kind === '' || name in CATALOG) continue;
    const known = Object.keys(CATALOG).filter((candidate) => candidate.startsWith(kind));
    throw new SettingsError(`${name} is not a setting: correct it to ${alternatives(known)}, or remove it.`);
  }
}

function alternatives(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
}

function retentionOf(name: string, text: string): number {
  const days = countOf(name, text);
  if (days >= MIN_RETENTION_DAYS) return days;
  throw new SettingsError(`${name} must be at least ${MIN_RETENTION_DAYS} days, not ${days}.`);
}

function seedOf(text: string, publicBy: Settings['publicBy']): Settings['seed'] {
  const seed = oneOf('SEED', text, SEEDS);
  if (seed !== 'demo' || publicBy === null) return seed;
  throw new SettingsError(
    `SEED=demo creates accounts whose passwords are public, and ${publicBy} says that anyone can reach them. ` +
      `Set SEED=none, or SEED=demo-in-public where that is meant.`,
  );
}

const signUpsOf = (text: string | null) => (text === null ? null : oneOf('SIGN_UPS', text, signUpsValues));

function secretOf(text: string | null): string | null {
  if (text === null || text.length >= MIN_SECRET_LENGTH) return text;
  throw new SettingsError(`JWT_SECRET must have at least ${MIN_SECRET_LENGTH} characters.`);
}
