/** The process as a whole: how it starts, refuses to start, and ends. */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Session } from '@skillharbor/contract';
import { serverDatabase } from './database/testing.ts';
import { PASSWORD } from './testing/people.ts';
import { startServer as run } from './testing/process.ts';

const PATIENCE = 120_000;

let folder: string;
let postgres: Awaited<ReturnType<typeof serverDatabase>>;
beforeAll(async () => {
  postgres = await serverDatabase();
  folder = await mkdtemp(join(tmpdir(), 'skill-harbor-process-'));
});
afterAll(async () => {
  await postgres?.drop();
  await rm(folder, { recursive: true, force: true });
});

const environmentOf = () => ({
  PORT: '0',
  DATA_DIR: folder,
  LOG_LEVEL: 'warn',
  ...(postgres && { DATABASE_URL: postgres.url }),
});

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const ada = { email: 'ada@example.com', password: PASSWORD };

test.each([
  [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535, not "http".\n'],
  [{ SEED: 'everything' }, 'SEED must be one of demo, none, not "everything".\n'],
])(
  'with %j it says what is wrong and ends',
  async (environment, message) => {
    expect(await run(environment).ended).toEqual({ code: 1, errors: message });
  },
  PATIENCE,
);

test(
  'starts, keeps others out, ends in order, and finds everything again',
  async () => {
    const environment = environmentOf();
    const first = run(environment);
    const address = await first.ready;
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const registered = await post(`${address}/api/auth/registration/`, {
      ...ada,
      first_name: 'Ada',
      last_name: 'Okafor',
      role: 'freelancer',
    });
    expect(registered.status).toBe(201);
    const { access_token } = (await registered.json()) as Session;

    const second = await run(environment).ended;
    expect(second.code).toBe(1);
    expect(second.errors).toMatch(/^Another Skill Harbor process is using the data folder /);

    await post(`${address}/api/auth/password/reset/`, { email: ada.email });
    expect((await stat(join(folder, 'signing-key'))).mode & 0o777).toBe(0o600);
    first.stop('SIGTERM');
    expect(await first.ended).toEqual({ code: 0, errors: '' });

    const again = run(environment);
    const newAddress = await again.ready;
    expect((await post(`${newAddress}/api/auth/login/`, ada)).status).toBe(200);
    const me = await fetch(`${newAddress}/api/users/`, {
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(me.status).toBe(200);
    again.stop('SIGINT');
    expect((await again.ended).code).toBe(0);
  },
  PATIENCE,
);

test(
  'after kill -9 nothing that was answered is lost',
  async () => {
    const environment = environmentOf();
    const first = run(environment);
    const li = { ...ada, email: 'li@example.com' };
    const answer = await post(`${await first.ready}/api/auth/registration/`, {
      ...li,
      first_name: 'Li',
      last_name: 'Brandt',
      role: 'client',
    });
    expect(answer.status).toBe(201);
    first.stop('SIGKILL');
    await first.ended;

    const again = run(environment);
    expect((await post(`${await again.ready}/api/auth/login/`, li)).status).toBe(200);
    again.stop('SIGTERM');
    await again.ended;
  },
  PATIENCE,
);
