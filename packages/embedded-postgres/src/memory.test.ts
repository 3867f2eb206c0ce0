/**
 * Measures the peak memory use of the embedded database. A machine with little memory ends a process that takes more.
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

test('takes little memory during its creation, and less while it serves', { timeout: 240_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'skill-harbor-memory-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(mostMemoryOf(folder)).toBeLessThan(768);
  expect(mostMemoryOf(folder)).toBeLessThan(600);
});
