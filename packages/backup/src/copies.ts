/**
 * Lets a backup read the embedded database while the server uses it. The server copies the database to
 * `DATA_DIR/backup-copy` between two queries. The program that makes the backup opens this copy, so that its reading
 * does not slow the server down.
 *
 *     const copies = await offerCopies({ copyTo, dataDir, log });     runs in the server, over a socket in DATA_DIR
 *     const copy = await askForCopy(dataDir);                           runs in the other program; or null
 *
 * Only the server's own user can reach the socket. The copy belongs to the process that has locked it. If a copy is not
 * locked, the process that used it was killed.
 */
import { chmodSync, existsSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DataFolderInUseError, lockFolder } from '@skillharbor/embedded-postgres/folderLock';
import { BackupError, BusyError } from './errors.ts';

const socketOf = (dataDir: string) => join(dataDir, 'backup.sock');
const copyOf = (dataDir: string) => join(dataDir, 'backup-copy');
/** The reply if another program is using the copy. */
const BUSY = 'another backup is being made';
const READY = 'ready\n';

interface OfferOptions {
  /**
   * Copies the embedded database to a new folder while the server uses it. For a PostgreSQL server, no copy is needed.
   */
  copyTo: ((folder: string) => Promise<void>) | undefined;
  dataDir: string;
  log: Log;
}

type Log = Record<'info' | 'warn', (values: object, message: string) => void>;

/** Makes copies for programs that ask through the socket. The caller must have locked the data folder. */
export async function offerCopies({
  copyTo,
  dataDir,
  log,
}: OfferOptions): Promise<{ close(): Promise<void> }> {
  // Does nothing on Windows, which has no Unix sockets.
  if (!copyTo || process.platform === 'win32') return { close: () => Promise.resolve() };
  removeUnused(dataDir);
  const clients = new Set<Socket>();
  let isBusy = false;

  async function serve(client: Socket): Promise<void> {
    const closed = new Promise<void>((resolve) => client.once('close', resolve));
    client.on('error', (error) => log.warn({ err: error }, 'the connection of a backup failed'));
    if (isBusy) return void client.end(BUSY);
    isBusy = true;
    clients.add(client);
    try {
      if (!removeUnused(dataDir)) throw new Error(BUSY);
      const started = performance.now();
      await copyTo?.(join(copyOf(dataDir), 'database'));
      log.info({ ms: Math.round(performance.now() - started) }, 'copied the database for a backup');
      client.write(READY);
    } catch (error) {
      log.warn({ err: error }, 'the database was not copied for a backup');
      client.end(error instanceof Error ? error.message : String(error));
    }
    await closed;
    clients.delete(client);
    removeUnused(dataDir);
    isBusy = false;
  }

  const server = createServer((client) => void serve(client));
  const path = socketOf(dataDir);
  // Removes a socket file that a killed process may have left.
  rmSync(path, { force: true });
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
    chmodSync(path, 0o600);
  } catch (error) {
    log.warn({ err: error, path }, 'backups need the server to be stopped: this socket cannot be opened');
  }
  return {
    async close() {
      for (const client of clients) client.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export interface DatabaseCopy {
  /** A data folder that contains the copied database and nothing else. */
  dataDir: string;
  remove(): void;
}

/**
 * Asks the server for a copy. Returns null if no server is running. Throws a BackupError if the server cannot make a
 * copy.
 */
export async function askForCopy(dataDir: string): Promise<DatabaseCopy | null> {
  const socket = connect(socketOf(dataDir));
  try {
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
  const reply = await Promise.race([
    new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString()))),
    text(socket),
  ]);
  if (reply !== READY) {
    socket.destroy();
    if (reply === BUSY)
      throw new BusyError('Another backup is being made. Run the command again when it has ended.');
    throw new BackupError(`The running server made no copy of its database: ${reply || 'it was stopped'}.`);
  }
  // The copy can still be used if the server stops in the meantime.
  socket.on('error', () => undefined);
  const folder = copyOf(dataDir);
  return {
    dataDir: folder,
    remove() {
      rmSync(folder, { recursive: true, force: true });
      socket.destroy();
    },
  };
}

function isAbsent(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ECONNREFUSED';
}

/** Removes the copy unless a program has opened it. Returns true if no copy is left. */
function removeUnused(dataDir: string): boolean {
  const folder = copyOf(dataDir);
  if (!existsSync(folder)) return true;
  try {
    const lock = lockFolder(folder);
    rmSync(folder, { recursive: true, force: true });
    lock.release();
    return true;
  } catch (error) {
    if (error instanceof DataFolderInUseError) return false;
    throw error;
  }
}
