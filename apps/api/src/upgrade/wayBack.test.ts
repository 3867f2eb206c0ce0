import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { describeWayBack } from './wayBack.ts';

const commandsIn = (text: string) => (text.match(/^ {2}\S.*$/gm) ?? []).map((line) => line.trim());
const DATABASE_URL = 'postgres://harbor@db/harbor';

test('the commands for going back move the embedded database to another folder, and copy the signing key back', () => {
  const text = describeWayBack(readSettings({ DATA_DIR: '/data' }), '/b/a.backup');
  expect(commandsIn(text)).toEqual([
    'mkdir /data.upgraded && mv /data/* /data.upgraded/',
    'pnpm harbor restore /b/a.backup',
    'cp -p /data.upgraded/signing-key /data/',
  ]);
  expect(text).not.toContain('Set DATABASE_URL');
});

test('to go back, PostgreSQL and object storage must be empty, and an installation with JWT_SECRET needs no key', () => {
  const settings = readSettings({
    DATA_DIR: '/data',
    DATABASE_URL,
    JWT_SECRET: 'a-secret-of-thirty-two-characters',
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  const text = describeWayBack(settings, 's3://backups/a.backup');
  expect(commandsIn(text)).toEqual(['pnpm harbor restore s3://backups/a.backup']);
  expect(text).toContain('Set DATABASE_URL to a new, empty database, and S3_BUCKET to a new, empty bucket.');
});
