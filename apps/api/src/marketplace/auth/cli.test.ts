/** Tests the commands `pnpm harbor end-sessions` and `pnpm harbor remove-factors` on an embedded database. */
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { endSessions, removeFactors } from '../../testing/drill/programs.ts';
import { post, register } from '../../testing/httpClient.ts';
import { PASSWORD } from '../../testing/people.ts';
import { startServer } from '../../testing/serverProcess.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skill-harbor-sessions-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the command ends the sessions of one address, and refuses an unknown address and a database that is in use', async () => {
  const DATA_DIR = join(folder, 'data');
  const start = () => startServer({ PORT: '0', DATA_DIR, LOG_LEVEL: 'silent', SEED: 'none' });
  const whoAmI = async (address: string, token: string) =>
    (await fetch(new URL('/api/users/', address), { headers: { authorization: `Bearer ${token}` } })).status;

  const first = start();
  const address = await first.ready;
  const [user, other] = [await register(address, 'client'), await register(address, 'client')];
  expect(await whoAmI(address, user.token)).toBe(200);
  expect(await endSessions(user.email, { DATA_DIR })).toMatchObject({
    code: 1,
    errors: expect.stringContaining('using the data folder') as string,
  });
  first.stop('SIGTERM');
  await first.ended;

  expect(await endSessions('nobody@example.com', { DATA_DIR })).toEqual({
    code: 1,
    output: '',
    errors: 'No account has the address nobody@example.com. Nothing was changed.\n',
  });
  expect(await endSessions(user.email.toUpperCase(), { DATA_DIR })).toMatchObject({ code: 0, errors: '' });

  const second = start();
  const again = await second.ready;
  expect(await whoAmI(again, user.token)).toBe(401);
  expect(await whoAmI(again, other.token)).toBe(200);
  second.stop('SIGTERM');
  await second.ended;
});

test('the command removes the codes of a user who has lost them, and notifies the user by mail', async () => {
  const DATA_DIR = join(folder, 'lost');
  const start = () => startServer({ PORT: '0', DATA_DIR, LOG_LEVEL: 'silent', SEED: 'none' });
  const first = start();
  const address = await first.ready;
  const { email, token } = await register(address, 'client');
  const setup = await post(address, '/api/auth/codes/setup/', { password: PASSWORD }, token);
  // The cast is safe, because openapi.yaml declares this shape.
  const { secret } = (await setup.json()) as { secret: string };
  const code = TOTP.generate({ secret: Secret.fromBase32(secret) });
  expect((await post(address, '/api/auth/codes/', { code }, token)).status).toBe(200);
  const logIn = async (at: string) =>
    (await post(at, '/api/auth/login/', { email, password: PASSWORD })).status;
  expect(await logIn(address)).toBe(403);
  first.stop('SIGTERM');
  await first.ended;

  expect(await removeFactors(email, { DATA_DIR })).toEqual({
    code: 0,
    output: `One-time codes and passkeys of ${email} are removed. The password alone logs in.\n`,
    errors: '',
  });

  const second = start();
  expect(await logIn(await second.ready)).toBe(200);
  const outbox = join(DATA_DIR, 'outbox');
  await expect
    .poll(async () =>
      Promise.all((await readdir(outbox)).map((file) => readFile(join(outbox, file), 'utf8'))),
    )
    .toContainEqual(expect.stringContaining('Passkeys and one-time codes were removed'));
  second.stop('SIGTERM');
  await second.ended;
});
