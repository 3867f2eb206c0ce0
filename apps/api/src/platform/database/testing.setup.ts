import type { TestProject } from 'vitest/node';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { dumpOf, newDatabase } from './testing.copies.ts';

/**
 * Creates the database that the tests copy, before the first test starts. In a fresh clone on a busy machine, this can
 * take longer than the timeout of a hook.
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
