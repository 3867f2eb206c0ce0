/**
 * Tests the socket over which a running server copies its database for a backup. The server's drill tests the copy
 * itself.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockFolder } from '@skillharbor/embedded-postgres/folderLock';
import { askForCopy, offerCopies } from './copies.ts';
import { BusyError } from './errors.ts';

let dataDir: string;
let offer: Awaited<ReturnType<typeof offerCopies>> | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'skill-harbor-copies-'));
});
afterEach(async () => {
  await offer?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function offerFrom(copyTo: (folder: string) => Promise<void>): Promise<void> {
  offer = await offerCopies({ copyTo, dataDir, log: { info: () => undefined, warn: () => undefined } });
}
const copyTo = async (folder: string) => void mkdirSync(folder, { recursive: true });
const copy = () => join(dataDir, 'backup-copy');

test('gives a copy to one program at a time, and removes the copy when the program ends', async () => {
  await offerFrom(copyTo);
  expect(statSync(join(dataDir, 'backup.sock')).mode & 0o777).toBe(0o600);
  const first = await askForCopy(dataDir);
  expect(first?.dataDir).toBe(copy());
  await expect(askForCopy(dataDir)).rejects.toThrow(BusyError);
  expect(existsSync(copy())).toBe(true);
  first?.remove();
  await vi.waitFor(async () => (await askForCopy(dataDir))?.remove());

  const killed = connect(join(dataDir, 'backup.sock'));
  await new Promise((resolve) => killed.once('data', resolve));
  killed.destroy();
  await vi.waitFor(() => expect(existsSync(copy())).toBe(false));
});

test('reports why there is no copy', async () => {
  await offerFrom(() => Promise.reject(new Error('the disk is full')));
  await expect(askForCopy(dataDir)).rejects.toThrow('made no copy of its database: the disk is full');
});

test('leaves a copy while a program reads it, and removes the copy of a killed program', async () => {
  mkdirSync(copy());
  writeFileSync(join(copy(), 'left'), '');
  const lock = lockFolder(copy());
  await offerFrom(copyTo);
  expect(existsSync(join(copy(), 'left'))).toBe(true);
  lock.release();
  await offer?.close();
  await offerFrom(copyTo);
  expect(existsSync(copy())).toBe(false);
});

test('returns no copy without a server', async () => {
  expect(await askForCopy(dataDir)).toBeNull();
  // A server that was killed leaves its socket behind.
  writeFileSync(join(dataDir, 'backup.sock'), '');
  expect(await askForCopy(dataDir)).toBeNull();
});
