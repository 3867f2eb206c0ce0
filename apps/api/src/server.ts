/**
 * Starts the server: reads the settings, opens the database, the file store and the mail transport, and then listens.
 * Stops the server on SIGTERM or SIGINT.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { signingKey } from './marketplace/auth/signingKey.ts';
import { scheduleBackups } from './backup/scheduled.ts';
import { offerCopies } from '@skillharbor/backup/copies';
import { databaseOn, openDatabase } from './platform/database/database.ts';
import type { Database } from './platform/database/database.ts';
import { DatabaseStoppedError } from '@skillharbor/embedded-postgres';
import { lockFolder } from '@skillharbor/embedded-postgres/folderLock';
import type { FolderLock } from '@skillharbor/embedded-postgres/folderLock';
import { migrate } from './platform/database/migrate.ts';
import { openPostgres } from './platform/database/postgres.ts';
import type { Tables } from './platform/database/tables.ts';
import type { FileStore } from './files/fileStore.ts';
import { localFilesNotice, openFileStore } from './files/openFileStore.ts';
import { outboxIn, outboxTransport, smtpTransport } from './mail/transport.ts';
import type { Transport } from './mail/transport.ts';
import { prepareDataFolder, requireRoomForDatabase } from './platform/operating/dataFolder.ts';
import { explain } from './platform/operating/explain.ts';
import { warnOfOpenFiles, writePrivately } from './platform/operating/fileModes.ts';
import { requireFreePort } from './platform/operating/listening.ts';
import { createLogger } from './platform/operating/logger.ts';
import { createMetrics, metricsServer } from './platform/operating/metrics.ts';
import type { Metrics } from './platform/operating/metrics.ts';
import type { Telemetry } from './platform/operating/telemetry.ts';
import { ownSettings } from './settings.ts';
import type { Settings } from './settings.ts';
import { version } from './platform/operating/version.ts';
import { listDemoAccounts } from './marketplace/site/site.repository.ts';
import { systemClock } from './platform/time/clock.ts';
import type { Tls } from './platform/tls/tls.ts';
import { unbuiltNotice } from './platform/web/shell.ts';
import { webFolder } from './platform/web/static.ts';

/** How long pending requests may take to finish, and how long the whole shutdown may take. */
const REQUEST_GRACE_MS = 7_000;
const SHUTDOWN_TIMEOUT_MS = 9_500;

async function start(settings: Settings): Promise<void> {
  writePrivately();
  const { dataDir, databaseUrl, host, port } = settings;
  await requireFreePort({ host, port }, ['HOST', 'PORT']);
  if (settings.tls) await requireFreePort({ host, port: settings.tls.httpPort }, ['HOST', 'TLS_HTTP_PORT']);
  if (settings.metrics) await requireFreePort(settings.metrics, ['METRICS_HOST', 'METRICS_PORT']);
  if (settings.replies?.lmtp) await requireFreePort(settings.replies.lmtp, ['LMTP_HOST', 'LMTP_PORT']);
  prepareDataFolder(dataDir);
  if (databaseUrl === null) requireRoomForDatabase(dataDir);
  const logger = createLogger(settings.logLevel);
  logger.info({ version }, 'starting');
  // Locks the data folder, unless the database is embedded, because the embedded database locks the folder itself.
  const lock = databaseUrl === null ? null : lockFolder(dataDir);
  const database = await openDatabase<Tables>({
    dataDir,
    databaseUrl: databaseUrl ?? undefined,
    limits: settings.databaseLimits,
    onError: (error) => onDatabaseError(error, logger),
  });
  const replica = openReplica(settings, logger);
  await migrate(database.kysely);
  const files = await openFileStore(settings, database.kysely);
  await seedFirstStart(settings, database, files);
  const notice = await demoDataNotice(settings, database);
  if (notice !== null) print(notice);
  const backups = settings.backups && scheduleBackups(settings.backups, systemClock, logger);
  const tls = await openOwnTls(settings, logger);
  const isMeasured = settings.metrics !== null || settings.telemetry !== null;
  const metrics = isMeasured
    ? createMetrics({
        database,
        replica,
        dataDir,
        clock: systemClock,
        backups: () => backups?.state() ?? null,
        certificateExpiry: () => tls?.expiry() ?? null,
      })
    : null;
  const telemetry = metrics && (await openTelemetry(settings, metrics, logger));
  const stopping = new AbortController();
  // Loads the app only after the database was created, because creating the database takes the most memory.
  const { buildApp } = await import('./app.ts');
  const app = await buildApp({
    queries: database.kysely,
    notifications: database.listen(),
    replicaQueries: replica?.kysely ?? null,
    files,
    transport: mailTransport(settings),
    clock: systemClock,
    settings,
    signingKey: await signingKey(dataDir, settings.jwtSecret),
    webFolder,
    logger,
    metrics,
    ...(backups && { backUp: (stopped) => backups.run(stopped), backupState: () => backups.state() }),
    ...(tls && { createServer: tls.createServer }),
    isAlone: database.kind === 'embedded',
    stopping: stopping.signal,
  });
  app.addHook('onClose', () => replica?.close());
  app.addHook('onClose', () => tls?.close());
  const copies = await offerCopies({ copyTo: database.copyTo, dataDir, log: logger });
  app.addHook('onClose', () => copies.close());
  if (settings.metrics && metrics) {
    const metricsApp = metricsServer(metrics, logger);
    await metricsApp.listen({ ...settings.metrics, listenTextResolver: (at) => `metrics at ${at}/metrics` });
    app.addHook('onClose', () => metricsApp.close());
  }
  const address = await app.listen({ host, port, listenTextResolver: () => 'listening' });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stopping.abort();
      void stop({ app, database, lock, telemetry }, settings);
    });
  }
  await tls?.listen(host);
  await warnOfOpenFiles(dataDir, logger);
  const notices = [localFilesNotice(settings), mailNotice(settings), unbuiltNotice(webFolder)];
  for (const note of [...notices, tls?.problem() ?? null]) {
    if (note !== null) print(note);
  }
  print(`Skill Harbor ${version} is ready at ${settings.publicUrl?.origin ?? address}`);
}

/** The parts of the server that must be closed when it stops. */
interface Running {
  app: FastifyInstance;
  database: Database<Tables>;
  lock: FolderLock | null;
  telemetry: Telemetry | null;
}

/**
 * Stops the server. At first, the server still accepts requests, until load balancers have noticed the shutdown. Then
 * it finishes the pending requests and the running tasks, and closes the database.
 */
async function stop(
  { app, database, lock, telemetry }: Running,
  { shutdownDelayS }: Settings,
): Promise<void> {
  app.log.info('stopping');
  await wait(shutdownDelayS * 1000);
  setTimeout(() => app.server.closeAllConnections(), REQUEST_GRACE_MS).unref();
  setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
  await app.close();
  await telemetry?.stop();
  await database.close();
  lock?.release();
  // Ends the process explicitly. Otherwise, a connection to a mail server that does not respond would keep it running.
  process.exit(0);
}

/**
 * Starts the telemetry if it is configured. Its modules are loaded only in this case, because loading them takes as
 * long as loading the rest of the server.
 */
async function openTelemetry(
  { telemetry }: Settings,
  metrics: Metrics,
  logger: FastifyBaseLogger,
): Promise<Telemetry | null> {
  if (telemetry === null) return null;
  const { startTelemetry } = await import('./platform/operating/telemetry.ts');
  return startTelemetry(telemetry, metrics, logger);
}

/** Creates the part that terminates TLS, if the settings require it. Its modules are loaded only in this case. */
async function openOwnTls(
  { tls, publicUrl, dataDir }: Settings,
  log: FastifyBaseLogger,
): Promise<Tls | null> {
  if (tls === null || publicUrl === null) return null;
  const { openTls } = await import('./platform/tls/tls.ts');
  return openTls(tls, { dataDir, origin: publicUrl.origin, clock: systemClock, log });
}

/**
 * Opens the replica. The connection is made only for the first read, so that the server starts even if the replica is
 * unavailable.
 */
function openReplica(
  { databaseReadUrl, databaseLimits: limits }: Settings,
  logger: FastifyBaseLogger,
): Database<Tables> | null {
  if (databaseReadUrl === null) return null;
  const onError = (error: Error) => onDatabaseError(error, logger);
  return databaseOn('postgres', openPostgres({ databaseUrl: databaseReadUrl, limits, onError }));
}

async function seedFirstStart(
  settings: Settings,
  database: Database<Tables>,
  files: FileStore,
): Promise<void> {
  if (settings.seed === 'none') return;
  const { ifEmpty, seedDemo } = await import('./seed/demo.ts');
  await ifEmpty(database.kysely, async (connection) => {
    print('First start: preparing the demo data …');
    await seedDemo(connection, files, systemClock, join(settings.dataDir, 'uploads'));
  });
}

/** Returns a notice about demo data on a public server, or null if none is needed. */
async function demoDataNotice({ seed, publicBy }: Settings, { kysely }: Database<Tables>) {
  if (publicBy === null || seed === 'demo-in-public') return null;
  const { isEmpty } = await import('./seed/demo.ts');
  if (await isEmpty(kysely)) {
    return `No demo data: its passwords are public, and so is ${publicBy}. Set SEED=demo-in-public to insert it.`;
  }
  const accounts = await listDemoAccounts(kysely);
  if (accounts.length === 0) return null;
  const names = accounts.map(({ email }) => email).join(' and ');
  return `Warning: anyone can sign in as ${names}. Change their passwords, or set SEED=demo-in-public.`;
}

/** Returns a notice for the operator of a public server that sends no mails, or null if none is needed. */
function mailNotice({ publicBy, mail, dataDir }: Settings): string | null {
  if (publicBy === null || mail.smtp !== null) return null;
  return (
    `This server sends no mails, such as those for a new password: they are written to ${outboxIn(dataDir)} ` +
    'until SMTP_URL names a mail server.'
  );
}

function mailTransport({ mail, dataDir }: Settings): Transport {
  return mail.smtp ? smtpTransport(mail.smtp, mail.from) : outboxTransport(outboxIn(dataDir), mail.from);
}

/**
 * Ends this process if the database has stopped, because the database can be restarted only in a new process. The
 * supervisor of this process starts a new one.
 */
function onDatabaseError(error: Error, logger: FastifyBaseLogger): void {
  logger.error({ err: error }, 'the database reported an error');
  if (!(error instanceof DatabaseStoppedError)) return;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

function print(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

try {
  const { values } = parseArgs({ options: { domain: { type: 'string' } } });
  // Stores the option in the environment of this process, so that its child processes, such as backups, have the same
  // setting.
  if (values.domain !== undefined) process.env['TLS_DOMAIN'] = values.domain;
  await start(ownSettings());
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
