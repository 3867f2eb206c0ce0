import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serverDatabase } from '../database/testing.ts';
import { applyAs, pdfOf, postJobAs, registerConfirmed } from '../../testing/httpClient.ts';
import { startServer } from '../../testing/serverProcess.ts';

vi.setConfig({ testTimeout: 300_000 });

const folder = mkdtempSync(join(tmpdir(), 'skill-harbor-modes-'));
const dataDir = join(folder, 'data');
let postgres: Awaited<ReturnType<typeof serverDatabase>>;
beforeAll(async () => {
  postgres = await serverDatabase();
});
afterAll(async () => {
  await postgres?.drop();
  rmSync(folder, { recursive: true });
});

const start = () =>
  startServer({
    PORT: '0',
    DATA_DIR: dataDir,
    SEED: 'demo',
    LOG_LEVEL: 'warn',
    ...(postgres && { DATABASE_URL: postgres.url }),
  });

const modeOf = (path: string) => lstatSync(join(dataDir, path)).mode & 0o777;
const everything = () => ['', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })];

test('only the server’s own user can read its files', async () => {
  const server = start();
  const address = await server.ready;
  const client = await registerConfirmed(address, 'client');
  const freelancer = await registerConfirmed(address, 'freelancer');
  const job = await postJobAs(address, client.token);
  expect((await applyAs(address, freelancer.token, job.id, pdfOf(1_000))).status).toBe(201);
  await expect.poll(() => everything().some((path) => path.endsWith('.eml'))).toBe(true);
  server.stop('SIGTERM');
  expect(await server.ended).toEqual({ code: 0, errors: '' });

  const stored = everything();
  expect(stored).toEqual(
    expect.arrayContaining(['installation', 'signing-key', 'resumes', 'pictures', 'uploads', 'outbox']),
  );
  expect(stored.filter((path) => (modeOf(path) & 0o077) !== 0)).toEqual([]);
  expect(modeOf('')).toBe(0o700);
  expect(modeOf('installation')).toBe(0o600);
});

test('files that other users can read are reported in the log, and their modes stay unchanged', async () => {
  chmodSync(dataDir, 0o755);
  chmodSync(join(dataDir, 'signing-key'), 0o644);
  const server = start();
  await server.ready;
  server.stop('SIGTERM');
  const { errors } = await server.ended;
  expect(errors).toContain('"count":2,"examples":[".","signing-key"]');
  expect(errors).toContain(`chmod -R go= ${dataDir}`);
  expect(modeOf('signing-key')).toBe(0o644);
});
