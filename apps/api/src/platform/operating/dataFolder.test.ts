/**
 * Tests the messages for an operator whose data folder is not writable. server.test.ts tests a folder that belongs to
 * another user.
 */
import { accessSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareDataFolder, requireRoomForDatabase } from './dataFolder.ts';

vi.mock('node:fs', { spy: true });

let above: string;
beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), 'skill-harbor-data-'));
});
afterEach(() => {
  vi.mocked(accessSync).mockReset();
  rmSync(above, { recursive: true });
});

/** Simulates a read-only disk, to which not even root may write. */
const onReadOnlyDisk = (folder: string) =>
  vi.mocked(accessSync).mockImplementation((path) => {
    if (path !== folder) return;
    throw Object.assign(new Error('EROFS: read-only file system, access'), { code: 'EROFS' });
  });

test('a missing data folder is created, and so are the folders above it', () => {
  const dataDir = join(above, 'new', 'data');
  prepareDataFolder(dataDir);
  expect(existsSync(dataDir)).toBe(true);
});

test('the message names a read-only disk, even if the data folder does not exist yet', () => {
  onReadOnlyDisk(above);
  const remedy =
    'is on a disk that can only be read: mount it for writing, or set DATA_DIR to another folder.';
  expect(() => prepareDataFolder(above)).toThrow(`DATA_DIR, ${above}, ${remedy}`);
  const dataDir = join(above, 'data');
  expect(() => prepareDataFolder(dataDir)).toThrow(`${above}, of DATA_DIR=${dataDir}, ${remedy}`);
  expect(existsSync(dataDir)).toBe(false);
});

test.each(['database', 'uploads', 'resumes', 'pictures', 'outbox'])(
  'a read-only folder %s is refused at the start, before an upload could fail',
  (name) => {
    const folder = join(above, name);
    mkdirSync(folder);
    onReadOnlyDisk(folder);
    expect(() => prepareDataFolder(above)).toThrow(
      `${folder}, of DATA_DIR=${above}, is on a disk that can only`,
    );
  },
);

test('the message names a file that has the name of a needed folder', () => {
  const file = join(above, 'file');
  writeFileSync(file, '');
  const dataDir = join(file, 'data');
  expect(() => prepareDataFolder(dataDir)).toThrow(
    `DATA_DIR, ${dataDir}, is below the file ${file}: set it to`,
  );
});

test('on a full disk, the server refuses to create a database, but opens an existing one', () => {
  const stats = statfsSync(above);
  const nearlyFull = Object.assign(stats, { bavail: Math.floor(5_000_000 / stats.bsize) });
  vi.mocked(statfsSync).mockReturnValueOnce(nearlyFull);
  expect(() => requireRoomForDatabase(above)).toThrow(
    /^The disk of DATA_DIR, \S+, has 4 MB free, and a new database takes 68: make room, or set DATA_DIR to a folder/,
  );
  mkdirSync(join(above, 'database'));
  expect(() => requireRoomForDatabase(above)).not.toThrow();
});
