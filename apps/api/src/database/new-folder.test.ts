import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeWhole } from './new-folder.ts';

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

test('the folder appears only once it is complete', async () => {
  await makeWhole(folder, 'PROOF', async (unfinished) => {
    await fill(unfinished);
    expect(existsSync(folder)).toBe(false);
  });
  expect(readFileSync(join(folder, 'base', '1'), 'utf8')).toBe('row');
});

test('what an attempt left behind is thrown away by the next', async () => {
  const broken = makeWhole(folder, 'PROOF', async (unfinished) => {
    writeFileSync(join(unfinished, 'half'), '');
    throw new Error('power cut');
  });
  await expect(broken).rejects.toThrow('power cut');
  expect(existsSync(folder)).toBe(false);

  await makeWhole(folder, 'PROOF', fill);
  expect(existsSync(join(folder, 'half'))).toBe(false);
  expect(existsSync(`${folder}.unfinished`)).toBe(false);
});

test('a complete folder is left alone', async () => {
  await makeWhole(folder, 'PROOF', fill);
  const again = makeWhole(folder, 'PROOF', () => Promise.reject(new Error('not called')));
  await expect(again).resolves.toBeUndefined();
});

test('an empty folder in its place is taken, one with other files is not', async () => {
  mkdirSync(folder);
  await makeWhole(folder, 'PROOF', fill);

  const foreign = join(parent, 'foreign');
  mkdirSync(foreign);
  writeFileSync(join(foreign, 'letter.txt'), '');
  await expect(makeWhole(foreign, 'PROOF', fill)).rejects.toThrow('holds files but no database');
  expect(existsSync(join(foreign, 'letter.txt'))).toBe(true);
});
