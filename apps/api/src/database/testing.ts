/**
 * A database for a test file: fresh, migrated, its own.
 *
 *     const database = await testDatabase<Schema>();     { kysely, kind, close() }
 *     afterAll(() => database.close());
 *
 * In memory by default; with TEST_DATABASE_URL a new database on that PostgreSQL server, dropped by close().
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseOn, openDatabase } from './database.ts';
import type { Database } from './database.ts';
import { openInMemory } from './embedded.ts';
import { migrate, migrationsFolder, readMigrations } from './migrate.ts';
import { poolOfOne } from './pool-of-one.ts';
import { openPool } from './postgres.ts';

export async function testDatabase<Schema>(folder = migrationsFolder): Promise<Database<Schema>> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? onServer(server, folder) : inMemory(folder);
}

async function inMemory<Schema>(folder: string): Promise<Database<Schema>> {
  const session = await openInMemory(await migratedDump(folder));
  return databaseOn('embedded', { pool: poolOfOne(session) });
}

/**
 * Making a database and migrating it takes seconds, loading one a fraction of a second. So the first test
 * file of these migrations leaves its dump for all others.
 */
async function migratedDump(folder: string): Promise<Blob> {
  const cache = fileURLToPath(new URL('../../node_modules/.cache/test-database/', import.meta.url));
  const file = join(cache, `${cacheKey(folder)}.tar`);
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true });
    // Several test files may get here together: each writes its own file, and the rename is atomic.
    const draft = join(cache, `${randomUUID()}.draft`);
    writeFileSync(draft, await makeDump(folder));
    renameSync(draft, file);
  }
  return new Blob([readFileSync(file)], { type: 'application/x-tar' });
}

async function makeDump(folder: string): Promise<Uint8Array> {
  const session = await openInMemory();
  const database = databaseOn('embedded', { pool: poolOfOne(session) });
  await migrate(database.kysely, folder);
  // Otherwise every test file would replay the log of the migrations.
  await session.pglite.exec('checkpoint');
  const dump = await session.pglite.dumpDataDir('none');
  await database.close();
  return new Uint8Array(await dump.arrayBuffer());
}

function cacheKey(folder: string): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const hash = createHash('sha256').update(entry);
  for (const { name, checksum } of readMigrations(folder)) hash.update(name).update(checksum);
  return hash.digest('hex').slice(0, 24);
}

async function onServer<Schema>(server: string, folder: string): Promise<Database<Schema>> {
  const name = `skill_harbor_test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase<Schema>({ dataDir: '', databaseUrl: url.href });
  await migrate(database.kysely, folder);
  return {
    ...database,
    close: async () => {
      await database.close();
      await administer(server, `drop database if exists ${name}`);
    },
  };
}

async function administer(server: string, statement: string): Promise<void> {
  const pool = openPool({ databaseUrl: server, onError: () => undefined });
  try {
    await pool.query(statement);
  } finally {
    await pool.end();
  }
}
