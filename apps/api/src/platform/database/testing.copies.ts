/**
 * Provides the databases that tests copy: a dump on disk for the embedded database, or a template on a PostgreSQL
 * server.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseOn } from './database.ts';
import { openInMemory } from './embedded.ts';
import { migrate, migrationsFolder, readMigrations } from './migrate.ts';
import { openConnections } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The name of the migrated database that the tests copy, on the PostgreSQL server. */
    migratedDatabase: string;
  }
}

export type Content = 'migrated' | 'empty';

/**
 * Returns the dump of a database with this content. The first caller saves the dump for all others: creating a database
 * takes seconds, but loading a dump takes only a fraction of a second.
 */
export async function dumpOf(content: Content): Promise<Uint8Array> {
  const cache = fileURLToPath(new URL('../../../node_modules/.cache/test-database', import.meta.url));
  const name = `${content}-${fingerprint(content)}.tar`;
  if (!existsSync(join(cache, name))) {
    mkdirSync(cache, { recursive: true });
    // Several test files may write the dump at the same time. Each of them writes a separate temporary file and then
    // renames it, so the last one wins.
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

/**
 * Computes a fingerprint that changes with the migrations and with the version of PGlite, which is part of PGlite's
 * path.
 */
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

export interface ServerDatabase {
  url: string;
  drop: () => Promise<void>;
}

/**
 * Creates a database on the server.
 *
 * @param template the name of the database to copy, to which nobody may be connected; by default, the new database is
 *   empty
 */
export async function newDatabase(server: string, template = 'template1'): Promise<ServerDatabase> {
  const name = `skill_harbor_test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  // The statement also ends connections that belonged to a killed process, and that the server may still hold.
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
