import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { installPackages, isDebian } from './debian.ts';

/** Runs an OpenStack Swift server with its S3 interface for tests, only on this machine and without replicas. */
export interface ObjectStorageServer {
  /** The environment variables that the server's tests read. */
  environment: Record<'TEST_S3_ENDPOINT' | 'TEST_S3_ACCESS_KEY_ID' | 'TEST_S3_SECRET_ACCESS_KEY', string>;
  /** Stops the server and removes its folder. */
  stop(): void;
}

/** The message is a sentence that explains why the object storage could not be started. */
export class NoObjectStorageError extends Error {}

const PACKAGES = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached'];
const STORES = ['account', 'container', 'object'] as const;
const USER = { name: 'harbor:tests', key: 'a-key-for-the-tests-only' };
const START_TRIES = 300;

/**
 * Starts the object storage. With `mayInstall`, it installs missing Debian packages, which requires root. Throws a
 * NoObjectStorageError.
 */
export async function startObjectStorage({ mayInstall = false } = {}): Promise<ObjectStorageServer> {
  if (!isInstalled() && mayInstall && isDebian()) {
    const problem = installPackages(PACKAGES);
    if (problem !== null) throw new NoObjectStorageError(problem);
  }
  if (!isInstalled()) throw new NoObjectStorageError('There is no OpenStack Swift on this machine.');

  const home = mkdtempSync(join(tmpdir(), 'swift-'));
  const [cache = 0, proxy = 0, ...stores] = await freePorts(STORES.length + 2);
  writeSettings(home, { cache, proxy, stores });
  await Promise.all(STORES.map((name, index) => makeRing(join(home, `${name}.builder`), stores[index] ?? 0)));
  const processes = [
    spawn('memcached', ['-u', 'nobody', '-l', '127.0.0.1', '-p', String(cache), '-m', '16'], {
      stdio: 'ignore',
    }),
    ...[...STORES, 'proxy'].map((name) =>
      // Each server starts a worker process, so both are stopped together as one process group.
      spawn(`swift-${name}-server`, [join(home, `${name}.conf`)], { stdio: 'ignore', detached: true }),
    ),
  ];
  const stop = () => {
    for (const { pid } of processes) if (pid !== undefined) killGroup(pid);
    rmSync(home, { recursive: true, force: true });
  };
  const endpoint = `http://127.0.0.1:${proxy}`;
  try {
    await untilReachable(endpoint);
  } catch (error) {
    stop();
    throw error;
  }
  return {
    environment: {
      TEST_S3_ENDPOINT: endpoint,
      TEST_S3_ACCESS_KEY_ID: USER.name,
      TEST_S3_SECRET_ACCESS_KEY: USER.key,
    },
    stop,
  };
}

function isInstalled(): boolean {
  return ['swift-proxy-server', 'swift-ring-builder', 'memcached'].every((name) =>
    existsSync(join('/usr/bin', name)),
  );
}

interface Ports {
  cache: number;
  proxy: number;
  stores: number[];
}

function writeSettings(home: string, { cache, proxy, stores }: Ports): void {
  const write = (name: string, sections: Record<string, Record<string, string | number>>) =>
    writeFileSync(join(home, name), iniOf(sections));
  const shared = (port: number) => ({
    bind_ip: '127.0.0.1',
    bind_port: port,
    swift_dir: home,
    devices: join(home, 'devices'),
    mount_check: 'false',
    user: process.env['USER'] ?? 'root',
    workers: 1,
    log_level: 'CRITICAL',
  });
  const filter = (name: string, options = {}) => ({
    [`filter:${name}`]: { use: `egg:swift#${name}`, ...options },
  });

  mkdirSync(join(home, 'devices', 'one'), { recursive: true });
  write('swift.conf', {
    'swift-hash': { swift_hash_path_suffix: 'tests', swift_hash_path_prefix: 'tests' },
    'storage-policy:0': { name: 'one', default: 'yes' },
  });
  STORES.forEach((name, index) => {
    const port = stores[index] ?? 0;
    write(`${name}.conf`, {
      DEFAULT: shared(port),
      'pipeline:main': { pipeline: `${name}-server` },
      [`app:${name}-server`]: { use: `egg:swift#${name}` },
    });
  });
  const account = USER.name.replace(':', '_');
  write('proxy.conf', {
    DEFAULT: shared(proxy),
    'pipeline:main': {
      pipeline: 'catch_errors gatekeeper listing_formats cache s3api tempauth slo dlo copy proxy-server',
    },
    'app:proxy-server': { use: 'egg:swift#proxy', account_autocreate: 'true' },
    ...filter('catch_errors'),
    ...filter('gatekeeper'),
    ...filter('listing_formats'),
    'filter:cache': { use: 'egg:swift#memcache', memcache_servers: `127.0.0.1:${cache}` },
    ...filter('s3api', { location: 'us-east-1' }),
    ...filter('tempauth', { [`user_${account}`]: `${USER.key} .admin` }),
    ...filter('slo'),
    ...filter('dlo'),
    ...filter('copy'),
  });
}

/** Creates Swift's ring file, which places all objects on one device. */
async function makeRing(path: string, port: number): Promise<void> {
  const build = promisify(execFile);
  await build('swift-ring-builder', [path, 'create', '4', '1', '0']);
  await build('swift-ring-builder', [path, 'add', `r1z1-127.0.0.1:${port}/one`, '1']);
  await build('swift-ring-builder', [path, 'rebalance']);
}

function iniOf(sections: Record<string, Record<string, string | number>>): string {
  return Object.entries(sections)
    .map(([name, options]) => {
      const lines = Object.entries(options).map(([key, value]) => `${key} = ${value}`);
      return [`[${name}]`, ...lines, ''].join('\n');
    })
    .join('\n');
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  await Promise.all(
    servers.map((server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))),
  );
  // `address()` returns a string only for a Unix socket.
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

async function untilReachable(endpoint: string, tries = START_TRIES): Promise<void> {
  const isUp = await fetch(endpoint).then(
    () => true,
    () => false,
  );
  if (isUp) return;
  if (tries === 1) throw new NoObjectStorageError('OpenStack Swift did not start.');
  await setTimeout(100);
  await untilReachable(endpoint, tries - 1);
}

function killGroup(pid: number): void {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, 'SIGKILL');
    } catch {
      // The process is not a group leader, or has already ended.
    }
  }
}
