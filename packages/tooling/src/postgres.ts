import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL server of our own, for as long as the tests run: in a temporary folder, reached through a socket in it. */
export interface PostgresServer {
  url: string;
  version: string;
  /** The number of its first process; null where it was not started here. */
  pid: number | null;
  /** Ends it and removes its folder. Safe to call twice. */
  stop(): void;
}

/** Why there is none, in a sentence. */
export class NoPostgresError extends Error {}

export interface PostgresOptions {
  /** Whether Debian's package may be installed where there is no PostgreSQL, which takes root. */
  mayInstall?: boolean;
  /** Whether a commit waits for the disk, as it does where people work with it. */
  isDurable?: boolean;
}

/** Starts one, unless TEST_DATABASE_URL names one that is there. Throws NoPostgresError. */
export function startPostgres({
  mayInstall = false,
  isDurable = false,
}: PostgresOptions = {}): PostgresServer {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, version: '', pid: null, stop: () => undefined };
  const programs = findPrograms() ?? (mayInstall ? install() : undefined);
  if (!programs) throw new NoPostgresError('There is no PostgreSQL on this machine.');

  const owner = ownerOfServer();
  const home = mkdtempSync(join(tmpdir(), 'pg-'));
  if (owner) chownSync(home, owner.uid, owner.gid);
  chmodSync(home, 0o700);
  const data = join(home, 'data');
  const run = (program: string, ...options: string[]) =>
    must(spawnSync(join(programs, program), options, { cwd: home, encoding: 'utf8', ...owner }));
  const stop = () => {
    if (!existsSync(home)) return;
    // It may not have come as far as being there to stop.
    spawnSync(join(programs, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate'], { cwd: home, ...owner });
    rmSync(home, { recursive: true, force: true });
  };

  try {
    // Of every language, as the embedded one is; macOS has no C locale of that kind.
    const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
    run(
      'initdb',
      '-D',
      data,
      '-U',
      'postgres',
      '--auth=trust',
      '--no-sync',
      '-E',
      'UTF8',
      `--locale=${locale}`,
    );
    run('pg_ctl', 'start', '-w', '-D', data, '-l', join(home, 'log'), '-o', serverOptions(home, isDurable));
    const { stdout } = run('pg_ctl', '--version');
    const pid = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
    const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(home)}`;
    return { url, version: /[\d.]+/.exec(stdout)?.[0] ?? '', pid, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

function serverOptions(home: string, isDurable: boolean): string {
  // Tests leave nothing behind that has to outlive the machine.
  const haste = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
  const settings = {
    listen_addresses: "''",
    unix_socket_directories: home,
    max_connections: '200',
    ...(!isDurable && haste),
  };
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/** The folder of initdb and pg_ctl: on the PATH, or where distributions keep them. The newest version counts. */
function findPrograms(): string | undefined {
  const usual = ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/postgresql@*/bin'];
  const byVersion = globSync(usual).toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const onPath = (process.env['PATH'] ?? '').split(':');
  return [...onPath, ...byVersion].find((folder) =>
    ['initdb', 'pg_ctl'].every((program) => existsSync(join(folder, program))),
  );
}

function install(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...options: string[]) => spawnSync('apt-get', options, { encoding: 'utf8', env });
  apt('update');
  const { status, stderr } = apt('install', '--yes', '--no-install-recommends', 'postgresql');
  if (status !== 0)
    throw new NoPostgresError(`Debian's package postgresql was not installed: ${stderr.trim()}`);
  return findPrograms();
}

/** PostgreSQL refuses to run as root: there, it runs as the user of its package, or as nobody. */
function ownerOfServer(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const numberOf = (option: string, user: string) =>
    Number.parseInt(spawnSync('id', [option, user], { encoding: 'utf8' }).stdout, 10);
  const user = ['postgres', 'nobody'].find((name) => numberOf('-u', name) > 0);
  if (user === undefined) throw new NoPostgresError('There is no user that PostgreSQL could run as.');
  return { uid: numberOf('-u', user), gid: numberOf('-g', user) };
}

function must(result: { status: number | null; stdout: string; stderr: string; error?: Error | undefined }) {
  if (result.error) throw new NoPostgresError(`PostgreSQL did not start: ${result.error.message}`);
  if (result.status === 0) return result;
  throw new NoPostgresError(`PostgreSQL did not start: ${(result.stderr || result.stdout).trim()}`);
}
