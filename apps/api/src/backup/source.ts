import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../platform/database/database.ts';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import { askForCopy } from '@skillharbor/backup/copies';
import { BackupError } from '@skillharbor/backup/errors';

/**
 * Opens the database of the settings for reading: a PostgreSQL server, a copy of the embedded database that the
 * running server makes, or, if no server runs, the embedded database itself under its lock.
 */
export async function openSource(dataDir: string, databaseUrl: string | null): Promise<Database<Tables>> {
  if (databaseUrl !== null) return openDatabase<Tables>({ dataDir, databaseUrl });
  if (!existsSync(join(dataDir, 'database', 'PG_VERSION'))) {
    throw new BackupError(
      `There is no database in ${dataDir}. Set DATA_DIR, or DATABASE_URL, to what the server uses.`,
    );
  }
  const copy = await askForCopy(dataDir);
  if (copy === null) return openDatabase<Tables>({ dataDir });
  try {
    const database = await openDatabase<Tables>({ dataDir: copy.dataDir });
    return { ...database, close: () => database.close().finally(() => copy.remove()) };
  } catch (error) {
    copy.remove();
    throw error;
  }
}
