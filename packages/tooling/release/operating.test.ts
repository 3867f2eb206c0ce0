/**
 * Follows docs/operating.md on a simulated machine: a folder replaces `/`, and a program of the test replaces systemd
 * and starts the command of the unit. Every command runs as the page states it, in the order of the page.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../src/freePort.ts';
import { NOT_RUN, blockWith, operatingBlocks, text } from './commands.ts';
import { writeRelease } from './release.ts';

const isRoot = process.getuid?.() === 0;
const START_MS = 90_000;

let machine: string;
let downloads: string;
let port: number;
let server: ChildProcess | null = null;
let log = '';

beforeAll(async () => {
  if (!isRoot) return;
  machine = mkdtempSync(join(tmpdir(), 'skill-harbor-operating-'));
  // The server's user must be able to enter this folder. The archive is unpacked by root, and the server itself
  // protects its files from other users.
  chmodSync(machine, 0o755);
  downloads = join(machine, 'downloads');
  for (const folder of ['bin', 'downloads', 'opt', 'etc/systemd/system', 'var/lib', 'var/backups', 'srv'])
    mkdirSync(join(machine, folder), { recursive: true });
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { name } = await writeRelease(
    downloads,
    privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  );
  writeFileSync(join(downloads, 'release.pub'), publicKey.export({ format: 'pem', type: 'spki' }));
  copyFileSync(process.execPath, join(machine, 'bin/node'));
  chmodSync(join(machine, 'bin/node'), 0o755);
  // This program only records each request to systemd; the test itself then does what was requested.
  writeFileSync(join(machine, 'bin/systemctl'), `#!/bin/sh\necho "$@" >> ${machine}/systemctl\n`, {
    mode: 0o755,
  });
  makeNextVersion(name);
  port = await freePort();
}, 300_000);
afterAll(async () => {
  await stopUnit();
  if (machine) rmSync(machine, { recursive: true, force: true });
}, 60_000);

/** Packs a later version, with one more migration, under the name that the page uses. */
function makeNextVersion(name: string): void {
  const next = name.replace('0.1.0', '0.2.0');
  execFileSync('tar', ['-xzf', `${name}.tar.gz`], { cwd: downloads });
  cpSync(join(downloads, name), join(downloads, next), {
    recursive: true,
    // Links stay relative, because absolute ones would point from the copied packages to the original folder.
    verbatimSymlinks: true,
  });
  const file = join(downloads, next, 'apps/api/package.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"version": "0.1.0"', '"version": "0.2.0"'));
  writeFileSync(
    join(downloads, next, 'apps/api/migrations/9999_later.sql'),
    'create table later (id int primary key);',
  );
  execFileSync('tar', ['-czf', `${next}.tar.gz`, next], { cwd: downloads });
  for (const folder of [name, next]) rmSync(join(downloads, folder), { recursive: true });
}

/** Replaces the absolute paths in a text with paths in the folder that replaces `/`, and the port with a free one. */
const onMachine = (written: string) =>
  written
    .replaceAll(/(?<![\w.:/])\/(opt|etc\/skill-harbor|etc\/systemd|var|srv)(?=[/\s]|$)/gm, `${machine}/$1`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`);

/** Runs a command in a folder. Returns its output, and the folder in which the next command runs. */
function run(command: string, folder: string) {
  const pwd = join(machine, 'pwd');
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', `${onMachine(command)}\ncode=$?; pwd > ${pwd}; exit $code`],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: `${machine}/bin:/usr/bin:/bin`, NO_COLOR: '1' },
    },
  );
  return { status, output: stdout + stderr, folder: readFileSync(pwd, 'utf8').trim() };
}

/**
 * Returns the command and its output if the result is not the one that the page states, and otherwise an empty string.
 */
function problemOf(command: string, { status, output }: { status: number | null; output: string }): string {
  const problem = `$ ${command}\n${output}`;
  // The doctor correctly reports that no server responds at the address of the example.
  if (command.startsWith('node harbor doctor'))
    return /FAULT +(settings|disk|database|files)/.test(output) ? problem : '';
  const example = /# (\{"status":"ok".*\})/.exec(text)?.[1] ?? 'no example';
  if (command.startsWith('curl') && !output.includes(example)) return problem;
  return status === 0 ? '' : problem;
}

/** Writes the settings that the page asks for after a command: "then write the settings into it". */
function writeNext(command: string): void {
  if (command.startsWith('install -m 0600 /dev/null'))
    appendFileSync(
      join(machine, 'etc/skill-harbor/environment'),
      `${onMachine(blockWith('ini', 'TRUST_PROXY=loopback'))}PORT=${port}\n`,
    );
  if (command.startsWith('install -d /etc/systemd/system/'))
    writeFileSync(
      join(machine, 'etc/systemd/system/skill-harbor.service.d/backups.conf'),
      onMachine(blockWith('ini', 'ReadWritePaths')),
    );
}

/** Carries out the requests that commands have made to systemd since the last call. */
async function obey(): Promise<void> {
  const notes = join(machine, 'systemctl');
  const asked = existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : [];
  rmSync(notes, { force: true });
  for (const request of asked) {
    if (/^(enable --now|start) skill-harbor$/.test(request)) await startUnit();
    else if (request === 'stop skill-harbor') await stopUnit();
    else if (!/^daemon-reload$|^enable --now skill-harbor-backup\.timer$/.test(request))
      throw new Error(`The test does not know: systemctl ${request}`);
  }
}

/** Starts the program of the systemd unit, with the environment and in the folder that the unit names. */
async function startUnit(): Promise<void> {
  const unit = onMachine(readFileSync(join(machine, 'etc/systemd/system/skill-harbor.service'), 'utf8'));
  const valueOf = (name: string) => new RegExp(`^${name}=-?(.*)$`, 'm').exec(unit)?.[1] ?? '';
  const file = readFileSync(valueOf('EnvironmentFile'), 'utf8');
  const pairs = [...valueOf('Environment').split(' '), ...file.split('\n')].flatMap((pair) => {
    const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(pair) ?? [];
    return name === '' ? [] : [{ name, value }];
  });
  const environment: Record<string, string> = { PATH: `${machine}/bin:/usr/bin:/bin` };
  for (const { name, value } of pairs) environment[name] = value;
  const [program = '', ...options] = valueOf('ExecStart').split(' ');
  server = spawn(program, options, {
    cwd: valueOf('WorkingDirectory'),
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (data: Buffer) => (log += data.toString()));
  const until = Date.now() + START_MS;
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok) {
    if (Date.now() > until || server.exitCode !== null) throw new Error(`The server did not start:\n${log}`);
    await pause(200);
  }
  // The first scheduled backup starts now, and a backup command would have to wait for it, so the test waits here.
  const backups = join(machine, 'var/backups/skill-harbor');
  while (!readdirSync(backups).some((name) => /^skill-harbor-.*\.backup$/.test(name))) {
    if (Date.now() > until) throw new Error(`The server made no backup:\n${log}`);
    await pause(200);
  }
}

async function stopUnit(): Promise<void> {
  if (!server || server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill();
  await ended;
}

const blocks = operatingBlocks()
  .map((block) => ({
    ...block,
    commands: block.commands.filter((command) => !NOT_RUN.some(([pattern]) => pattern.test(command))),
  }))
  .filter(({ commands }) => commands.length > 0);

describe.skipIf(!isRoot)('docs/operating.md (needs root)', () => {
  test('the page names this version and the next one', () => {
    expect(text).toContain(`skill-harbor-0.1.0-linux-x64.tar.gz`);
    expect(readdirSync(downloads)).toContain(`skill-harbor-0.1.0-${process.platform}-${process.arch}.tar.gz`);
  });

  test.each(blocks)(
    'the commands of "$section" (line $line) succeed',
    { timeout: 300_000 },
    async ({ commands }) => {
      // As the page says, archives are unpacked in the download folder, and all other commands run in the installation
      // folder.
      const begin = commands.some((command) => command.startsWith('tar '))
        ? downloads
        : join(machine, 'opt/skill-harbor');
      let folder = begin;
      for (const command of commands) {
        const result = run(command, folder);
        folder = result.folder;
        expect(problemOf(command, result)).toBe('');
        writeNext(command);
        await obey();
      }
    },
  );

  test('after all commands, the next version runs with the data in place, and the earlier version can still be restored', async () => {
    expect(readlinkSync(join(machine, 'opt/skill-harbor'))).toContain('0.2.0');
    expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()).toEqual({
      status: 'ok',
      version: '0.2.0',
    });
    expect(readdirSync(join(machine, 'var/lib/skill-harbor'))).toContain('database');
    expect(statSync(join(machine, 'etc/skill-harbor/environment')).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(machine, 'var/backups/skill-harbor')).join()).toContain('before-0.2.0.backup');
    expect(readdirSync(join(machine, 'srv/harbor'))).toContain('database');
  });
});
