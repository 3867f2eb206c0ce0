/**
 * Measures the peak memory use of the embedded database. On a machine with little memory, a process that uses too much
 * is killed.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const child = fileURLToPath(new URL('testing/memory.child.ts', import.meta.url));
const mostMemoryOf = (folder: string) =>
  Number(execFileSync(process.execPath, [child, folder], { encoding: 'utf8' }));

test(
  'the database uses little memory while it is created, and less while it runs queries',
  { timeout: 240_000 },
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'skill-harbor-memory-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    expect(mostMemoryOf(folder)).toBeLessThan(768);
    expect(mostMemoryOf(folder)).toBeLessThan(600);
  },
);
