import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockFolder } from '@skillharbor/embedded-postgres/folderLock';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'skill-harbor-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

function run(...options: string[]): Promise<{ code: number; output: string; errors: string }> {
  const script = join(import.meta.dirname, 'cli.ts');
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...options], { env }, (error, output, errors) => {
      resolve({ code: Number(error?.code ?? 0), output, errors });
    });
  });
}

test('the command pnpm harbor seed explains wrong options', { timeout: 60_000 }, async () => {
  expect(await run()).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^Usage: pnpm harbor seed/) as string,
  });
  expect((await run('--listings', 'many')).errors).toBe('--listings must be a whole number, not "many".\n');
  expect((await run('--listing', '5')).errors).toContain('Usage: pnpm harbor seed');
});

test(
  'the command pnpm harbor seed is refused while the server runs, and does not disturb it',
  { timeout: 60_000 },
  async () => {
    const lock = lockFolder(dataDir);
    const { code, errors } = await run('--listings', '5');
    lock.release();
    expect(code).toBe(1);
    expect(errors).toContain('Stop that process first');
  },
);

test(
  'the command pnpm harbor seed inserts the demo data only once, and adds generated jobs',
  { timeout: 60_000 },
  async () => {
    const first = await run('--demo', '--listings', '50');
    expect(first).toMatchObject({ code: 0, errors: '' });
    expect(first.output).toContain('The demo data is in place.');
    expect(first.output).toMatch(/Inserted 50 listings in [\d.]+ s\./);
    expect(await run('--demo')).toMatchObject({
      code: 1,
      errors: 'The demo data goes into an empty database only.\n',
    });
  },
);
