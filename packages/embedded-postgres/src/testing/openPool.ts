/** Opens a `pg` pool on the database of a folder, for the tests. */
import pg from 'pg';
import { openFolder, poolOptions } from '../embeddedPostgres.ts';

export interface OpenPool {
  pool: pg.Pool;
  close(): Promise<void>;
}

export async function openPool(
  folder: string,
  onStopped: (error: Error) => void = () => undefined,
): Promise<OpenPool> {
  const database = await openFolder(folder, onStopped);
  const pool = new pg.Pool({
    ...poolOptions(database),
    // If the thread ends while a query runs, the query throws the error. Without this listener, the error event would
    // also end the process.
    onConnect: (client) => void client.on('error', () => undefined),
  });
  pool.on('error', () => undefined);
  return {
    pool,
    async close() {
      await pool.end();
      await database.close();
    },
  };
}
