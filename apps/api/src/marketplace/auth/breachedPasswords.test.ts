import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, sender, signUp, tokenIn } from '../../testing/people.ts';
import type { TestPerson } from '../../testing/people.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { breachedPasswords } from './breachedPasswords.ts';

const BREACHED = 'nine-new-anchors';
const OTHER = 'seven-old-anchors';
const digestOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();
const suffixOf = (password: string) => digestOf(password).slice(5);
/** The lines of a response of the service: other passwords, the breached password with its count, and padding. */
const rangeOf = (password: string, count = 3) =>
  ['0018A45C4D1DEF81644B54AB7F969B88D65:21', `${suffixOf(password)}:${count}`, `${'F'.repeat(35)}:0`].join(
    '\r\n',
  );

let list: { url: URL; server: Server };
let requests: IncomingMessage[] = [];
let respond: RequestListener;
let warnings: string[] = [];
let failures = 0;
beforeAll(async () => {
  const server = createServer((request, response) => {
    requests.push(request);
    respond(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // The address is an object, because the server listens on a port.
  const { port } = server.address() as AddressInfo;
  list = { url: new URL(`http://127.0.0.1:${port}`), server };
});
afterAll(() => {
  list.server.closeAllConnections();
  list.server.close();
});
beforeEach(() => {
  requests = [];
  warnings = [];
  failures = 0;
  respond = (request, response) =>
    response.end(request.url === `/range/${digestOf(BREACHED).slice(0, 5)}` ? rangeOf(BREACHED) : '');
});

const log = { warn: (_: unknown, text: string) => void warnings.push(text), info: () => undefined };
const check = (source: URL | string = new URL('range', list.url), timeoutMs?: number) =>
  breachedPasswords(source, { log, onFailure: () => (failures += 1), ...(timeoutMs && { timeoutMs }) });

describe('a service with the list of breached passwords', () => {
  test('is asked about a password, but learns only five digits of its digest', async () => {
    expect(await check()(BREACHED)).toBe(true);
    const [request] = requests;
    expect(request?.url).toBe(`/range/${digestOf(BREACHED).slice(0, 5)}`);
    expect(request?.headers['add-padding']).toBe('true');
    expect(await check()(OTHER)).toBe(false);
  });

  test('pads its response with passwords whose count is zero, and these are not treated as breached', async () => {
    respond = (_, response) => response.end(rangeOf(BREACHED, 0));
    expect(await check()(BREACHED)).toBe(false);
  });

  test.each<[string, RequestListener]>([
    ['returns an error', (_, response) => response.writeHead(503).end()],
    ['redirects', (_, response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    ['hangs up', (request) => request.socket.destroy()],
    ['sends without end', (_, response) => void response.end('x'.repeat(2 * 1024 * 1024))],
  ])(
    'a service that %s makes the server accept every password, and the failure is logged once',
    async (_, failing) => {
      const isBreached = check();
      const working = respond;
      respond = failing;
      expect(await isBreached(BREACHED)).toBe(false);
      expect(await isBreached(BREACHED)).toBe(false);
      expect(failures).toBe(2);
      expect(warnings).toHaveLength(1);
      respond = working;
      expect(await isBreached(BREACHED)).toBe(true);
      respond = failing;
      await isBreached(BREACHED);
      expect(warnings).toHaveLength(2);
    },
  );

  test.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    ['never ends its answer', (_, response) => void response.write(rangeOf(BREACHED))],
  ])('a service that %s delays the check of a password by the time limit at most', async (_, failing) => {
    respond = failing;
    expect(await check(undefined, 50)(BREACHED)).toBe(false);
    expect(failures).toBe(1);
  });
});

describe('a folder with the list of breached passwords', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pwned-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('finds a password without a network request', async () => {
    for (const password of [BREACHED, OTHER])
      await writeFile(join(folder, `${digestOf(password).slice(0, 5)}.txt`), rangeOf(BREACHED));
    expect(await check(folder)(BREACHED)).toBe(true);
    expect(await check(folder)(OTHER)).toBe(false);
    expect([requests.length, failures]).toEqual([0, 0]);
  });

  test('accepts every password whose range is missing, and the server logs the missing range', async () => {
    expect(await check(folder)(BREACHED)).toBe(false);
    expect([warnings.length, failures]).toEqual([1, 1]);
  });
});

describe('a breached password', () => {
  let server: TestServer;
  let person: TestPerson;
  const send: ReturnType<typeof sender> = (...request) => sender(server)(...request);
  const refused = { status: 400, body: { codes: { password: [{ code: 'password_breached' }] } } };
  beforeAll(async () => {
    server = await testServer({
      environment: { BREACHED_PASSWORDS: new URL('range', list.url).href },
    });
    respond = (_, response) => response.end();
    person = await signUp(server, 'freelancer');
  });
  afterAll(() => server.close());

  const registration = (email: string, password: string) =>
    send('POST', '/api/auth/registration/', {
      body: { email, password, first_name: 'Ada', last_name: 'Okafor', role: 'freelancer' },
    });

  test('is refused when a user signs up', async () => {
    expect(await registration('new@example.com', BREACHED)).toMatchObject(refused);
    expect(await registration('new@example.com', OTHER)).toMatchObject({ status: 201 });
  });

  test('is refused when a user changes the password', async () => {
    const body = { old_password: PASSWORD, password: BREACHED };
    expect(await person.send('POST', '/api/auth/password/change/', { body })).toMatchObject(refused);
  });

  test('is refused when a user resets the password, and the link still works afterwards', async () => {
    await send('POST', '/api/auth/password/reset/', { body: { email: person.email } });
    const token = tokenIn(await server.mailTo(person.email, 'Choose a new password'));
    const reset = (password: string) =>
      send('POST', '/api/auth/password/reset/confirm/', { body: { token, password } });
    expect(await reset(BREACHED)).toMatchObject(refused);
    expect(await reset(OTHER)).toMatchObject({ status: 200 });
  });

  test('is accepted if the list does not respond, and the failure is counted', async () => {
    respond = (_, response) => response.writeHead(503).end();
    expect(await registration('late@example.com', BREACHED)).toMatchObject({ status: 201 });
    expect(await server.metrics.text()).toContain('skill_harbor_breached_password_failures_total 1');
  });
});

test('no list is read unless the operator provides one', async () => {
  const server = await testServer();
  expect((await signUp(server, 'client', { password: BREACHED })).id).toBeGreaterThan(0);
  await server.close();
  expect(requests).toEqual([]);
});
