/** Tests that a backup of the demo data, with all its tables, can be restored in another place. */
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import { emptyDatabase, testDatabase } from '../platform/database/testing.ts';
import type { FileStore } from '../files/fileStore.ts';
import { localFileStore } from '../files/localFileStore.ts';
import { objectStorage } from '../files/objectStorage.ts';
import { openFileStore } from '../files/openFileStore.ts';
import { ifEmpty, seedDemo } from '../seed/demo.ts';
import { fixtures } from '../testing/drill/upgrades.ts';
import { startS3 } from '../testing/s3.ts';
import { testServer } from '../testing/testServer.ts';
import { writeArchive } from '@skillharbor/backup/archiveWriter';
import { backUp } from '@skillharbor/backup/backup';
import type { BackupOptions } from '@skillharbor/backup/backup';
import { readTables } from '@skillharbor/backup/catalog';
import type { Manifest } from '@skillharbor/backup/manifest';
import { move } from '@skillharbor/backup/move';
import { createProgress } from '@skillharbor/backup/progress';
import { checkArchive, restore } from '@skillharbor/backup/restore';
import { marketplaceData } from './marketplaceData.ts';
import { digestOf } from '@skillharbor/backup/rows';
import { inSnapshot } from '@skillharbor/backup/snapshot';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const NOW = new Date('2026-06-15T09:00:00Z');
const quiet = createProgress(() => undefined);

let folder: string;
let database: Database<Tables>;
let files: FileStore;
let path: string;
let manifest: Manifest;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skill-harbor-backup-'));
  database = await testDatabase<Tables>();
  files = localFileStore(join(folder, 'here'));
  const uploads = join(folder, 'uploads');
  await ifEmpty(database.kysely, (connection) => seedDemo(connection, files, () => NOW, uploads));
  path = join(folder, 'demo.backup');
  manifest = await backUpTo(path);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const backUpTo = (to: string, more: Partial<BackupOptions<Tables>> = {}) =>
  backUp(marketplaceData, { database, files, to, encryption: null, progress: quiet, now: NOW, ...more });

/** Makes a new, empty data folder and database, to which a backup can be restored. */
async function newPlace(name: string, change: (store: FileStore) => FileStore = (store) => store) {
  const target = await emptyDatabase<Tables>();
  const dataDir = join(folder, name);
  const store = change(localFileStore(dataDir));
  const place = {
    database: target,
    files: store,
    workFolder: join(folder, name, 'uploads'),
    keepsFiles: false,
    progress: quiet,
  };
  return {
    database: target,
    files: store,
    async restore(from = path, progress = quiet) {
      const archive = { path: from, passphrase: null };
      await restore(marketplaceData, place, archive, await checkArchive(marketplaceData, archive, progress));
    },
    /** Opens the file store in the same way as a server that starts. */
    accept: () => openFileStore({ dataDir, databaseUrl: null, storage: null }, target.kysely),
    /** Restores an archive without checking it first, as if the archive had changed after a check. */
    restoreUnchecked: (from: string) =>
      restore(marketplaceData, place, { path: from, passphrase: null }, manifest),
    close: () => target.close(),
  };
}

/** Returns a digest for each table. The digest covers all rows, including computed columns. */
const digestsOf = (of: Database<Tables>) =>
  inSnapshot(marketplaceData, of, async (snapshot) => {
    const digests: Record<string, unknown> = {};
    for (const table of await readTables(snapshot)) digests[table.name] = await digestOf(snapshot, table);
    return digests;
  });

const usersIn = ({ kysely }: Database<Tables>) =>
  kysely.selectFrom('users').selectAll().orderBy('id').execute();

async function filesIn(store: FileStore): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for (const of of ['pictures', 'resumes', 'trash']) {
    for await (const key of store.list(of)) {
      const file = await store.open(key);
      if (file) contents[key] = (await buffer(file.stream)).toString('base64');
    }
  }
  return contents;
}

test('a restore brings back every row and every file, and the next new row gets the next id', async () => {
  const place = await newPlace('there');
  await place.restore();
  expect(await digestsOf(place.database)).toEqual(await digestsOf(database));
  expect(await filesIn(place.files)).toEqual(await filesIn(files));
  expect(manifest.files.count).toBeGreaterThan(100);
  const skill = { name: 'Lighthouse keeping', category: 'Other' };
  const ids = await Promise.all(
    [database, place.database].map(({ kysely }) =>
      kysely.insertInto('skills').values(skill).returning('id').executeTakeFirstOrThrow(),
    ),
  );
  await database.kysely.deleteFrom('skills').where('name', '=', skill.name).execute();
  expect(ids[1]).toEqual(ids[0]);

  await expect(place.restore()).rejects.toThrow(
    /is not empty: it has \d+ users.*Set DATA_DIR to a new folder/,
  );
  await place.close();
});

test('an archive that was cut off or changed is refused before anything is written', async () => {
  const place = await newPlace('refused');
  const whole = await readFile(path);
  const damaged = join(folder, 'damaged.backup');
  for (const size of [0, 1, 1_000, whole.length >> 1, whole.length - 1]) {
    await writeFile(damaged, whole.subarray(0, size));
    await expect(place.restore(damaged)).rejects.toThrow(/damaged or cut off|is not a backup/);
  }
  for (const at of [2_000, whole.length >> 1, whole.length - 5]) {
    const flipped = Buffer.from(whole);
    flipped.writeUInt8(flipped.readUInt8(at) ^ 1, at);
    await writeFile(damaged, flipped);
    await expect(place.restore(damaged)).rejects.toThrow(/damaged or cut off|was changed/);
  }
  await writeFile(damaged, 'a letter');
  await expect(place.restore(damaged)).rejects.toThrow('is not a backup of Skill Harbor');
  expect(await readdir(folder)).not.toContain('refused');
  await place.restore();
  await place.close();
});

test('an archive of a newer version is refused', async () => {
  const newer = join(folder, 'newer.backup');
  const migrations = [...manifest.migrations, { name: '9999_tomorrow.sql', checksum: '' }];
  await writeArchive(newer, null, (archive) =>
    archive.addManifest((tally) => ({ ...manifest, migrations, tables: [], files: tally.files() })),
  );
  await expect(checkArchive(marketplaceData, { path: newer, passphrase: null }, quiet)).rejects.toThrow(
    /does not know its migration 9999_tomorrow.sql.*Use that version or a newer one/,
  );
});

test('a restore that fails early leaves its target empty, and can be repeated', async () => {
  const place = await newPlace('failing');
  const damaged = join(folder, 'failing.backup');
  const whole = await readFile(path);
  await writeFile(damaged, whole.subarray(0, whole.length - 10));
  await expect(place.restoreUnchecked(damaged)).rejects.toThrow(
    /damaged or cut off.* Nothing of it was kept: the new database is empty\. Remove the cause/,
  );
  expect(await filesIn(place.files)).toEqual({});
  expect(await place.database.kysely.selectFrom('users').select('id').execute()).toEqual([]);
  await place.restore();
  expect(await filesIn(place.files)).toEqual(await filesIn(files));
  await place.close();
});

test('if only the last step of a restore fails, the error says that the rows and files are restored, and a server can use them', async () => {
  const place = await newPlace('unfinished', (store) => ({
    ...store,
    put: (key, from) =>
      key === 'installation' ? Promise.reject(new Error('the bucket is gone')) : store.put(key, from),
  }));
  await expect(place.restore()).rejects.toThrow(
    'the bucket is gone. All rows and files are in place already. Remove the cause, and start the server',
  );
  expect(await filesIn(place.files)).toEqual(await filesIn(files));
  expect(await usersIn(place.database)).toEqual(await usersIn(database));
  await place.accept();
  await place.close();
});

test('if the files were already lost when a backup was made, a restore still brings back its rows, and gives a warning', async () => {
  const lost = join(folder, 'all-lost.backup');
  await backUpTo(lost, { files: localFileStore(join(folder, 'nothing')) });
  const place = await newPlace('without-files');
  const said: string[] = [];
  await place.restore(
    lost,
    createProgress((line) => said.push(line)),
  );
  expect(said.join('\n')).toMatch(/Warning: .* lacks files that were missing when it was written, such as /);
  expect(await usersIn(place.database)).toEqual(await usersIn(database));
  await place.accept();
  await place.close();
});

test('an archive is encrypted with its passphrase, and no other passphrase opens it', async () => {
  const encrypted = join(folder, 'encrypted.backup');
  const written = await backUpTo(encrypted, { encryption: { passphrase: 'correct horse', workFactor: 10 } });
  expect((await readFile(encrypted)).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  expect(
    await checkArchive(marketplaceData, { path: encrypted, passphrase: 'correct horse' }, quiet),
  ).toEqual(written);
  await expect(
    checkArchive(marketplaceData, { path: encrypted, passphrase: 'wrong horse' }, quiet),
  ).rejects.toThrow(/passphrase does not open .* Set BACKUP_PASSPHRASE/);
  const half = join(folder, 'half.backup');
  await writeFile(half, (await readFile(encrypted)).subarray(0, 150_000));
  await expect(
    checkArchive(marketplaceData, { path: half, passphrase: 'correct horse' }, quiet),
  ).rejects.toThrow('cut off');
});

test('a failed backup leaves the previous archive unchanged', async () => {
  const earlier = join(folder, 'earlier.backup');
  await writeFile(earlier, 'the one before');
  const broken: FileStore = { ...files, open: () => Promise.reject(new Error('EIO')) };
  await expect(backUpTo(earlier, { files: broken })).rejects.toThrow('EIO');
  expect(await readFile(earlier, 'utf8')).toBe('the one before');
  expect((await readdir(folder)).filter((name) => name.endsWith('.partial'))).toEqual([]);
  await backUpTo(earlier);
  expect((await stat(earlier)).mode & 0o777).toBe(0o600);
});

test('a backup reads a removed file from the trash, and reports a file that is lost', async () => {
  const [first = '', second = ''] = Object.keys(await filesIn(files));
  const trashed = `trash/2026-06-15/${first}`;
  await files.move(first, trashed);
  expect(await backUpTo(join(folder, 'moved.backup'))).toMatchObject({ missing: [], files: manifest.files });
  await files.move(trashed, first);
  await files.move(second, 'lost');
  expect(await backUpTo(join(folder, 'lost.backup'))).toMatchObject({ missing: [second] });
  await files.move('lost', second);
});

test.each(fixtures)(
  'the backup that the release of $day made can be restored, upgraded and served',
  async ({ archive: from }) => {
    const place = await newPlace('upgraded');
    await place.restore(from);
    const server = await testServer({ database: place.database, files: () => place.files });
    const { statusCode } = await server.app.inject('/api/job-listings/listings/');
    expect(statusCode).toBe(200);
    const { tables } = await checkArchive(marketplaceData, { path: from, passphrase: null }, quiet);
    const users = await place.database.kysely.selectFrom('users').select('id').execute();
    expect(users).toHaveLength(tables.find(({ name }) => name === 'users')?.rows ?? 0);
    await server.close();
  },
);

test('a move to another database copies every row and every file, and can be repeated after an interruption', async () => {
  const target = await emptyDatabase<Tables>();
  const s3 = await startS3('moved');
  const bucket = objectStorage(s3.storage);
  const place = { database: target, workFolder: join(folder, 'moving'), keepsFiles: true, progress: quiet };
  let left = 20;
  const interrupted: FileStore = {
    ...bucket,
    put: (key, from) => (left-- > 0 ? bucket.put(key, from) : Promise.reject(new Error('cut off'))),
  };
  await expect(move(marketplaceData, { database, files }, { ...place, files: interrupted })).rejects.toThrow(
    'cut off',
  );
  const puts: string[] = [];
  const counted: FileStore = {
    ...bucket,
    put: (key, from) => {
      puts.push(key);
      return bucket.put(key, from);
    },
  };
  const moved = await move(marketplaceData, { database, files }, { ...place, files: counted });
  expect(moved.files).toBe(manifest.files.count);
  expect(puts.filter((key) => key !== 'installation')).toHaveLength(moved.files - 20);
  expect(await digestsOf(target)).toEqual(await digestsOf(database));
  expect(await filesIn(bucket)).toEqual(await filesIn(files));
  await expect(move(marketplaceData, { database, files }, { ...place, files: null })).rejects.toThrow(
    'is not empty',
  );
  await target.close();
  await s3.close();
});
