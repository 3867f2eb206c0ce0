/**
 * Starts the server: settings, database, files, mail, then listens. Ends it on SIGTERM or SIGINT.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { signingKey } from './auth/signing-key.ts';
import { systemClock } from './clock.ts';
import { DatabaseStoppedError } from './database/breakdown.ts';
import { openDatabase } from './database/database.ts';
import type { Database } from './database/database.ts';
import { lockFolder } from './database/folder-lock.ts';
import type { FolderLock } from './database/folder-lock.ts';
import { MigrationError, migrate } from './database/migrate.ts';
import { openFiles } from './files/open.ts';
import { removeOrphans } from './files/orphans.ts';
import type { FileStore } from './files/store.ts';
import { createLogger } from './logger.ts';
import { outboxTransport, smtpTransport } from './mail/transport.ts';
import type { Transport } from './mail/transport.ts';
import { createMetrics, metricsServer } from './operating/metrics.ts';
import { isEmpty, seedDemo } from './seed/demo.ts';
import { SettingsError, readSettings } from './settings.ts';
import type { Settings } from './settings.ts';
import type { Tables } from './tables.ts';
import { webFolder } from './web/static.ts';

/** In milliseconds: how long requests under way may take to finish, and everything together to end. */
const GRACE = 7_000;
const END = 9_500;

async function start(settings: Settings): Promise<void> {
  const { dataDir, databaseUrl, host, port } = settings;
  const logger = createLogger(settings.logLevel);
  // The embedded database keeps others out by itself.
  const lock = databaseUrl === null ? null : keepOthersOut(dataDir);
  const database = await openDatabase<Tables>({
    dataDir,
    databaseUrl: databaseUrl ?? undefined,
    onError: (error) => onDatabaseError(error, logger),
  });
  await migrate(database.kysely);
  const files = await openFiles(settings);
  await seedFirstStart(settings, database, files);
  if (settings.storage === null) {
    const orphans = await removeOrphans(database.kysely, dataDir);
    if (orphans.length > 0) logger.warn({ orphans }, 'removed files that a crash had left behind');
  }

  const metrics = settings.metrics && createMetrics(database.kysely);
  const app = await buildApp({
    queries: database.kysely,
    files,
    transport: mailTransport(settings),
    clock: systemClock,
    settings,
    signingKey: signingKey(dataDir, settings.jwtSecret),
    webFolder,
    logger,
    metrics,
  });
  if (settings.metrics && metrics) {
    const numbers = metricsServer(metrics, logger);
    await numbers.listen({ ...settings.metrics, listenTextResolver: (at) => `metrics at ${at}/metrics` });
    app.addHook('onClose', () => numbers.close());
  }
  const address = await app.listen({ host, port, listenTextResolver: () => 'listening' });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop(app, database, lock));
  }
  say(`Skill Harbor is ready at ${settings.publicUrl?.origin ?? address}`);
}

/** No new requests; those under way finish, then the mail at hand, then the database. */
async function stop(
  app: FastifyInstance,
  database: Database<Tables>,
  lock: FolderLock | null,
): Promise<void> {
  app.log.info('stopping');
  setTimeout(() => app.server.closeAllConnections(), GRACE).unref();
  setTimeout(() => process.exit(1), END).unref();
  await app.close();
  await database.close();
  lock?.release();
  // A mail server that hangs would keep the process.
  process.exit(0);
}

/** The files of the data folder belong to one process. */
function keepOthersOut(dataDir: string): FolderLock {
  mkdirSync(dataDir, { recursive: true });
  return lockFolder(dataDir);
}

async function seedFirstStart(
  settings: Settings,
  database: Database<Tables>,
  files: FileStore,
): Promise<void> {
  if (settings.seed === 'none' || !(await isEmpty(database.kysely))) return;
  say('First start: preparing the demo data …');
  await seedDemo(database.kysely, files, systemClock, join(settings.dataDir, 'uploads'));
}

function mailTransport({ mail, dataDir }: Settings): Transport {
  return mail.smtpUrl
    ? smtpTransport(mail.smtpUrl, mail.from)
    : outboxTransport(join(dataDir, 'outbox'), mail.from);
}

/** A database that has stopped comes back only with a new process; whoever watches over this one starts it. */
function onDatabaseError(error: Error, logger: FastifyBaseLogger): void {
  logger.error({ err: error }, 'the database reported an error');
  if (!(error instanceof DatabaseStoppedError)) return;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

/** What the person at the terminal can mend is said in a sentence; anything else comes with where it happened. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}. Another program uses this port: stop it, or set PORT (or METRICS_PORT) to another number.`;
  }
  const isForPeople = error instanceof SettingsError || error instanceof MigrationError || 'code' in error;
  return isForPeople ? error.message : (error.stack ?? error.message);
}

try {
  await start(readSettings(process.env));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
