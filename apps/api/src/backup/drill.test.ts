/**
 * Runs `pnpm harbor drill` with little data and real processes. If the tests use PostgreSQL, the drill moves the data
 * from the embedded database to PostgreSQL.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverDatabase } from '../platform/database/testing.ts';
import { drill } from '../testing/drill/drill.ts';

let folder: string;
let postgres: Awaited<ReturnType<typeof serverDatabase>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skill-harbor-drill-'));
  postgres = await serverDatabase();
});
afterAll(async () => {
  await postgres?.drop();
  await rm(folder, { recursive: true, force: true });
});

test(
  'a backup that is made during writes and restored elsewhere contains every row and file that was confirmed before the backup',
  { timeout: 300_000 },
  async () => {
    const said: string[] = [];
    const result = await drill({
      folder,
      people: 3,
      demo: false,
      databaseUrl: postgres?.url ?? null,
      passphrase: null,
      keep: null,
      say: (sentence) => said.push(sentence),
    });
    expect(result, `${said.join('\n')}`).toMatchObject({ differing: {}, lostFiles: [], lostConfirmed: 0 });
    expect(result.files).toBeGreaterThan(6);
    expect(said.join('\n')).toMatch(/Meanwhile [1-9]\d* jobs were posted/);
  },
);
