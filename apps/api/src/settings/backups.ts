/** Reads the settings of the scheduled backups, including the passphrase that encrypts them. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ObjectStorageSettings } from '../files/objectStorage.ts';
import { storageAccessOf } from './services.ts';
import { SettingsError, hourOf } from './values.ts';
import type { Read } from './values.ts';

/**
 * The number of days, weeks and months for which a backup is kept. For each of these periods, it is the newest backup.
 */
export interface KeptBackups {
  daily: number;
  weekly: number;
  monthly: number;
}

/** A bucket in which archives are stored. The prefix has no slash at its beginning or end. */
export interface BucketSettings {
  storage: ObjectStorageSettings;
  prefix: string;
}

export interface BackupSettings {
  /** The folder in which archives are stored, or a bucket with a prefix. */
  to: string | BucketSettings;
  /** The hour of the day in UTC at which backups are made. */
  hour: number;
  keep: KeptBackups;
}

/** The minimum length is high, because anyone who has a copy of an archive can try any number of passphrases. */
const MIN_PASSPHRASE_LENGTH = 16;

export function backupsOf(read: Read, passphrase: string | null): BackupSettings | null {
  const hour = hourOf('BACKUP_AT', read('BACKUP_AT') ?? '3');
  const keep = keepOf(read('BACKUP_KEEP') ?? '7/4/12');
  const to = read('BACKUP_TO');
  if (to === null) return null;
  if (passphrase !== null && passphrase.length < MIN_PASSPHRASE_LENGTH)
    throw new SettingsError(`BACKUP_PASSPHRASE must have at least ${MIN_PASSPHRASE_LENGTH} characters.`);
  return { to: to.startsWith('s3:') ? bucketOf(read, to) : resolve(to), hour, keep };
}

function bucketOf(read: Read, text: string): BucketSettings {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)(?:\/(.*?))?\/*$/.exec(text) ?? [];
  if (bucket === undefined)
    throw new SettingsError('BACKUP_TO must be a folder, or a bucket such as s3://bucket/backups.');
  return { storage: { bucket, ...storageAccessOf(read, 'BACKUP_TO') }, prefix };
}

function keepOf(text: string): KeptBackups {
  const [, daily, weekly, monthly] = /^(\d{1,3})\/(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  if (Number(daily) >= 1) return { daily: Number(daily), weekly: Number(weekly), monthly: Number(monthly) };
  throw new SettingsError(
    `BACKUP_KEEP must be numbers of days, weeks and months, such as 7/4/12, with at least one day, not "${text}".`,
  );
}

/**
 * Reads the passphrase of archives from its setting or from its file. Spaces around the passphrase are part of it, but
 * a line break at the end of the file is not.
 */
export function passphraseOf(given: string | undefined, file: string | null): string | null {
  if (given?.trim()) {
    if (file === null) return given;
    throw new SettingsError('BACKUP_PASSPHRASE and BACKUP_PASSPHRASE_FILE must not both be set.');
  }
  if (file === null) return null;
  try {
    const text = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    if (text !== '') return text;
  } catch {
    // If the file cannot be read, the error message is the same as for an empty file.
  }
  throw new SettingsError(`BACKUP_PASSPHRASE_FILE must be a readable file with a passphrase, not ${file}.`);
}
