/** Tests the archive of a release on a machine that has nothing but Node. */
import { execFileSync, spawnSync } from 'node:child_process';
import { generateKeyPairSync, verify } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { serve } from '../packed/processes.ts';
import { digestOf } from './archive.ts';
import { writeRelease } from './release.ts';
import type { Release } from './release.ts';

const MEBIBYTE = 1024 * 1024;
const { privateKey, publicKey } = generateKeyPairSync('ed25519');

let folder: string;
let release: Release;
/** The folder that the archive unpacks to. */
let home: string;
/** The only folder of programs, with Node alone. */
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

/** Runs a command of the archive to its end, with only the given environment. */
function harbor(options: readonly string[], environment: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(join(bare, 'node'), ['harbor', ...options], {
    cwd: home,
    env: { PATH: bare, ...environment },
    encoding: 'utf8',
  });
  return { status, output: stdout, errors: stderr };
}

const start = (data: string) =>
  serve(join(bare, 'node'), ['harbor', 'start'], home, {
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

test('the archive has at most 60 MiB', () => {
  expect(statSync(release.archive).size).toBeLessThan(60 * MEBIBYTE);
});

test('the digests are those of the files, and the signature is that of the key', async () => {
  const sums = readFileSync(join(folder, 'first/SHA256SUMS'));
  expect(sums.toString()).toContain(`${await digestOf(release.archive)}  ${release.name}.tar.gz`);
  const signature = readFileSync(join(folder, 'first/SHA256SUMS.sig'));
  expect(verify(null, sums, publicKey, signature)).toBe(true);
});

test('another build makes the same bytes', async () => {
  const again = await writeRelease(join(folder, 'second'));
  expect(await digestOf(again.archive)).toBe(await digestOf(release.archive));
});

test('the components name each package with its version and license', () => {
  const file = readFileSync(join(folder, 'first', `${release.name}.cdx.json`), 'utf8');
  const { components } = JSON.parse(file) as { components: { name: string; version: string }[] };
  expect(components.length).toBeGreaterThan(100);
  expect(components.filter(({ name }) => name === 'fastify')).toHaveLength(1);
});

test('a member signs up at a server with nothing but Node, and logs in at another one that restores its backup', async () => {
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

test('the commands say which there are, and the version', () => {
  expect(harbor(['--version']).output).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(harbor([]).errors).toContain('starts the server');
  expect(harbor([]).status).toBe(1);
  expect(harbor(['toString']).status).toBe(1);
});
