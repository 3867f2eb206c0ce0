import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { installPackages, isDebian } from './debian.ts';

/** Runs a PostgreSQL server for tests. Its data and its socket are in a temporary folder. */
export interface PostgresServer {
  url: string;
  version: string;
  /** The process id of the server, or null if this module did not start it. */
  pid: number | null;
  /** Stops the server and removes its folder. A second call does nothing. */
  stop(): void;
}

/** A server that this module started. Tests may restart and kill it. */
export interface OwnPostgresServer extends PostgresServer {
  readonly pid: number;
  /** The path of the Unix socket on which the server listens. */
  readonly socket: string;
  /**
   * Restarts the server, even if its process was killed. In `fast` mode, connections end with a message, and in
   * `immediate` mode, they end without one.
   */
  restart(mode?: 'fast' | 'immediate'): Promise<void>;
}

/** The message is a sentence that explains why PostgreSQL could not be started. */
export class NoPostgresError extends Error {}

export interface PostgresOptions {
  /** True to install Debian's package if PostgreSQL is missing, which requires root. */
  mayInstall?: boolean;
  /** True if commits must wait for the disk, as in production. */
  isDurable?: boolean;
}

/** Starts a server, unless TEST_DATABASE_URL names a running one. Throws NoPostgresError. */
export function startPostgres(options: PostgresOptions = {}): PostgresServer {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, version: '', pid: null, stop: () => undefined };
  return startOwnPostgres(options);
}

/** Starts a server regardless of TEST_DATABASE_URL. Throws NoPostgresError. */
export function startOwnPostgres(options: PostgresOptions = {}): OwnPostgresServer {
  // The locale matches that of the embedded database. macOS has no C locale with UTF-8.
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const settings = ['-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8', `--locale=${locale}`];
  return startIn(options, (run, data) => run('initdb', '-D', data, ...settings));
}

/** Starts a streaming replica of a server, which is a read-only copy that follows it. */
export function startReplica(primary: OwnPostgresServer): OwnPostgresServer {
  return startIn({}, (run, data) =>
    run('pg_basebackup', '-D', data, '-d', primary.url, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'),
  );
}

/** Runs a PostgreSQL program. */
type Run = (program: string, ...options: string[]) => { stdout: string };

function startIn(
  { mayInstall = false, isDurable = false }: PostgresOptions,
  fill: (run: Run, data: string) => unknown,
): OwnPostgresServer {
  const programs = findPrograms() ?? (mayInstall && isDebian() ? install() : undefined);
  if (!programs) throw new NoPostgresError('There is no PostgreSQL on this machine.');

  const owner = ownerOfServer();
  const home = mkdtempSync(join(tmpdir(), 'pg-'));
  if (owner) chownSync(home, owner.uid, owner.gid);
  chmodSync(home, 0o700);
  const data = join(home, 'data');
  const run: Run = (program, ...options) =>
    must(spawnSync(join(programs, program), options, { cwd: home, encoding: 'utf8', ...owner }));
  const stop = () => {
    if (!existsSync(home)) return;
    // pg_ctl may fail here, because the server may not have started at all.
    spawnSync(join(programs, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate'], { cwd: home, ...owner });
    rmSync(home, { recursive: true, force: true });
  };

  try {
    fill(run, data);
    const log = join(home, 'log');
    run('pg_ctl', 'start', '-w', '-D', data, '-l', log, '-o', serverOptions(home, isDurable));
    const { stdout } = run('pg_ctl', '--version');
    const restart = async (mode = 'fast') => {
      const options = ['restart', '-w', '-m', mode, '-D', data, '-l', log];
      await untilDone(() => runFile(join(programs, 'pg_ctl'), options, { cwd: home, ...owner }));
    };
    return {
      url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(home)}`,
      version: /[\d.]+/.exec(stdout)?.[0] ?? '',
      get pid() {
        return Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
      },
      socket: join(home, '.s.PGSQL.5432'),
      restart,
      stop,
    };
  } catch (error) {
    stop();
    throw error;
  }
}

const runFile = promisify(execFile);

/** Retries the start, because PostgreSQL does not start while processes of a killed server are still running. */
async function untilDone(start: () => Promise<unknown>, tries = 50): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (tries === 1) throw error;
    await setTimeout(100);
    await untilDone(start, tries - 1);
  }
}

function serverOptions(home: string, isDurable: boolean): string {
  // The server is fast rather than durable, because test data need not survive a crash of the machine.
  const haste = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
  const settings = {
    listen_addresses: "''",
    port: '5432',
    unix_socket_directories: home,
    max_connections: '200',
    ...(!isDurable && haste),
  };
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/**
 * Finds the folder of PostgreSQL's programs. It searches the PATH first. If they are not there, it takes the newest
 * version that a distribution has installed.
 */
function findPrograms(): string | undefined {
  const usual = ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/postgresql@*/bin'];
  const byVersion = globSync(usual).toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const onPath = (process.env['PATH'] ?? '').split(':');
  return [...onPath, ...byVersion].find((folder) =>
    ['initdb', 'pg_ctl', 'pg_basebackup'].every((program) => existsSync(join(folder, program))),
  );
}

function install(): string | undefined {
  const problem = installPackages(['postgresql']);
  if (problem !== null) throw new NoPostgresError(problem);
  return findPrograms();
}

/**
 * Returns the user who runs PostgreSQL. PostgreSQL refuses to run as root, so root runs it as `postgres` or `nobody`.
 */
function ownerOfServer(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const numberOf = (option: string, user: string) =>
    Number.parseInt(spawnSync('id', [option, user], { encoding: 'utf8' }).stdout, 10);
  const user = ['postgres', 'nobody'].find((name) => numberOf('-u', name) > 0);
  if (user === undefined) throw new NoPostgresError('There is no user to run PostgreSQL as.');
  return { uid: numberOf('-u', user), gid: numberOf('-g', user) };
}

function must(result: { status: number | null; stdout: string; stderr: string; error?: Error | undefined }) {
  if (result.error) throw new NoPostgresError(`PostgreSQL did not start: ${result.error.message}`);
  if (result.status === 0) return result;
  throw new NoPostgresError(`PostgreSQL did not start: ${(result.stderr || result.stdout).trim()}`);
}
