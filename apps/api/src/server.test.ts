/** Tests how the server process starts, how it refuses to start, and how it ends. */
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '@skillharbor/contract';
import { serverDatabase } from './platform/database/testing.ts';
import { unbuiltNotice } from './platform/web/shell.ts';
import { webFolder } from './platform/web/static.ts';
import { PASSWORD } from './testing/people.ts';
import { startServer as run } from './testing/serverProcess.ts';

const MAIL_STOP_TIMEOUT_MS = 120_000;

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
  [{ SEED: 'everything' }, 'SEED must be one of demo, demo-in-public, none, not "everything".\n'],
  [
    { SEED: 'demo', PUBLIC_URL: 'https://harbor.example' },
    'SEED=demo creates accounts whose passwords are public, and PUBLIC_URL says that anyone can reach them. ' +
      'Set SEED=none, or SEED=demo-in-public where that is meant.\n',
  ],
  [
    { TRUST_PROXY: 'on' },
    'TRUST_PROXY=on would believe every caller that claims another address. Set the number of proxies in front of ' +
      'the server, or their addresses, such as 10.0.0.0/8 or loopback.\n',
  ],
])(
  'with the settings %j, the server reports the error and ends',
  async (environment, message) => {
    expect(await run(environment).ended).toEqual({ code: 1, errors: message });
  },
  MAIL_STOP_TIMEOUT_MS,
);

test(
  'the server starts, locks its data folder, stops cleanly, and still has its data when it starts again',
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
    expect(second.errors).toMatch(/^Another process is using the data folder /);

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
  MAIL_STOP_TIMEOUT_MS,
);

test(
  'the server loses no confirmed write when kill -9 ends it',
  async () => {
    const environment = environmentOf();
    const first = run(environment);
    const li = { ...ada, email: 'li@example.com' };
    const response = await post(`${await first.ready}/api/auth/registration/`, {
      ...li,
      first_name: 'Li',
      last_name: 'Brandt',
      role: 'client',
    });
    expect(response.status).toBe(201);
    first.stop('SIGKILL');
    await first.ended;

    const again = run(environment);
    expect((await post(`${await again.ready}/api/auth/login/`, li)).status).toBe(200);
    again.stop('SIGTERM');
    await again.ended;
  },
  MAIL_STOP_TIMEOUT_MS,
);

test(
  'if the port is in use, or a file has the name of the data folder, the server refuses to start before it creates a file',
  async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    // The cast is safe: `address()` returns a string only for a socket in the file system.
    const { port } = other.address() as AddressInfo;
    const place = join(folder, 'never-made');
    expect(await run({ PORT: String(port), DATA_DIR: place }).ended).toEqual({
      code: 1,
      errors: `Another program uses the port ${port} of 127.0.0.1: stop it, or set PORT to another number.\n`,
    });
    await expect(stat(place)).rejects.toThrow('ENOENT');
    await new Promise((resolve) => other.close(resolve));

    await writeFile(place, '');
    expect(await run({ ...environmentOf(), DATA_DIR: place }).ended).toEqual({
      code: 1,
      errors: `DATA_DIR, ${place}, is a file: set it to a folder that the server may write.\n`,
    });
    await rm(place);

    await mkdir(place, { mode: 0o500 });
    const { code, errors } = await run({ ...environmentOf(), DATA_DIR: place }).ended;
    expect(code).toBe(1);
    expect(errors).toMatch(
      /^DATA_DIR, \S+, may not be written by the user \d+ of this process: give it to that user/,
    );
    await rm(place, { recursive: true });
  },
  MAIL_STOP_TIMEOUT_MS,
);

describe('a server on a public address', () => {
  const PUBLIC_URL = 'https://harbor.example';
  let folder: string;
  let database: Awaited<ReturnType<typeof serverDatabase>>;
  beforeEach(async () => {
    database = await serverDatabase();
    folder = await mkdtemp(join(tmpdir(), 'skill-harbor-public-'));
  });
  afterEach(async () => {
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Starts the server, stops it as soon as it is ready, and returns its log. */
  async function outputOf(environment: Record<string, string>): Promise<string> {
    const url: Record<string, string> = database ? { DATABASE_URL: database.url } : {};
    const server = run({ PORT: '0', DATA_DIR: folder, ...url, ...environment });
    await server.ready;
    server.stop('SIGTERM');
    expect((await server.ended).code).toBe(0);
    return server.output();
  }

  test(
    'a server on a public address starts without demo data, and says so in the log',
    async () => {
      const output = await outputOf({ PUBLIC_URL, SEED: '' });
      expect(output).toContain(
        'No demo data: its passwords are public, and so is PUBLIC_URL. Set SEED=demo-in-public to insert it.\n',
      );
      expect(output).toContain(
        `This server sends no mails, such as those for a new password: they are written to ${join(folder, 'outbox')} until ` +
          'SMTP_URL names a mail server.\n',
      );
      const unbuilt = unbuiltNotice(webFolder);
      expect(output.match(/^The app is not built.*$/m)?.[0] ?? null).toBe(unbuilt);
    },
    MAIL_STOP_TIMEOUT_MS,
  );

  test(
    'a server on a public address warns of existing demo accounts, unless SEED allows demo data on a public server',
    async () => {
      expect(await outputOf({ SEED: 'demo' })).toContain('First start: preparing the demo data');
      expect(await outputOf({ PUBLIC_URL })).toContain(
        'Warning: anyone can sign in as freelancer@demo.skillharbor.test and client@demo.skillharbor.test.',
      );
      expect(await outputOf({ PUBLIC_URL, SEED: 'demo-in-public' })).not.toContain('Warning');
    },
    MAIL_STOP_TIMEOUT_MS,
  );
});
