/** The places where a server of the drill stores its data. */
import { startServer } from '../serverProcess.ts';

export interface Place {
  dataDir: string;
  /** The URL of the database, or null for the embedded database. */
  databaseUrl: string | null;
}

export function start({ dataDir, databaseUrl }: Place, seed: 'demo' | 'none') {
  return startServer({
    DATA_DIR: dataDir,
    PORT: '0',
    RATE_LIMITS: 'off',
    OPEN_JOBS: '9999',
    LOG_LEVEL: 'error',
    SEED: seed,
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  });
}

export const settingsOf = (
  { dataDir, databaseUrl }: Place,
  passphrase: string | null,
): Record<string, string> => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
  BACKUP_PASSPHRASE: passphrase ?? '',
});
