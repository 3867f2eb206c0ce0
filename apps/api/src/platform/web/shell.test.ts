import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openShell, unbuiltNotice } from './shell.ts';

test('if a folder does not contain the built app, there are no pages, and a notice names the command that builds the app', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'skill-harbor-shell-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(await openShell(folder)).toBeNull();
  expect(unbuiltNotice(folder)).toBe(
    'The app is not built, so that only the API answers: run "pnpm run build", and start the server again.',
  );
  writeFileSync(join(folder, 'index.html'), '');
  expect(unbuiltNotice(folder)).toBeNull();
});
