import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer } from '../testing/app.ts';
import type { TestServer } from '../testing/app.ts';

const PAGE = '<!doctype html><title>Skill Harbor</title>';
const SCRIPT = 'console.log("ready");';

let server: TestServer;
let webFolder: string;
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'skill-harbor-web-'));
  await mkdir(join(webFolder, 'assets'));
  await writeFile(join(webFolder, 'index.html'), PAGE);
  await writeFile(join(webFolder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(webFolder, 'assets', 'app-1a2b.js'), SCRIPT);
  await writeFile(join(webFolder, 'assets', 'app-1a2b.js.br'), brotliCompressSync(SCRIPT));
  server = await testServer({ webFolder });
});
afterAll(async () => {
  await server.close();
  await rm(webFolder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

test.each(['/', '/jobs', '/job/12', '/freelancer/3?from=jobs', '/no/such/page', '/apply/1/'])(
  '%s is the app, asked for again each time',
  async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: PAGE });
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
  },
);

test('assets are kept for good, and come compressed to those who can read it', async () => {
  const plain = await get('/assets/app-1a2b.js');
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.body).toBe(SCRIPT);
  const compressed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript') as string,
  });
  expect(compressed.headers['vary']).toMatch(/accept-encoding/i);
});

test('other files are asked for again each time', async () => {
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
});

test.each(['/api/nothing', '/api', '/media/x', '/assets/app-old.js', '/robots.php', '/.env'])(
  '%s is not found, in JSON',
  async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(body).toBe('{"detail":"Not found."}');
  },
);

test('a password manager is sent to the page for a new password', async () => {
  const { statusCode, headers } = await get('/.well-known/change-password');
  expect({ statusCode, location: headers.location }).toEqual({
    statusCode: 302,
    location: '/forgot-password',
  });
  expect((await get('/forgot-password')).body).toBe(PAGE);
});

describe('headers', () => {
  test('allow scripts of this origin only, and no frame around the page', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
  });

  test('are there on what cannot even be routed', async () => {
    const { statusCode, headers } = await get('/api/%');
    expect(statusCode).toBe(400);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  });

  test('let no other origin read, unless it is configured', async () => {
    const origin = 'https://app.example';
    expect((await get('/api/site/', { origin })).headers['access-control-allow-origin']).toBeUndefined();

    const open = await testServer({ environment: { CORS_ORIGINS: origin } });
    const allowed = await open.app.inject({ url: '/api/site/', headers: { origin } });
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
    });
    const other = await open.app.inject({ url: '/api/site/', headers: { origin: 'https://evil.example' } });
    expect(other.headers['access-control-allow-origin']).not.toBe('https://evil.example');
    const preflight = await open.app.inject({
      method: 'OPTIONS',
      url: '/api/job-listings/create/',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-csrftoken',
      },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toContain('X-CSRFToken');
    await open.close();
  });
});
