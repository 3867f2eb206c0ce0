/** Upgrades the data of earlier releases in backup/fixtures: a few people, jobs, applications and files. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkArchive } from '@skillharbor/backup/restore';
import { createProgress } from '@skillharbor/backup/progress';
import { marketplaceData } from '../../backup/marketplaceData.ts';
import { openDatabase } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { get } from '../httpClient.ts';
import { unpackFolder } from './folders.ts';
import { settingsOf, start } from './places.ts';
import type { Place } from './places.ts';
import { mustRun } from './programs.ts';

const FIXTURES = join(import.meta.dirname, '../../backup/fixtures');

interface Fixture {
  /** The day of the release. */
  day: string;
  /** The path of the archive that the release's `pnpm harbor backup` wrote. */
  archive: string;
  /** The path of the packed data folder of the release's stopped server: see folders.ts. */
  dataFolder: string;
}

/**
 * Before a release, there may be no fixtures: the archive of a release does not contain the fixtures of earlier
 * releases.
 */
const days = existsSync(FIXTURES) ? readdirSync(FIXTURES) : [];

export const fixtures: readonly Fixture[] = days.toSorted().map((day) => ({
  day,
  archive: join(FIXTURES, day, 'archive.backup'),
  dataFolder: join(FIXTURES, day, 'data.tar.zst'),
}));

/**
 * For each fixture, restores the archive and serves it, and then serves the data folder. In both cases, the migrations
 * of this version run first.
 */
export async function upgrade(folder: string, fixture: Fixture): Promise<void> {
  const restored: Place = { dataDir: join(folder, `restored-${fixture.day}`), databaseUrl: null };
  await mustRun(['restore', fixture.archive], settingsOf(restored, null));
  await serve(restored, fixture);
  await serveDataFolder(folder, fixture);
}

export async function serveDataFolder(folder: string, fixture: Fixture): Promise<void> {
  const unpacked: Place = { dataDir: join(folder, `unpacked-${fixture.day}`), databaseUrl: null };
  await unpackFolder(fixture.dataFolder, unpacked.dataDir);
  await serve(unpacked, fixture);
}

/** Starts a server on the data. Throws if the list of jobs is not served, or the database lacks users of the archive. */
async function serve(place: Place, { day, archive }: Fixture): Promise<void> {
  const server = start(place, 'none');
  try {
    const response = await get(await server.ready, '/api/job-listings/listings/');
    if (!response.ok) throw new Error(`What ${day} left is served with ${response.status}.`);
  } finally {
    server.stop('SIGTERM');
    await server.ended;
  }
  const progress = createProgress(() => undefined);
  const { tables } = await checkArchive(marketplaceData, { path: archive, passphrase: null }, progress);
  const expected = tables.find(({ name }) => name === 'users')?.rows;
  const database = await openDatabase<Tables>({ dataDir: place.dataDir });
  const { length } = await database.kysely.selectFrom('users').select('id').execute();
  await database.close();
  if (length !== expected) throw new Error(`What ${day} left has ${length} users instead of ${expected}.`);
}
