import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { CATALOG } from '../settings/catalog.ts';
import { readConfigFile } from '../settings/configFile.ts';
import { reportConfig } from './configReport.ts';

/** Settings that must be set before other settings may be used. */
const base = {
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  BACKUP_TO: 'backups',
  REPLY_ADDRESS: 'reply@a.example',
  LMTP_PORT: '24',
  METRICS_PORT: '9464',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
  PUBLIC_URL: 'https://harbor.example',
  INDEXNOW_KEY: '3f1c8d20a7b94e65',
};

test.each(
  Object.entries(CATALOG).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])),
)('the catalogue states the default of %s that the server uses', (name, value) => {
  expect(readSettings({ ...base, [name]: value })).toEqual(readSettings(base));
});

test('the README explains every setting of the catalogue', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../../README.md'), 'utf8');
  const rows = readme.slice(readme.indexOf('## The server')).match(/^\| `[A-Z].*$/gm) ?? [];
  const explained = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z\d_]+/g) ?? []);
  const listed = Object.keys(CATALOG).filter((name) => !/^OTEL_(?!EXPORTER_OTLP_ENDPOINT)/.test(name));
  expect(explained.toSorted()).toEqual(listed.toSorted());
});

const lineOf = (lines: readonly string[], name: string) =>
  lines.find((line) => line.startsWith(`${name} `))?.split(/ {2,}/);

test('the report shows the value and the source of each setting, and the environment overrides the file', () => {
  const { lines, faults, warnings } = reportConfig(
    { PORT: '8080', HOST: '', PATH: '/bin' },
    { PORT: '80', HOST: '::1', LOG_LEVEL: 'warn' },
  );
  expect(lineOf(lines, 'PORT')).toEqual(['PORT', 'environment', '8080']);
  expect(lineOf(lines, 'LOG_LEVEL')).toEqual(['LOG_LEVEL', 'file', 'warn']);
  expect(lineOf(lines, 'HOST')).toEqual(['HOST', 'default', '127.0.0.1']);
  expect(lineOf(lines, 'DATABASE_URL')).toEqual(['DATABASE_URL', 'default', '–']);
  expect([faults, warnings]).toEqual([[], []]);
});

test('the report shows no secret', () => {
  const secret = 'a-secret-of-thirty-two-characters';
  const text = reportConfig(
    {
      JWT_SECRET: secret,
      BACKUP_PASSPHRASE: secret,
      DATABASE_URL: `postgres://harbor:${secret}@db/harbor?sslpassword=${secret}`,
      SMTP_URL: `smtps://harbor:${secret}@mail.example`,
    },
    {},
  ).lines.join('\n');
  expect(text).not.toContain(secret);
  expect(text).toContain('postgres://harbor:***@db/harbor?sslpassword=***');
});

test('an unknown name is reported with the most similar setting', () => {
  const { faults, warnings } = reportConfig(
    { PUBLIC_ULR: 'https://a.example', HOME: '/root' },
    { LOG_LEVL: 'warn' },
  );
  expect(faults).toEqual(['LOG_LEVL is not a setting. Did you mean LOG_LEVEL?']);
  expect(warnings).toEqual(['PUBLIC_ULR is not a setting. Did you mean PUBLIC_URL?']);
});

test('the report contains a fault if the server would not start', () => {
  expect(reportConfig({}, { PORT: 'many' }).faults).toEqual([
    'PORT must be a number from 0 to 65535, not "many".',
  ]);
});

test('settings are read from a file in the format of .env, and a missing file is reported', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skill-harbor-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const CONFIG_FILE = join(folder, 'environment');
  writeFileSync(CONFIG_FILE, '# Comment\nMAIL_FROM="Harbor <a@b.example>"\nPORT=80 # web\n');
  expect(readConfigFile({ CONFIG_FILE })).toEqual({ MAIL_FROM: 'Harbor <a@b.example>', PORT: '80' });
  expect(() => readConfigFile({ CONFIG_FILE: join(folder, 'none') })).toThrow(
    'CONFIG_FILE cannot be read: ENOENT',
  );
});
