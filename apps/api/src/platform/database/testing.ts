/**
 * Opens a new database for a test file, which must close it.
 *
 *     const database = await testDatabase<Tables>();     { kysely, kind, close() }, migrated
 *     const database = await emptyDatabase();            the same without migrations
 *     afterAll(() => database.close());
 *
 * The database is in memory by default. With TEST_DATABASE_URL it is a copy on that PostgreSQL server, which close()
 * drops.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { databaseOn, openDatabase } from './database.ts';
import type { Database } from './database.ts';
import { openInMemory } from './embedded.ts';
import type { EmbeddedDatabase, EmbeddedOptions } from './embedded.ts';
import { migrate, migrationsFolder, readMigrations } from './migrate.ts';
import { openConnections } from './postgres.ts';

type Content = 'migrated' | 'empty';

export function testDatabase<Schema>(): Promise<Database<Schema>> {
  return open('migrated');
}

export function emptyDatabase<Schema>(): Promise<Database<Schema>> {
  return open('empty');
}

function open<Schema>(content: Content): Promise<Database<Schema>> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? onServer(server, content) : inMemory(content);
}

/** Opens an empty embedded database, whatever TEST_DATABASE_URL says, for the tests of this folder. */
export async function emptyEmbedded(options?: EmbeddedOptions): Promise<EmbeddedDatabase> {
  return openInMemory(await dumpOf('empty'), options);
}

async function inMemory<Schema>(content: Content): Promise<Database<Schema>> {
  const { pool } = await openInMemory(await dumpOf(content));
  return databaseOn('embedded', pool);
}

/**
 * Creates the database that the tests copy, before the first test starts. In a fresh clone on a busy machine, this
 * can take longer than the timeout of a test's hook.
 */
export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server) {
    const { url, drop } = await newDatabase(server);
    const database = await openDatabase({ dataDir: '', databaseUrl: url });
    await migrate(database.kysely);
    await database.close();
    provide('migratedDatabase', new URL(url).pathname.slice(1));
    return drop;
  }
  await dumpOf('migrated');
  await dumpOf('empty');
  return undefined;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The name of the migrated database on the PostgreSQL server. */
    migratedDatabase: string;
  }
}

/**
 * Returns the dump of a database with this content. Creating a database takes seconds, loading a dump a fraction of a
 * second, so the first caller saves a dump for all others.
 */
async function dumpOf(content: Content): Promise<Uint8Array> {
  const cache = fileURLToPath(new URL('../../../node_modules/.cache/test-database', import.meta.url));
  const name = `${content}-${fingerprint(content)}.tar`;
  if (!existsSync(join(cache, name))) {
    mkdirSync(cache, { recursive: true });
    // Several test files may do this at the same time. Each writes a file of its own, and the last rename wins.
    const draft = join(cache, `${randomUUID()}.draft`);
    writeFileSync(draft, await makeDump(content));
    removeOutdated(cache, content, name);
    renameSync(draft, join(cache, name));
  }
  return readFileSync(join(cache, name));
}

async function makeDump(content: Content): Promise<Uint8Array> {
  const embedded = await openInMemory();
  const database = databaseOn('embedded', embedded.pool);
  if (content === 'migrated') await migrate(database.kysely);
  const dump = await embedded.dump();
  await database.close();
  return dump;
}

/** Computes a fingerprint that changes with PGlite's version, which is in its path, and with the migrations. */
function fingerprint(content: Content): string {
  const hash = createHash('sha256').update(pgliteModule());
  if (content === 'migrated') {
    for (const { name, checksum } of readMigrations(migrationsFolder)) hash.update(name).update(checksum);
  }
  return hash.digest('hex').slice(0, 16);
}

function pgliteModule(): string {
  const embedded = createRequire(import.meta.url).resolve('@skillharbor/embedded-postgres');
  return createRequire(embedded).resolve('@electric-sql/pglite');
}

function removeOutdated(cache: string, content: Content, current: string): void {
  const outdated = readdirSync(cache).filter((name) => name.startsWith(`${content}-`) && name !== current);
  for (const name of outdated) rmSync(join(cache, name), { force: true });
}

async function onServer<Schema>(server: string, content: Content): Promise<Database<Schema>> {
  // Vitest loads this file in its main process, too, where Storybook's copy of `expect` keeps Vitest's from loading.
  const { inject } = await import('vitest');
  const template = content === 'migrated' ? inject('migratedDatabase') : undefined;
  const { url, drop } = await newDatabase(server, template);
  const database = await openDatabase<Schema>({ dataDir: '', databaseUrl: url });
  return { ...database, close: () => database.close().then(drop) };
}

interface ServerDatabase {
  url: string;
  drop: () => Promise<void>;
}

/**
 * Creates an empty database on the server of TEST_DATABASE_URL, for tests that start processes. Returns null if it is
 * not set.
 */
export async function serverDatabase(): Promise<ServerDatabase | null> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? newDatabase(server) : null;
}

/** @param template the name of the database to copy, which has no connections; an empty one by default */
async function newDatabase(server: string, template = 'template1'): Promise<ServerDatabase> {
  const name = `skill_harbor_test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  // The server may still hold connections of a killed process, so the drop must end them.
  return { url: url.href, drop: () => administer(server, `drop database if exists ${name} with (force)`) };
}

async function administer(server: string, statement: string): Promise<void> {
  const pool = openConnections({ databaseUrl: server, onError: () => undefined });
  try {
    await pool.query(statement);
  } finally {
    await pool.end();
  }
}
