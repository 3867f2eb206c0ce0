import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFolderAtomically } from './atomicFolder.ts';

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'skill-harbor-folder-'));
  folder = join(parent, 'database');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

async function fill(unfinished: string): Promise<void> {
  mkdirSync(join(unfinished, 'base'));
  writeFileSync(join(unfinished, 'base', '1'), 'row');
  writeFileSync(join(unfinished, 'PROOF'), '');
}

test('the folder becomes visible only when it is complete', async () => {
  await createFolderAtomically(folder, 'PROOF', async (unfinished) => {
    await fill(unfinished);
    expect(existsSync(folder)).toBe(false);
  });
  expect(readFileSync(join(folder, 'base', '1'), 'utf8')).toBe('row');
});

test('files that an interrupted attempt has left are removed', async () => {
  const broken = createFolderAtomically(folder, 'PROOF', async (unfinished) => {
    writeFileSync(join(unfinished, 'half'), '');
    throw new Error('power cut');
  });
  await expect(broken).rejects.toThrow('power cut');
  expect(existsSync(folder)).toBe(false);

  await createFolderAtomically(folder, 'PROOF', fill);
  expect(existsSync(join(folder, 'half'))).toBe(false);
  expect(existsSync(`${folder}.unfinished`)).toBe(false);
});

test('a folder that is already complete is not changed', async () => {
  await createFolderAtomically(folder, 'PROOF', fill);
  const again = createFolderAtomically(folder, 'PROOF', () => Promise.reject(new Error('not called')));
  await expect(again).resolves.toBeUndefined();
});

test('an empty folder is used, but a folder with other files is refused', async () => {
  mkdirSync(folder);
  await createFolderAtomically(folder, 'PROOF', fill);

  const foreign = join(parent, 'foreign');
  mkdirSync(foreign);
  writeFileSync(join(foreign, 'letter.txt'), '');
  await expect(createFolderAtomically(foreign, 'PROOF', fill)).rejects.toThrow('holds files but no database');
  expect(existsSync(join(foreign, 'letter.txt'))).toBe(true);
});
