import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openShell, unbuiltNotice } from './shell.ts';

test('a folder without the built app yields no pages, and a notice with the command that builds it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'skill-harbor-shell-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(await openShell(folder)).toBeNull();
  expect(unbuiltNotice(folder)).toBe(
    'The app is not built, so that only the API answers: run "pnpm run build", and start the server again.',
  );
  writeFileSync(join(folder, 'index.html'), '');
  expect(unbuiltNotice(folder)).toBeNull();
});
