/** Tests the archive of a release on a machine that has only Node. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { generateKeyPairSync, verify } from 'node:crypto';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { serve } from '../packed/processes.ts';
import { root } from '../src/files.ts';
import { freePort } from '../src/freePort.ts';
import { NoPostgresError, startOwnPostgres } from '../src/postgres.ts';
import { digestOf } from './archive.ts';
import { writeRelease } from './release.ts';
import type { Release } from './release.ts';

const MEBIBYTE = 1024 * 1024;
const { privateKey, publicKey } = generateKeyPairSync('ed25519');

let folder: string;
let release: Release;
/** The folder that is created when the archive is unpacked. */
let home: string;
/** The only folder in the PATH. It contains only Node. */
let bare: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skill-harbor-test-release-'));
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  release = await writeRelease(join(folder, 'first'), pem);
  execFileSync('tar', ['-xzf', release.archive], { cwd: folder });
  home = join(folder, release.name);
  bare = join(folder, 'bin');
  mkdirSync(bare);
  copyFileSync(process.execPath, join(bare, 'node'));
  execFileSync('chmod', ['755', join(bare, 'node')]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command of the archive, or of another folder, until it ends, with only the given environment variables. */
function harbor(options: readonly string[], environment: Record<string, string> = {}, cwd = home) {
  const { status, stdout, stderr } = spawnSync(join(bare, 'node'), ['harbor', ...options], {
    cwd,
    env: { PATH: bare, ...environment },
    encoding: 'utf8',
  });
  return { status, output: stdout, errors: stderr };
}

const start = (data: string, cwd = home) =>
  serve(join(bare, 'node'), ['harbor', 'start'], cwd, {
    PATH: bare,
    DATA_DIR: data,
    PORT: '0',
    HOST: '127.0.0.1',
  });

const member = {
  email: 'ada@example.com',
  password: 'a pier in the morning fog',
  first_name: 'Ada',
  last_name: 'Quill',
  role: 'freelancer',
};
const post = (address: string, path: string, body: object) =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('the archive has a size of at most 60 MiB', () => {
  expect(statSync(release.archive).size).toBeLessThan(60 * MEBIBYTE);
});

test('the digests match the files, and the signature matches the key', async () => {
  const sums = readFileSync(join(folder, 'first/SHA256SUMS'));
  expect(sums.toString()).toContain(`${await digestOf(release.archive)}  ${release.name}.tar.gz`);
  const signature = readFileSync(join(folder, 'first/SHA256SUMS.sig'));
  expect(verify(null, sums, publicKey, signature)).toBe(true);
});

/** Runs a module that prints something, in the folder of a release or in the repository. Returns the output. */
function outputOf(module: string, cwd: string): Buffer {
  return execFileSync(join(bare, 'node'), ['--input-type=module', '--eval', module], {
    cwd,
    maxBuffer: 16 * MEBIBYTE,
  });
}

test('the archive contains all fonts of documents', () => {
  const readFonts = `
    import { fontFile, fontNames, weights } from './apps/api/src/rendering/documents/fonts.ts';
    for (const name of fontNames) for (const weight of weights) process.stdout.write(fontFile(name, weight));
  `;
  expect(outputOf(readFonts, home).equals(outputOf(readFonts, root))).toBe(true);
});

test('the archive draws the same pictures for link previews as the repository', () => {
  const draw = `
    import { drawInChild } from './apps/api/src/rendering/linkPictures/drawInChild.ts';
    const texts = { headline: 'Good work docks here.', byline: 'عمل مستقل', facts: 'עבודה' };
    process.stdout.write(await drawInChild({ ...texts, brand: null }));
  `;
  expect(outputOf(draw, home).equals(outputOf(draw, root))).toBe(true);
});

test('another build produces the same bytes', async () => {
  const again = await writeRelease(join(folder, 'second'));
  expect(await digestOf(again.archive)).toBe(await digestOf(release.archive));
});

test('the list of components contains each package with its version and license', () => {
  const file = readFileSync(join(folder, 'first', `${release.name}.cdx.json`), 'utf8');
  const { components } = JSON.parse(file) as { components: { name: string; version: string }[] };
  expect(components.length).toBeGreaterThan(100);
  expect(components.filter(({ name }) => name === 'fastify')).toHaveLength(1);
});

test('a member signs up on a server that has only Node, and logs in on another server that has restored the backup', async () => {
  const first = await start(join(folder, 'data'));
  onTestFinished(first.stop);
  const registered = await post(first.address, '/api/auth/registration/', member);
  expect(registered.status).toBe(201);
  const page = await (await fetch(first.address)).text();
  expect(page).toContain('<main');
  const picture = await fetch(`${first.address}/social.png`);
  expect(picture.status).toBe(200);
  const backup = harbor(['backup', join(folder, 'harbor.backup')], { DATA_DIR: join(folder, 'data') });
  expect(backup).toMatchObject({ status: 0 });
  await first.stop();

  const elsewhere = join(folder, 'elsewhere');
  const restored = harbor(['restore', join(folder, 'harbor.backup'), '--allow-unencrypted'], {
    DATA_DIR: elsewhere,
  });
  expect(restored).toMatchObject({ status: 0 });
  const second = await start(elsewhere);
  onTestFinished(second.stop);
  const { email, password } = member;
  expect((await post(second.address, '/api/auth/login/', { email, password })).status).toBe(200);
});

/** Starts PostgreSQL, or returns null if it is not installed on this machine. */
function findPostgres() {
  try {
    const server = startOwnPostgres({ mayInstall: Boolean(process.env['CI']) });
    afterAll(() => server.stop());
    return server;
  } catch (error) {
    if (error instanceof NoPostgresError) return null;
    throw error;
  }
}

/** Creates the folder of a later version, which has one more migration. */
function laterVersion(): string {
  const later = join(folder, 'skill-harbor-99.0.0');
  if (existsSync(later)) return later;
  cpSync(home, later, { recursive: true });
  const file = join(later, 'apps/api/package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  writeFileSync(file, JSON.stringify({ ...manifest, version: '99.0.0' }));
  writeFileSync(
    join(later, 'apps/api/migrations/9999_later.sql'),
    'create table later (id int primary key);',
  );
  return later;
}

test('a later version upgrades the data, the earlier version then refuses to start, and restoring the backup makes it start again', async () => {
  const data = join(folder, 'upgraded');
  const { email, password } = member;
  const logIn = async (cwd: string) => {
    const server = await start(data, cwd);
    onTestFinished(server.stop);
    const { status } = await post(server.address, '/api/auth/login/', { email, password });
    await server.stop();
    return status;
  };
  const first = await start(data);
  onTestFinished(first.stop);
  expect((await post(first.address, '/api/auth/registration/', member)).status).toBe(201);
  const later = laterVersion();
  const archive = join(folder, 'before.backup');
  const environment = { DATA_DIR: data };
  expect(harbor(['upgrade', archive], environment, later)).toMatchObject({ status: 1 });
  await first.stop();

  const upgraded = harbor(['upgrade', archive], environment, later);
  expect(upgraded).toMatchObject({ status: 0 });
  expect(upgraded.output).toContain('up to 9999_later.sql');
  expect(upgraded.output).toContain('was read back');
  expect(await logIn(later)).toBe(200);

  const refused = harbor(['upgrade', join(folder, 'none.backup')], environment);
  expect(refused).toMatchObject({ status: 1 });
  expect(refused.errors).toContain('Is this an older version of Skill Harbor?');

  const commands = upgraded.output.match(/^ {2}\S.*$/gm) ?? [];
  expect(commands).toHaveLength(3);
  for (const command of commands)
    execFileSync('sh', ['-c', command], {
      cwd: home,
      env: { ...environment, PATH: `${bare}:/usr/bin:/bin` },
    });
  expect(await logIn(home)).toBe(200);
});

const postgres = findPostgres();

test.skipIf(postgres === null)(
  'a server of the version before serves while the later one migrates (needs PostgreSQL)',
  { timeout: 300_000 },
  async () => {
    const data = join(folder, 'shared');
    const environment = { DATA_DIR: data, DATABASE_URL: postgres?.url ?? '', RATE_LIMITS: 'off' };
    const before = await serve(join(bare, 'node'), ['harbor', 'start'], home, {
      ...environment,
      PATH: bare,
      PORT: '0',
      HOST: '127.0.0.1',
    });
    onTestFinished(before.stop);
    const statuses: number[] = [];
    const signUp = async () => {
      const email = `member${statuses.length}@example.com`;
      const { status } = await post(before.address, '/api/auth/registration/', { ...member, email });
      statuses.push(status);
    };
    await signUp();
    const upgrade = spawn(join(bare, 'node'), ['harbor', 'upgrade', join(folder, 'shared.backup')], {
      cwd: laterVersion(),
      env: { PATH: bare, ...environment },
    });
    const ended = once(upgrade, 'exit');
    const errors = text(upgrade.stderr);
    while (upgrade.exitCode === null) await signUp();
    await ended;
    expect(`${upgrade.exitCode} ${await errors}`).toMatch(/^0 /);
    await signUp();
    expect(statuses.length).toBeGreaterThan(3);
    expect(new Set(statuses)).toEqual(new Set([201]));
    await before.stop();
    // The earlier version refuses to start again, because it does not know the new schema.
    const refused = harbor(['start'], { ...environment, PORT: '0' });
    expect(refused.status).toBe(1);
    expect(refused.errors).toContain('an older version of Skill Harbor');
  },
);

test('the drill loses no rows and no files', { timeout: 300_000 }, () => {
  // Root changes the owner of the drill's data to an ordinary user, which requires programs of the system.
  const environment = { PATH: `${bare}:/usr/bin:/bin` };
  const { output } = harbor(['drill', '--no-demo', '--people', '2'], environment);
  expect(output).toMatch(/^Lost 0 of \d+ rows and 0 of \d+ files\.\n$/);
});

test('the settings are read from a file, and the command that checks them hides secrets', () => {
  const file = join(folder, 'environment');
  writeFileSync(file, 'PORT=80\nJWT_SECRET=a-secret-of-thirty-two-characters\n');
  const { status, output } = harbor(['config', 'check', '--config', file]);
  expect(status).toBe(0);
  expect(output).toMatch(/^PORT +file +80$/m);
  expect(output).toMatch(/^JWT_SECRET +file +\*\*\*$/m);
  writeFileSync(file, 'PROT=80\n');
  expect(harbor(['config', 'check', '--config', file]).errors).toContain('Did you mean PORT?');
});

test('the command start checks the domain for which it would obtain a certificate', () => {
  expect(harbor(['start', '--domain', 'localhost'])).toMatchObject({
    status: 1,
    errors: 'TLS_DOMAIN must be one domain, such as harbor.example.com, not "localhost".\n',
  });
});

test('the usage of a command shows the name with which it was called', () => {
  expect(harbor(['restore']).errors).toContain('Usage: node harbor backup [FILE]');
});

test('harbor lists its commands, and prints its version', () => {
  expect(harbor(['--version']).output).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(harbor([]).errors).toContain('starts the server');
  expect(harbor([]).status).toBe(1);
  expect(harbor(['toString']).status).toBe(1);
});

test('the archive, the command, the server, the metrics and the changelog have the same version', async () => {
  const version = harbor(['--version']).output.trim();
  const metricsPort = await freePort();
  const server = await serve(join(bare, 'node'), ['harbor', 'start'], home, {
    PATH: bare,
    DATA_DIR: join(folder, 'versioned'),
    PORT: '0',
    HOST: '127.0.0.1',
    METRICS_PORT: String(metricsPort),
  });
  onTestFinished(server.stop);
  expect(await (await fetch(`${server.address}/healthz`)).json()).toEqual({ status: 'ok', version });
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toContain(`skill_harbor_info{version="${version}"} 1`);
  expect(release.name).toContain(`skill-harbor-${version}-`);
  expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${version}\n`);
});
