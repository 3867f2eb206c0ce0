import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../platform/database/database.ts';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import { askForCopy } from '@skillharbor/backup/copies';
import { BackupError } from '@skillharbor/backup/errors';

/**
 * Opens a database for reading. With DATABASE_URL, this is the database on the PostgreSQL server. Otherwise it is a
 * copy of the embedded database, made by the running server. If no server is running, it is the embedded database
 * itself, which is locked meanwhile.
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
