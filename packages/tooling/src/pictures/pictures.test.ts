import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keep, leaveDifference, referenceOf } from './differences.ts';
import { writePage } from './page.ts';
import { picturesServer } from './server.ts';

const root = mkdtempSync(join(tmpdir(), 'pictures-'));
const server = picturesServer(root);
const name = 'packages/ui/cards/JobCard/Applied.phone.dark';
const other = 'packages/ui/cards/JobCard/Standard.phone.dark';
const reference = referenceOf(root, name);
let port = 0;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('Expected a port.');
  port = address.port;
});

afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

beforeEach(async () => {
  rmSync(join(root, '.vitest'), { recursive: true, force: true });
  for (const each of [name, other]) {
    await keep(referenceOf(root, each), plain('#ffffff'));
    await leaveDifference(root, {
      name: each,
      story: 'cards-jobcard--applied',
      message: '16 of 16 pixels differ.',
      pictures: { reference: plain('#ffffff'), actual: plain('#0b5c66'), difference: plain('#ff0000') },
    });
  }
});

test('the page shows a differing picture with its reference, the difference and a link to its story', async () => {
  const { status, body } = await send('GET', '/');
  expect(status).toBe(200);
  expect(body).toContain('2 pictures differ');
  expect(body).toContain('/?path=/story/cards-jobcard--applied"');
  for (const part of ['reference', 'actual', 'difference']) {
    expect(body).toContain(`src="${name}/${part}.png"`);
    expect(await send('GET', `/${name}/${part}.png`)).toMatchObject({ status: 200 });
  }
});

test('the page explains how to accept pictures if it was opened as a file', () => {
  const page = readFileSync(writePage(root) ?? '', 'utf8');
  expect(page).toContain(`src="${name}/actual.png"`);
  expect(page).toContain('pnpm -C packages/tooling pictures');
  expect(page).not.toContain('<form');
});

test('accepting replaces one reference and leaves the other differences', async () => {
  expect(await accept([name])).toMatchObject({ status: 303 });
  expect(await colorOf(reference)).toBe('0b5c66');
  expect(await colorOf(referenceOf(root, other))).toBe('ffffff');
  const { body } = await send('GET', '/');
  expect(body).toContain('One picture differs');
  expect(body).not.toContain(name);
});

test('all differences can be accepted at once', async () => {
  await accept([name, other]);
  expect(await colorOf(reference)).toBe('0b5c66');
  expect(await colorOf(referenceOf(root, other))).toBe('0b5c66');
  expect((await send('GET', '/')).body).toContain('All pictures are as they were');
  expect(writePage(root)).toBeUndefined();
});

test('accepting a picture without a reference makes it the reference', async () => {
  rmSync(reference);
  await accept([name]);
  expect(await colorOf(reference)).toBe('0b5c66');
});

test.each([
  '../outside',
  'packages/ui/../../outside.phone',
  '/etc/hostname',
  'packages/ui/cards/JobCard/Unlisted.phone.dark',
])('accepting %s is refused, together with the other named pictures', async (unknown) => {
  expect(await accept([name, unknown])).toMatchObject({ status: 404 });
  expect(await colorOf(reference)).toBe('ffffff');
  expect(existsSync(join(root, 'outside'))).toBe(false);
});

test.each([
  ['another origin', 'POST', { origin: 'https://example.com' }, 403],
  ['no origin', 'POST', { origin: undefined }, 403],
  ['another host', 'POST', { host: 'example.com', origin: 'http://example.com' }, 403],
  ['a link', 'GET', {}, 405],
] as const)('accepting from %s is refused', async (_, method, headers, status) => {
  expect(await accept([name], method, headers)).toMatchObject({ status });
  expect(await colorOf(reference)).toBe('ffffff');
});

test.each(['/../../etc/hostname', '/difference.json', `/${name}/difference.json`])(
  'only pictures are served, so %s is refused',
  async (path) => {
    expect(await send('GET', path)).toMatchObject({ status: 404 });
  },
);

function plain(background: string) {
  return sharp({ create: { width: 4, height: 4, channels: 3, background } });
}

async function colorOf(path: string) {
  const data = await sharp(readFileSync(path)).removeAlpha().raw().toBuffer();
  return data.subarray(0, 3).toString('hex');
}

interface Headers {
  host?: string;
  origin?: string | undefined;
}

function accept(names: readonly string[], method = 'POST', headers: Headers = {}) {
  const body = new URLSearchParams(names.map((each) => ['name', each])).toString();
  return send(method, '/accept', { origin: `http://127.0.0.1:${port}`, ...headers }, body);
}

/** Sends a raw request, because `fetch` cannot send another Host header or a path with dots. */
async function send(
  method: string,
  path: string,
  { host = `127.0.0.1:${port}`, origin }: Headers = {},
  body = '',
) {
  const sent = request({
    port,
    host: '127.0.0.1',
    method,
    path,
    headers: { host, ...(origin && { origin }) },
  });
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  sent.once('response', resolve).once('error', reject).end(body);
  const response = await promise;
  return { status: response.statusCode, body: await text(response) };
}
