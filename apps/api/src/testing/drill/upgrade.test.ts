/** Tests that the server opens, migrates and serves the data folders of earlier releases. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fixtures, serveDataFolder } from './upgrades.ts';

const folder = mkdtempSync(join(tmpdir(), 'skill-harbor-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(fixtures)(
  'the data folder of the release of $day is opened, migrated and served',
  { timeout: 120_000 },
  async (fixture) => {
    await expect(serveDataFolder(folder, fixture)).resolves.toBeUndefined();
  },
);
