/** Tests the command `pnpm harbor mails` on an embedded database while its server runs. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listMails } from '../testing/drill/programs.ts';
import { register } from '../testing/httpClient.ts';
import { startServer } from '../testing/serverProcess.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skill-harbor-mails-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the command pnpm harbor mails lists failed mails with the reason and the time of the next attempt, and counts the mails in the queue', async () => {
  const DATA_DIR = join(folder, 'data');
  const server = startServer({
    PORT: '0',
    DATA_DIR,
    LOG_LEVEL: 'silent',
    // This test assumes that no mail server listens on port 1.
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  const address = await server.ready;
  const { email } = await register(address, 'freelancer');
  const listed = new RegExp(
    `^\\S+Z  ${email}  tries: \\d, next try at \\S+Z  .*ECONNREFUSED.*\nStill to be sent: 1, the oldest since \\S+Z\\.\n$`,
  );
  await expect
    .poll(() => listMails({ DATA_DIR }), { timeout: 120_000 })
    .toEqual({
      code: 0,
      errors: '',
      output: expect.stringMatching(listed) as string,
    });
  server.stop('SIGTERM');
  expect((await server.ended).code).toBe(0);
});
