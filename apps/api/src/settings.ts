/**
 * Reads the settings from environment variables. README.md lists them.
 *
 *     readSettings(process.env) → Settings     throws SettingsError, whose message names the variable and the remedy
 */
import { senderOf } from './mail/sender.ts';
import { resolve } from 'node:path';
import { roleValues } from '@skillharbor/contract';
import type { Role } from '@skillharbor/contract';
import type { DatabaseLimits } from './platform/database/postgres.ts';
import type { ObjectStorageSettings } from './files/objectStorage.ts';
import type { SessionLifetimes } from './marketplace/auth/sessions.repository.ts';
import type { Retention } from './marketplace/applications/retention.ts';
import type { FixedSettings } from './marketplace/siteSettings/siteSettings.ts';
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
import { fixedSettingsOf } from './settings/site.ts';
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
  /** The folder for the database, the files, the signing key and the outbox. */
  dataDir: string;
  /** The URL of a PostgreSQL server, or null for the embedded database. */
  databaseUrl: string | null;
  /** The URL of a replica of the database, from which visitors' public reads are served. */
  databaseReadUrl: string | null;
  /** The limits of the connections to the PostgreSQL server. */
  databaseLimits: DatabaseLimits;
  seed: (typeof SEEDS)[number];
  /** The public origin of the server, or null to derive it from its host and port. */
  publicUrl: URL | null;
  /**
   * The name of the setting that makes the server reachable from other machines, or null if only this machine can reach
   * the server.
   */
  publicBy: PublicBy | null;
  /** The settings for obtaining the server's own certificate, or null if the server uses only http. */
  tls: TlsSettings | null;
  rateLimits: boolean;
  /** The proxies whose X-Forwarded headers are trusted: none, a number of proxies, or their IP addresses. */
  trustProxy: TrustedProxies;
  /** True if browsers must use https for the subdomains of the public address, too. */
  hstsSubdomains: boolean;
  /** The other origins whose pages may call the API. */
  corsOrigins: string[];
  /**
   * The secret that signs the tokens. If it is null, the first start generates a key and stores it in the data folder.
   */
  jwtSecret: string | null;
  mail: {
    smtp: SmtpSettings | null;
    from: string;
    /** The sender name in MAIL_FROM, or null if MAIL_FROM has no name or its default value. */
    senderName: string | null;
  };
  /** The settings for replies to mails about messages, or null if users cannot reply by mail. */
  replies: ReplySettings | null;
  /**
   * True if a page shows the mails of the outbox. This is possible only if no mail server is set, no proxy is trusted,
   * and the server is not public.
   */
  hasOutboxPage: boolean;
  /** The contact for reports of vulnerabilities: a mailto: or https: URL, or null for no security.txt. */
  securityContact: string | null;
  /** The undo period of a decision on an application, in seconds. The freelancer is notified after the undo period. */
  decisionHoldS: number;
  /** The settings of the site that operators cannot change in the app, because environment variables set them. */
  fixedSettings: FixedSettings;
  /** How long a session lasts after signing in, and how long it lasts without being used. */
  sessionLifetimes: SessionLifetimes;
  /** The roles whose users must have a passkey or one-time codes. */
  factorRoles: readonly Role[];
  /** How long the record of a mail is stored after the mail was sent or given up, in days. */
  mailRetentionDays: number;
  /** How long applications and messages are stored. */
  retention: Retention;
  /** The settings of the S3-compatible object storage for files, or null to store files in the data folder. */
  storage: ObjectStorageSettings | null;
  /** Where scheduled backups are stored, and when they are made, or null to make none. */
  backups: BackupSettings | null;
  /** The passphrase of backup archives, or null for none. */
  backupPassphrase: string | null;
  /** The list of breached passwords: the URL of a service, or a folder. It is null if passwords are not checked. */
  breachedPasswords: URL | string | null;
  /** The ClamAV daemon that scans resumes and files in messages, or null if files are not scanned. */
  virusScanner: URL | null;
  /** The settings for announcing changed jobs to search engines, or null to announce none. */
  indexNow: IndexNowSettings | null;
  /** The settings for connections to hosts that users name. */
  outside: OutsideSettings;
  /** How long the server still accepts requests after SIGTERM, while it reports that it is not ready, in seconds. */
  shutdownDelayS: number;
  logLevel: string;
  /** Which part of a client's IP address the security log contains. */
  logAddresses: (typeof LOGGED_ADDRESSES)[number];
  /** The address at which Prometheus reads the metrics, or null for no metrics. */
  metrics: MetricsSettings | null;
  /** The settings for sending traces and metrics by OTLP, or null to send none. */
  telemetry: TelemetrySettings | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What a new database may contain. A special value is needed for demo data on a public server, so that no operator
 * chooses it by mistake.
 */
const SEEDS = ['demo', 'demo-in-public', 'none'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const MIN_SECRET_LENGTH = 32;
/**
 * The prefixes of settings whose names must not be misspelt. If such a setting were ignored, the server would use other
 * files or another database, send no mails, or make no backups.
 */
const GUARDED = /^(?:DATABASE|S3|SMTP|DKIM|LMTP|IMAP|BACKUP)_/;
const DAY_S = 24 * 60 * 60;
const MAX_SHUTDOWN_DELAY_S = 300;
/**
 * The minimum time for which applications are stored. Applicants are notified two weeks before their data is removed.
 * At the earliest, they are notified about two weeks after the decision.
 */
const MIN_RETENTION_DAYS = 30;

/**
 * Returns the settings of this process. The environment overrides CONFIG_FILE, and CONFIG_FILE overrides the defaults.
 */
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
  // If the server terminates TLS itself, there is no proxy, so by default the server listens on all addresses.
  const host = read('HOST') ?? (tls ? '::' : '127.0.0.1');
  const publicBy = tls ? 'TLS_DOMAIN' : publicByOf(publicUrl, host);
  const from = read('MAIL_FROM') ?? USUAL_SENDER;
  const smtp = smtpOf(read, from);
  const backupPassphrase = passphraseOf(environment['BACKUP_PASSPHRASE'], read('BACKUP_PASSPHRASE_FILE'));
  // The archive of a release sets this variable. Demo data is the default only for developers, who run the server from
  // its sources.
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
    fixedSettings: fixedSettingsOf(read),
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

function secretOf(text: string | null): string | null {
  if (text === null || text.length >= MIN_SECRET_LENGTH) return text;
  throw new SettingsError(`JWT_SECRET must have at least ${MIN_SECRET_LENGTH} characters.`);
}
