import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { installPackages, isDebian } from './debian.ts';

/** A PostgreSQL server for the duration of the tests: in a temporary folder, reached through a socket in it. */
export interface PostgresServer {
  url: string;
  version: string;
  /** The process id of its postmaster; null if it was not started here. */
  pid: number | null;
  /** Stops it and removes its folder. Safe to call twice. */
  stop(): void;
}

/** A server started here, which tests may restart and kill. */
export interface OwnPostgresServer extends PostgresServer {
  readonly pid: number;
  /** The Unix socket it listens on. */
  readonly socket: string;
  /** Ends every connection, `fast` with a message and `immediate` without; or restarts it after its process was killed. */
  restart(mode?: 'fast' | 'immediate'): Promise<void>;
}

/** Why there is none, in a sentence. */
export class NoPostgresError extends Error {}

export interface PostgresOptions {
  /** Whether to install Debian's package where PostgreSQL is missing, which requires root. */
  mayInstall?: boolean;
  /** Whether a commit waits for the disk, as in production. */
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
  // The locale of the embedded database; macOS has no C locale with UTF-8.
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const settings = ['-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8', `--locale=${locale}`];
  return startIn(options, (run, data) => run('initdb', '-D', data, ...settings));
}

/** Starts a streaming replica of a server: a copy that can only be read, and follows it. */
export function startReplica(primary: OwnPostgresServer): OwnPostgresServer {
  return startIn({}, (run, data) =>
    run('pg_basebackup', '-D', data, '-d', primary.url, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'),
  );
}

/** Runs a program of PostgreSQL. */
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
    // The start may have failed before there was anything to stop.
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

/** It does not start while processes of a killed server remain. */
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
  // Test data need not survive a crash of the machine.
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

/** The folder of PostgreSQL's programs: on the PATH, or where distributions install them. The newest version wins. */
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

/** PostgreSQL refuses to run as root, so there it runs as its package's user, or as `nobody`. */
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
