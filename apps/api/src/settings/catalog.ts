/** Lists every setting with its default. README.md explains the settings. */

/** The default as text. It is null if there is no default, or if the default depends on other settings. */
export const CATALOG: Readonly<Record<string, string | null>> = {
  PORT: '3000',
  HOST: '127.0.0.1',
  TLS_DOMAIN: null,
  TLS_CONTACT: null,
  TLS_AUTHORITY: 'https://acme-v02.api.letsencrypt.org/directory',
  TLS_HTTP_PORT: '80',
  DATA_DIR: '.data',
  SEED: null,
  PUBLIC_URL: null,
  DATABASE_URL: null,
  DATABASE_READ_URL: null,
  DATABASE_CONNECTIONS: '10',
  DATABASE_STATEMENT_TIMEOUT: '5',
  DATABASE_LOCK_TIMEOUT: '2',
  SMTP_URL: null,
  SMTP_TLS: null,
  MAIL_FROM: 'Skill Harbor <no-reply@skillharbor.test>',
  DKIM_SELECTOR: null,
  DKIM_KEY_FILE: null,
  REPLY_ADDRESS: null,
  LMTP_PORT: null,
  LMTP_HOST: '127.0.0.1',
  IMAP_URL: null,
  DECISION_HOLD: '10',
  OPEN_APPLICATIONS: null,
  OPEN_JOBS: null,
  SESSION_DAYS: '30',
  SESSION_IDLE_DAYS: '14',
  APPLICATION_RETENTION: '180',
  ACCEPTED_RETENTION: '1095',
  MAIL_RETENTION: '30',
  SECOND_FACTOR_FOR: null,
  SIGN_UPS: null,
  FEEDS: null,
  PUSH: null,
  PASSKEYS: null,
  JWT_SECRET: null,
  TRUST_PROXY: 'off',
  CORS_ORIGINS: null,
  HSTS_SUBDOMAINS: 'off',
  S3_BUCKET: null,
  S3_ENDPOINT: null,
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY_ID: null,
  S3_SECRET_ACCESS_KEY: null,
  BACKUP_TO: null,
  BACKUP_AT: '3',
  BACKUP_KEEP: '7/4/12',
  BACKUP_PASSPHRASE: null,
  BACKUP_PASSPHRASE_FILE: null,
  BREACHED_PASSWORDS: null,
  VIRUS_SCANNER: null,
  SECURITY_CONTACT: null,
  METRICS_PORT: null,
  METRICS_HOST: '127.0.0.1',
  OTEL_EXPORTER_OTLP_ENDPOINT: null,
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  OTEL_SDK_DISABLED: 'false',
  OTEL_TRACES_EXPORTER: 'otlp',
  OTEL_METRICS_EXPORTER: 'otlp',
  OTEL_TRACES_SAMPLER: 'parentbased_always_on',
  OTEL_TRACES_SAMPLER_ARG: '1',
  OTEL_METRIC_EXPORT_INTERVAL: '60000',
  INDEXNOW_KEY: null,
  INDEXNOW_URL: 'https://api.indexnow.org/indexnow',
  DNS_SERVERS: null,
  REACHABLE_PRIVATE_ADDRESSES: null,
  SHUTDOWN_DELAY: '0',
  RATE_LIMITS: 'on',
  LOG_ADDRESSES: 'off',
  LOG_LEVEL: 'info',
  CONFIG_FILE: null,
};

const SECRETS = ['JWT_SECRET', 'S3_SECRET_ACCESS_KEY', 'BACKUP_PASSPHRASE', 'OTEL_EXPORTER_OTLP_HEADERS'];
const MASK = '***';

/**
 * Returns the value of a setting in a form without secrets: secret settings are masked, and so are passwords in URLs.
 */
export function masked(name: string, value: string): string {
  if (SECRETS.includes(name)) return MASK;
  const url = URL.parse(value);
  // Masks a URL that cannot be parsed completely. It may contain a password, in which a character was not encoded.
  if (!url) return value.includes('://') ? MASK : value;
  if (url.password !== '') url.password = MASK;
  for (const key of url.searchParams.keys())
    if (/pass|secret|token|key/i.test(key)) url.searchParams.set(key, MASK);
  return url.href === URL.parse(value)?.href ? value : url.href;
}
