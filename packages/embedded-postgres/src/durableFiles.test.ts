import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import type * as FileSystem from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { writeWhole } from './durableFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'skill-harbor-durable-'));
const path = join(folder, 'list.json');
/** The calls that flushed data to the disk, in their order. */
const steps: string[] = [];
let isFull = false;

// The order of these calls alone determines what survives a power cut.
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof FileSystem>();
  async function open(...parameters: Parameters<typeof real.open>) {
    const file = await real.open(...parameters);
    const writeFile = file.writeFile.bind(file);
    const sync = file.sync.bind(file);
    file.writeFile = async (...content) => {
      steps.push('write');
      await writeFile(...content);
      if (isFull) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    };
    file.sync = async () => {
      steps.push('sync');
      await sync();
    };
    return file;
  }
  async function rename(...parameters: Parameters<typeof real.rename>) {
    steps.push('rename');
    await real.rename(...parameters);
  }
  return { ...real, open, rename };
});

beforeEach(() => {
  steps.length = 0;
  isFull = false;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a file is flushed to the disk before it gets its final name', async () => {
  await writeWhole(path, 'new');
  expect(steps).toEqual(['write', 'sync', 'rename']);
  expect(readFileSync(path, 'utf8')).toBe('new');
});

test('a full disk leaves the old file unchanged, and leaves no temporary file', async () => {
  await writeWhole(path, 'old');
  isFull = true;
  await expect(writeWhole(path, 'new')).rejects.toThrow('ENOSPC');
  expect(readFileSync(path, 'utf8')).toBe('old');
  expect(readdirSync(folder)).toEqual(['list.json']);
});
