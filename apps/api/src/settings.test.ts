import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { SettingsError } from './settings/values.ts';

test('without settings, the server can be reached only from this machine, and its database contains the demo data', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('.data'),
    databaseUrl: null,
    databaseReadUrl: null,
    databaseLimits: { connections: 10, statementTimeoutS: 5, lockTimeoutS: 2 },
    seed: 'demo',
    publicUrl: null,
    publicBy: null,
    rateLimits: true,
    virusScanner: null,
    trustProxy: false,
    tls: null,
    hstsSubdomains: false,
    corsOrigins: [],
    jwtSecret: null,
    hasOutboxPage: true,
    securityContact: null,
    fixedSettings: {},
    sessionLifetimes: { totalS: 30 * 24 * 60 * 60, idleS: 14 * 24 * 60 * 60 },
    mailRetentionDays: 30,
    breachedPasswords: null,
    retention: { endedDays: 180, acceptedDays: 1095 },
    mail: { smtp: null, from: 'Skill Harbor <no-reply@skillharbor.test>', senderName: null },
    replies: null,
    decisionHoldS: 600,
    factorRoles: [],
    storage: null,
    backups: null,
    backupPassphrase: null,
    indexNow: null,
    outside: { dnsServers: null, privateAddresses: [] },
    shutdownDelayS: 0,
    logLevel: 'info',
    logAddresses: 'off',
    metrics: null,
    telemetry: null,
  });
});

test('a PostgreSQL database gets demo data only if SEED requires it', () => {
  const DATABASE_URL = 'postgres://harbor:secret@db:5432/harbor';
  expect(readSettings({ DATABASE_URL }).seed).toBe('none');
  expect(readSettings({ DATABASE_URL, SEED: 'demo' }).seed).toBe('demo');
});

test.each(['http://localhost:8080', 'http://harbor.localhost', 'http://127.0.0.7', 'http://[::1]:3000'])(
  'a server with PUBLIC_URL=%s gets demo data, because only this machine can reach it',
  (PUBLIC_URL) => {
    expect(readSettings({ PUBLIC_URL }).seed).toBe('demo');
    expect(readSettings({ PUBLIC_URL, SEED: 'demo' }).seed).toBe('demo');
  },
);

test.each([
  'https://harbor.example',
  'http://192.168.0.7',
  'http://localhost.example',
  'http://[2001:db8::1]',
])('PUBLIC_URL=%s gets no demo data unless SEED is demo-in-public', (PUBLIC_URL) => {
  expect(readSettings({ PUBLIC_URL }).seed).toBe('none');
  expect(readSettings({ PUBLIC_URL, SEED: 'demo-in-public' }).seed).toBe('demo-in-public');
  expect(() => readSettings({ PUBLIC_URL, SEED: 'demo' })).toThrow(
    'SEED=demo creates accounts whose passwords are public, and PUBLIC_URL says that anyone can reach them. ' +
      'Set SEED=none, or SEED=demo-in-public where that is meant.',
  );
});

test.each(['0.0.0.0', '::', '192.168.0.7', 'harbor.example'])(
  'a server with HOST=%s and without PUBLIC_URL gets no demo data unless SEED is demo-in-public',
  (HOST) => {
    expect(readSettings({ HOST })).toMatchObject({ seed: 'none', publicBy: 'HOST' });
    expect(readSettings({ HOST, SEED: 'demo-in-public' }).seed).toBe('demo-in-public');
    expect(() => readSettings({ HOST, SEED: 'demo' })).toThrow(
      'SEED=demo creates accounts whose passwords are public, and HOST says that anyone can reach them. ' +
        'Set SEED=none, or SEED=demo-in-public where that is meant.',
    );
    expect(readSettings({ HOST, PUBLIC_URL: 'http://localhost:8080' }).seed).toBe('demo');
  },
);

test.each(['localhost', '127.0.0.1', '::1'])(
  'a server with HOST=%s gets demo data, because only this machine can reach it',
  (HOST) => {
    expect(readSettings({ HOST }).seed).toBe('demo');
  },
);

test('with TLS_DOMAIN, the server listens for https on all addresses, and the domain is its public address', () => {
  expect(readSettings({ TLS_DOMAIN: 'härbor.example' })).toMatchObject({
    tls: { domain: 'xn--hrbor-gra.example', httpPort: 80 },
    port: 443,
    host: '::',
    publicUrl: new URL('https://xn--hrbor-gra.example'),
    publicBy: 'TLS_DOMAIN',
  });
  const behindPorts = {
    TLS_DOMAIN: 'harbor.example',
    PUBLIC_URL: 'https://harbor.example:8443',
    PORT: '8443',
  };
  expect(readSettings(behindPorts)).toMatchObject({
    port: 8443,
    publicUrl: new URL('https://harbor.example:8443'),
  });
});

test.each([
  [{ TLS_DOMAIN: '192.0.2.7' }, /one domain/],
  [{ TLS_DOMAIN: 'localhost' }, /one domain/],
  [{ TLS_DOMAIN: '*.harbor.example' }, /one domain/],
  [{ TLS_DOMAIN: 'a.example, b.example' }, /one domain/],
  [{ TLS_DOMAIN: 'harbor.example', TRUST_PROXY: 'loopback' }, /remove one of the two/],
  [
    { TLS_DOMAIN: 'harbor.example', PUBLIC_URL: 'http://harbor.example' },
    /set it to https:\/\/harbor\.example/,
  ],
  [{ TLS_DOMAIN: 'harbor.example', PUBLIC_URL: 'https://other.example' }, /remove PUBLIC_URL/],
  [{ TLS_DOMAIN: 'harbor.example', TLS_CONTACT: 'you' }, /an email address/],
  [{ TLS_DOMAIN: 'harbor.example', TLS_AUTHORITY: 'http://acme.example' }, /https:\/\//],
])('%j is refused', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});

test('TRUST_PROXY may be the number or the IP addresses of proxies', () => {
  expect(readSettings({ TRUST_PROXY: 'off' }).trustProxy).toBe(false);
  expect(readSettings({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(readSettings({ TRUST_PROXY: '::1, fd00::/8' }).trustProxy).toEqual(['::1', 'fd00::/8']);
});

test('spaces around the items of lists and origins are ignored', () => {
  const settings = readSettings({
    CORS_ORIGINS: ' https://a.example, https://b.example:8443 ,',
    PUBLIC_URL: ' https://c.example/ ',
  });
  expect(settings.corsOrigins).toEqual(['https://a.example', 'https://b.example:8443']);
  expect(settings.publicUrl?.origin).toBe('https://c.example');
  expect(readSettings({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }).trustProxy).toEqual([
    'loopback',
    '10.0.0.0/8',
  ]);
});

test('the limits of the database are read from the database’s settings', () => {
  const environment = {
    DATABASE_CONNECTIONS: '30',
    DATABASE_STATEMENT_TIMEOUT: '10',
    DATABASE_LOCK_TIMEOUT: '0.5',
  };
  expect(readSettings(environment).databaseLimits).toEqual({
    connections: 30,
    statementTimeoutS: 10,
    lockTimeoutS: 0.5,
  });
});

test.each([
  ['mails leave this machine only encrypted', { SMTP_URL: 'smtp://mail.example' }, true],
  ['a mail server on this machine may be without TLS', { SMTP_URL: 'smtp://127.0.0.1:1025' }, false],
  [
    'a mail server in a private network may be without TLS',
    { SMTP_URL: 'smtp://mail', SMTP_TLS: 'optional' },
    false,
  ],
])('the settings follow the rule: %s', (_rule, environment, requiresTls) => {
  expect(readSettings(environment).mail.smtp).toMatchObject({ requiresTls });
});

test('backups go to a folder or a bucket, even if the files are in the data folder', async () => {
  const keep = { daily: 7, weekly: 4, monthly: 12 };
  expect(readSettings({ BACKUP_TO: 'backups' }).backups).toEqual({ to: resolve('backups'), hour: 3, keep });
  const access = { S3_ENDPOINT: 'http://storage', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
  const { backups, storage } = readSettings({
    ...access,
    BACKUP_TO: 's3://archives/harbor/nightly/',
    BACKUP_AT: '23',
    BACKUP_KEEP: '2/0/1',
  });
  expect(backups).toMatchObject({
    to: { storage: { bucket: 'archives', endpoint: 'http://storage/' }, prefix: 'harbor/nightly' },
    hour: 23,
    keep: { daily: 2, weekly: 0, monthly: 1 },
  });
  expect(storage).toBeNull();
});

test('the passphrase of backups may be in a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skill-harbor-'));
  const BACKUP_PASSPHRASE_FILE = join(folder, 'passphrase');
  await writeFile(BACKUP_PASSPHRASE_FILE, ' four words of a song\n');
  expect(readSettings({ BACKUP_PASSPHRASE_FILE }).backupPassphrase).toBe(' four words of a song');
  expect(() => readSettings({ BACKUP_PASSPHRASE_FILE, BACKUP_PASSPHRASE: 'another' })).toThrow('both be set');
  await rm(folder, { recursive: true });
  expect(() => readSettings({ BACKUP_PASSPHRASE_FILE })).toThrow(
    /^BACKUP_PASSPHRASE_FILE must be a readable/,
  );
});

test('replies are received by LMTP on this machine, or read from a mailbox over an encrypted connection', () => {
  const environment = { REPLY_ADDRESS: 'reply@harbor.example' };
  const mailbox = { local: 'reply', domain: 'harbor.example' };
  expect(readSettings({}).replies).toBeNull();
  expect(readSettings({ ...environment, LMTP_PORT: '2424' }).replies).toEqual({
    mailbox,
    lmtp: { port: 2424, host: '127.0.0.1' },
    imap: null,
  });
  const place = { user: 'harbor@mail', password: 'p:/%', port: 143, folder: 'INBOX' };
  for (const [url, imap] of [
    ['imap://harbor%40mail:p%3A%2F%25@mail.example', { isSecure: false, requiresTls: true }],
    ['imap://harbor%40mail:p%3A%2F%25@[::1]:143', { host: '::1', isSecure: false, requiresTls: false }],
    [
      'imaps://harbor%40mail:p%3A%2F%25@mail.example/Re%20plies',
      { isSecure: true, port: 993, folder: 'Re plies' },
    ],
  ] as const)
    expect(readSettings({ ...environment, IMAP_URL: url }).replies).toMatchObject({
      mailbox,
      lmtp: null,
      imap: { ...place, ...imap },
    });
});

test('mails are signed with the key in a file, for the domain of the sender', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skill-harbor-'));
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const file = join(folder, 'dkim.pem');
  await writeFile(file, pem);
  const signing = { SMTP_URL: 'smtp://mail.example', DKIM_SELECTOR: 'harbor', DKIM_KEY_FILE: file };
  const { mail } = readSettings({ ...signing, MAIL_FROM: 'Harbor <no-reply@harbor.example>' });
  expect(mail.smtp?.dkim).toEqual({ domain: 'harbor.example', selector: 'harbor', privateKey: pem });

  await writeFile(file, 'no key');
  expect(() => readSettings(signing)).toThrow(
    /^DKIM_KEY_FILE must be a readable file with an RSA private key/,
  );
  await rm(folder, { recursive: true });
  expect(() => readSettings(signing)).toThrow(/^DKIM_KEY_FILE must be a readable file/);
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535, not "http".'],
  [{ PORT: '65536' }, 'PORT must be a number from 0 to 65535, not "65536".'],
  [{ PORT: '-1' }, 'PORT must be a number from 0 to 65535, not "-1".'],
  [{ METRICS_PORT: 'on' }, 'METRICS_PORT must be a number from 0 to 65535, not "on".'],
  [{ OPEN_APPLICATIONS: '0' }, 'OPEN_APPLICATIONS must be a number from 1 to 9999, not "0".'],
  [{ FEEDS: 'no' }, 'FEEDS must be one of on, off, not "no".'],
  [{ SIGN_UPS: 'never' }, 'SIGN_UPS must be one of open, invitation, closed, not "never".'],
  [{ SEED: 'all' }, 'SEED must be one of demo, demo-in-public, none, not "all".'],
  [{ APPLICATION_RETENTION: '7' }, 'APPLICATION_RETENTION must be at least 30 days, not 7.'],
  [{ ACCEPTED_RETENTION: 'ever' }, 'ACCEPTED_RETENTION must be a number from 1 to 9999, not "ever".'],
  [{ BREACHED_PASSWORDS: '/no/such/folder' }, /^BREACHED_PASSWORDS must be a URL or a folder/],
  [{ VIRUS_SCANNER: 'http://clamav' }, 'VIRUS_SCANNER must be a URL that starts with tcp://.'],
  [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS must be one of on, off, not "no".'],
  [{ PUBLIC_URL: 'harbor.example' }, 'PUBLIC_URL must be a URL that starts with http:// or https://.'],
  [{ PUBLIC_URL: 'https://harbor.example/app' }, /^PUBLIC_URL must be a scheme, a host/],
  [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS must be a URL that starts with http:// or https://.'],
  [
    { DATABASE_URL: 'mysql://root:secret@db' },
    'DATABASE_URL must be a URL that starts with postgres:// or postgresql://.',
  ],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be a URL that starts with smtp:// or smtps://.'],
  [
    { SMTP_URL: 'smtp://mail.example', SMTP_TLS: 'no' },
    'SMTP_TLS must be one of required, optional, not "no".',
  ],
  [
    { SMTP_URL: 'smtp://mail.example', DKIM_SELECTOR: 'harbor' },
    'DKIM_SELECTOR and DKIM_KEY_FILE must be set together.',
  ],
  [
    { DKIM_KEY: '/key.pem' },
    'DKIM_KEY is not a setting: correct it to DKIM_SELECTOR or DKIM_KEY_FILE, or remove it.',
  ],
  [{ BACKUP_TO: 's3:///backups' }, /^BACKUP_TO must be a folder, or a bucket/],
  [{ BACKUP_TO: 's3://archives' }, 'With BACKUP_TO, S3_ACCESS_KEY_ID must be set as well.'],
  [{ BACKUP_AT: '24' }, 'BACKUP_AT must be an hour from 0 to 23, not "24".'],
  [{ BACKUP_KEEP: '0/4/12' }, /^BACKUP_KEEP must be numbers of days, weeks and months/],
  [{ BACKUP_TO: '/b', BACKUP_PASSPHRASE: 'short' }, 'BACKUP_PASSPHRASE must have at least 16 characters.'],
  [{ BACKUP_FOLDER: '/b' }, /^BACKUP_FOLDER is not a setting: correct it to BACKUP_TO, /],
  [{ LMTP_PORT: '24' }, 'With LMTP_PORT, REPLY_ADDRESS must be set as well.'],
  [{ REPLY_ADDRESS: 'reply@a.example' }, 'With REPLY_ADDRESS, LMTP_PORT or IMAP_URL must be set as well.'],
  [
    { REPLY_ADDRESS: 'answers-here@a.example', LMTP_PORT: '24' },
    /^REPLY_ADDRESS must be an address with at most 11/,
  ],
  [{ REPLY_ADDRESS: 'reply+x@a.example', LMTP_PORT: '24' }, /^REPLY_ADDRESS must be an address/],
  [{ IMAP_URL: 'https://mail.example' }, 'IMAP_URL must be a URL that starts with imap:// or imaps://.'],
  [{ IMAP_URL: 'imaps://mail.example' }, 'IMAP_URL must have a user and a password.'],
  [{ IMAP_URL: 'imaps://a:100%@mail.example' }, 'IMAP_URL must have each % of the password written as %25.'],
  [{ IMAP_PORT: '993' }, 'IMAP_PORT is not a setting: correct it to IMAP_URL, or remove it.'],
  [
    { SECURITY_CONTACT: 'security@harbor.example' },
    'SECURITY_CONTACT must be a URL that starts with mailto: or https://.',
  ],
  [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters.'],
  [{ DATABASE_CONNECTIONS: '0' }, 'DATABASE_CONNECTIONS must be a number from 1 to 1000, not "0".'],
  [{ DATABASE_CONNECTIONS: 'many' }, /^DATABASE_CONNECTIONS must be a number/],
  [
    { DATABASE_STATEMENT_TIMEOUT: '0' },
    'DATABASE_STATEMENT_TIMEOUT must be a number of seconds from 0.1 to 30, not "0".',
  ],
  [{ DATABASE_LOCK_TIMEOUT: '2s' }, /^DATABASE_LOCK_TIMEOUT must be a number of seconds from 0\.1 to 30/],
  [{ SHUTDOWN_DELAY: '-1' }, 'SHUTDOWN_DELAY must be a number of seconds from 0 to 300, not "-1".'],
  [
    { DATABASE_READ_URL: 'postgres://replica/harbor' },
    'With DATABASE_READ_URL, DATABASE_URL must be set as well.',
  ],
  [{ S3_BUCKET: 'files' }, 'With S3_BUCKET, S3_ACCESS_KEY_ID must be set as well.'],
  [{ S3_ENDPOINT: 'http://storage' }, 'With S3_ENDPOINT, S3_BUCKET must be set as well.'],
  [{ SMTP_HOST: 'mail' }, 'SMTP_HOST is not a setting: correct it to SMTP_URL or SMTP_TLS, or remove it.'],
  [
    { S3_BUKET: 'files' },
    'S3_BUKET is not a setting: correct it to S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID or ' +
      'S3_SECRET_ACCESS_KEY, or remove it.',
  ],
  [{ DATABASE_CONECTIONS: '3' }, /^DATABASE_CONECTIONS is not a setting: correct it to DATABASE_URL, /],
  [{ TRUST_PROXY: 'my-proxy' }, /^TRUST_PROXY must be off, the number of proxies .*, not "my-proxy"\.$/],
  [{ TRUST_PROXY: '0' }, /^TRUST_PROXY must be off/],
  [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY must be off/],
  [
    { TRUST_PROXY: 'on' },
    /^TRUST_PROXY=on would believe every caller that claims another address\. Set the number/,
  ],
  [{ TRUST_PROXY: 'loopback, 0.0.0.0/0' }, /would believe every caller/],
  [{ TRUST_PROXY: '::/0' }, /would believe every caller/],
  [{ INDEXNOW_KEY: 'short' }, /^INDEXNOW_KEY must be 8 to 128 letters/],
  [{ INDEXNOW_KEY: '3f1c8d20a7b94e65' }, /^With INDEXNOW_KEY, PUBLIC_URL must be set/],
  [{ DNS_SERVERS: '192.0.2.1:99999' }, /^DNS_SERVERS must be IP addresses/],
  [{ DNS_SERVERS: 'dns.example' }, /^DNS_SERVERS must be IP addresses/],
  [
    { REACHABLE_PRIVATE_ADDRESSES: '10.0.0.0/99' },
    /^REACHABLE_PRIVATE_ADDRESSES must be IP addresses or networks/,
  ],
  [{ LOG_ADDRESSES: 'half' }, /^LOG_ADDRESSES must be one of off, truncated, full/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of fatal, error/],
])('the settings %j are refused with a message that names the remedy', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(SettingsError);
  expect(() => readSettings(environment)).toThrow(message);
});

test('unknown settings without a value are ignored, and so are the settings for the storage to which files are moved', () => {
  expect(() => readSettings({ S3_BUKET: ' ', TO_S3_BUCKET: 'files', S3: 'x' })).not.toThrow();
});

test('traces and metrics are sent if OpenTelemetry’s variables contain a destination', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318';
  expect(readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT }).telemetry).toEqual({
    traces: true,
    metrics: true,
    sampler: 'parentbased_always_on',
    ratio: 1,
    intervalMs: 60_000,
  });
  const { telemetry } = readSettings({
    OTEL_EXPORTER_OTLP_ENDPOINT,
    OTEL_METRICS_EXPORTER: 'none',
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  });
  expect(telemetry).toMatchObject({ metrics: false, sampler: 'parentbased_traceidratio', ratio: 0.1 });
  expect(readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' }).telemetry).toBeNull();
  expect(() => readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow(
    'OTEL_EXPORTER_OTLP_PROTOCOL must be one of http/json, not "grpc".',
  );
});

test('the roles in SECOND_FACTOR_FOR need a second factor', () => {
  expect(readSettings({ SECOND_FACTOR_FOR: 'client, freelancer' }).factorRoles).toEqual([
    'client',
    'freelancer',
  ]);
  expect(() => readSettings({ SECOND_FACTOR_FOR: 'clients' })).toThrow(
    'SECOND_FACTOR_FOR must be one of freelancer, client, not "clients".',
  );
});

test('DNS servers are IP addresses, with or without a port', () => {
  const DNS_SERVERS = '192.0.2.1, 192.0.2.1:5353, 2001:db8::1, [2001:db8::1]:53';
  expect(readSettings({ DNS_SERVERS }).outside.dnsServers).toEqual(DNS_SERVERS.split(', '));
});
