import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { SettingsError, readSettings } from './settings.ts';

test('with nothing set, the server is for this machine, with the demo data', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('.data'),
    databaseUrl: null,
    seed: 'demo',
    publicUrl: null,
    rateLimits: true,
    trustProxy: false,
    corsOrigins: [],
    jwtSecret: null,
    mail: { smtpUrl: null, from: 'Skill Harbor <no-reply@skillharbor.test>' },
    storage: null,
    logLevel: 'info',
    metrics: null,
  });
});

test('a PostgreSQL server gets no demo data unless asked for', () => {
  const DATABASE_URL = 'postgres://harbor:secret@db:5432/harbor';
  expect(readSettings({ DATABASE_URL }).seed).toBe('none');
  expect(readSettings({ DATABASE_URL, SEED: 'demo' }).seed).toBe('demo');
});

test('lists and origins are read with spaces around', () => {
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

test.each([
  [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535, not "http".'],
  [{ PORT: '65536' }, 'PORT must be a number from 0 to 65535, not "65536".'],
  [{ PORT: '-1' }, 'PORT must be a number from 0 to 65535, not "-1".'],
  [{ METRICS_PORT: 'on' }, 'METRICS_PORT must be a number from 0 to 65535, not "on".'],
  [{ SEED: 'all' }, 'SEED must be one of demo, none, not "all".'],
  [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS must be one of on, off, not "no".'],
  [{ PUBLIC_URL: 'harbor.example' }, 'PUBLIC_URL must be a URL that starts with http:// or https://.'],
  [{ PUBLIC_URL: 'https://harbor.example/app' }, /^PUBLIC_URL must be a scheme, a host/],
  [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS must be a URL that starts with http:// or https://.'],
  [
    { DATABASE_URL: 'mysql://root:secret@db' },
    'DATABASE_URL must be a URL that starts with postgres:// or postgresql://.',
  ],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be a URL that starts with smtp:// or smtps://.'],
  [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters.'],
  [{ S3_BUCKET: 'files' }, 'With S3_BUCKET, S3_ACCESS_KEY_ID must be set as well.'],
  [{ TRUST_PROXY: 'my-proxy' }, /^TRUST_PROXY must be on, off, or the addresses of proxies/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of fatal, error/],
])('%j is refused with the remedy', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(SettingsError);
  expect(() => readSettings(environment)).toThrow(message);
});
