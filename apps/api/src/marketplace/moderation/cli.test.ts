/** Tests the command `pnpm harbor admin` on an embedded database. */
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { administer } from '../../testing/drill/programs.ts';
import { post, register } from '../../testing/httpClient.ts';
import { tokenIn } from '../../testing/people.ts';
import { startServer } from '../../testing/serverProcess.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

/** Waits until the server has sent the mail that confirms an address, and returns the token in its link. */
async function confirmationIn(outbox: string): Promise<string> {
  const names = await vi.waitUntil(async () => {
    const found = await readdir(outbox).catch(() => []);
    return found.length > 0 && found;
  }, 30_000);
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))),
  );
  return mails.map(({ text = '' }) => tokenIn({ text })).find((token) => token !== '') ?? '';
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skill-harbor-staff-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the command makes a user with a confirmed address a moderator, who is logged out and then needs a second factor', async () => {
  const DATA_DIR = join(folder, 'data');
  const start = () => startServer({ PORT: '0', DATA_DIR, LOG_LEVEL: 'silent', SEED: 'none' });
  const first = start();
  const { email, token } = await register(await first.ready, 'client');
  first.stop('SIGTERM');
  await first.ended;

  expect(await administer(['grant', email, 'moderator'], { DATA_DIR })).toMatchObject({
    code: 1,
    errors: `No account has confirmed the address ${email}. Nothing was changed.\n`,
  });
  const confirming = start();
  const address = await confirming.ready;
  const body = { token: await confirmationIn(join(DATA_DIR, 'outbox')) };
  expect((await post(address, '/api/auth/address/confirm/', body)).status).toBe(200);
  confirming.stop('SIGTERM');
  await confirming.ended;

  expect(await administer(['grant', email, 'emperor'], { DATA_DIR })).toMatchObject({
    code: 1,
    errors: expect.stringContaining('Usage: pnpm harbor admin grant') as string,
  });
  expect(await administer(['grant', email.toUpperCase(), 'moderator'], { DATA_DIR })).toMatchObject({
    code: 0,
    errors: '',
  });
  expect((await administer(['list'], { DATA_DIR })).output).toMatch(
    new RegExp(`moderator  ${email}  has no second factor yet`, 'i'),
  );

  const second = start();
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(new URL('/api/users/', await second.ready), { headers })).status).toBe(401);
  second.stop('SIGTERM');
  await second.ended;

  expect(await administer(['remove', email], { DATA_DIR })).toMatchObject({
    code: 0,
    output: expect.stringContaining('No case waits. Nobody can decide now') as string,
  });
  expect((await administer(['list'], { DATA_DIR })).output).toBe('Nobody is a moderator or an operator.\n');
});
