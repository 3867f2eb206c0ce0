/**
 * Ends all sessions of the accounts with an email address, for an operator to whom a user reports a stranger.
 *
 *     pnpm end-sessions ADDRESS     with the embedded database, stop the server first
 */
import { openDatabase } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { foreignOwner, runAgainAs } from '../../platform/operating/dataOwner.ts';
import { UsageError, explain } from '../../platform/operating/explain.ts';
import { writePrivately } from '../../platform/operating/fileModes.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { readSettings } from '../../settings.ts';
import { revokeSessionsOf } from './sessions.repository.ts';
import { findCredentials } from './users.repository.ts';

const USAGE = 'Usage: pnpm end-sessions ADDRESS';

async function endSessions([email, ...more]: readonly string[]): Promise<string> {
  if (email === undefined || more.length > 0) throw new UsageError(USAGE);
  const { dataDir, databaseUrl } = readSettings(process.env);
  writePrivately();
  const database = await openDatabase<Tables>({ dataDir, databaseUrl: databaseUrl ?? undefined });
  try {
    const accounts = await findCredentials(database.kysely, email.trim(), systemClock());
    if (accounts.length === 0)
      throw new UsageError(`No account has the address ${email}. Nothing was changed.`);
    for (const { id } of accounts) await revokeSessionsOf(database.kysely, id, systemClock());
    return `All sessions of ${email} have ended.`;
  } finally {
    await database.close();
  }
}

try {
  const owner = foreignOwner(readSettings(process.env).dataDir);
  if (owner) process.exitCode = await runAgainAs(owner);
  else process.stdout.write(`${await endSessions(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
