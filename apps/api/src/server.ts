/**
 * Starts the server: settings, database, files, mail, then listens. Ends it on SIGTERM or SIGINT.
 */
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { signingKey } from './auth/signing-key.ts';
import { systemClock } from './clock.ts';
import { openDatabase } from './database/database.ts';
import { MigrationError, migrate } from './database/migrate.ts';
import { localFiles } from './files/local.ts';
import { loggerOptions } from './logger.ts';
import { outboxTransport, smtpTransport } from './mail/transport.ts';
import { SettingsError, readSettings } from './settings.ts';
import type { Settings } from './settings.ts';
import type { Tables } from './tables.ts';
import { webFolder } from './web/static.ts';

/** How long requests under way may take to finish, in milliseconds. */
const GRACE = 8_000;

async function start(settings: Settings): Promise<void> {
  const { dataDir, databaseUrl, mail } = settings;
  const database = await openDatabase<Tables>({ dataDir, databaseUrl: databaseUrl ?? undefined });
  await migrate(database.kysely);
  const files = localFiles(dataDir);
  const app = await buildApp({
    queries: database.kysely,
    files,
    transport: mail.smtpUrl
      ? smtpTransport(mail.smtpUrl, mail.from)
      : outboxTransport(join(dataDir, 'outbox'), mail.from),
    clock: systemClock,
    settings,
    signingKey: signingKey(dataDir, settings.jwtSecret),
    webFolder,
    logger: loggerOptions(settings.logLevel),
  });
  app.addHook('onClose', () => database.close());

  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    app.log.info({ signal }, 'stopping');
    setTimeout(() => app.server.closeAllConnections(), GRACE).unref();
    await app.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, (received) => void stop(received));

  const address = await app.listen({
    host: settings.host,
    port: settings.port,
    listenTextResolver: () => 'listening',
  });
  process.stdout.write(`Skill Harbor is ready at ${settings.publicUrl?.origin ?? address}\n`);
}

try {
  await start(readSettings(process.env));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

/** What the person at the terminal can mend is said in a sentence; anything else comes with where it happened. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isForPeople = error instanceof SettingsError || error instanceof MigrationError || 'code' in error;
  return isForPeople ? error.message : (error.stack ?? error.message);
}
