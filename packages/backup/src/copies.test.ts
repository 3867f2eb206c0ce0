/**
 * Tests the socket through which a backup asks a running server for a copy of its database. The copy itself has a
 * separate test in the server.
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

test('the server gives the copy to only one program at a time, and removes it when the program ends', async () => {
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

test('the server tells the program why it cannot make a copy', async () => {
  await offerFrom(() => Promise.reject(new Error('the disk is full')));
  await expect(askForCopy(dataDir)).rejects.toThrow('made no copy of its database: the disk is full');
});

test('a copy is not removed while a program reads it, but the copy of a killed program is removed', async () => {
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

test('a program gets no copy if no server is running', async () => {
  expect(await askForCopy(dataDir)).toBeNull();
  // If a server is killed, its socket file remains.
  writeFileSync(join(dataDir, 'backup.sock'), '');
  expect(await askForCopy(dataDir)).toBeNull();
});
