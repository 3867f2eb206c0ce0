/**
 * Opens a new database for a test file. The test file must close the database.
 *
 *     const database = await testDatabase<Tables>();     { kysely, kind, close() }, migrated
 *     const database = await emptyDatabase();            the same without migrations
 *     afterAll(() => database.close());
 *
 * The database is in memory by default. With TEST_DATABASE_URL, it is a copy on that PostgreSQL server, which close()
 * drops.
 */
import { inject } from 'vitest';
import { embeddedDatabase, openDatabase } from './database.ts';
import type { Database } from './database.ts';
import { openInMemory } from './embedded.ts';
import type { EmbeddedDatabase, EmbeddedOptions } from './embedded.ts';
import { dumpOf, newDatabase } from './testing.copies.ts';
import type { Content, ServerDatabase } from './testing.copies.ts';

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

/** Opens an empty embedded database, even if TEST_DATABASE_URL is set, for the tests of this folder. */
export async function emptyEmbedded(options?: EmbeddedOptions): Promise<EmbeddedDatabase> {
  return openInMemory(await dumpOf('empty'), options);
}

async function inMemory<Schema>(content: Content): Promise<Database<Schema>> {
  return embeddedDatabase(await openInMemory(await dumpOf(content)));
}

async function onServer<Schema>(server: string, content: Content): Promise<Database<Schema>> {
  const template = content === 'migrated' ? inject('migratedDatabase') : undefined;
  const { url, drop } = await newDatabase(server, template);
  const database = await openDatabase<Schema>({ dataDir: '', databaseUrl: url });
  return { ...database, close: () => database.close().then(drop) };
}

/**
 * Creates an empty database on the server of TEST_DATABASE_URL, for tests that start processes. Returns null if
 * TEST_DATABASE_URL is not set.
 */
export async function serverDatabase(): Promise<ServerDatabase | null> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? newDatabase(server) : null;
}
