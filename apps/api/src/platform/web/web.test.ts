import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postJob, sender, signUp } from '../../testing/people.ts';
import { testServer } from '../../testing/testServer.ts';
import type { TestServer } from '../../testing/testServer.ts';

const PAGE =
  '<!doctype html><title>Skill Harbor</title><script>early()</script><style>p{}</style><script src="/app.js"></script>';
const SCRIPT = 'console.log("ready");';

/** Imitates the program that renders the app. */
const PROGRAM = `
  let rendered = 0;
  export const createRenderer = (template) => async ({ address, role, language, fetch, today, log }) => {
    if (address === '/broken') throw new Error('A component broke.');
    if (address === '/dashboard') return { status: 302, location: '/signin?from=%2Fdashboard' };
    if (address === '/job/99999') return { status: 404, html: 'Job not found', isPartial: false, style: '' };
    if (address.startsWith('/counted'))
      return { status: address.endsWith('nowhere') ? 404 : 200, html: String(++rendered), isPartial: false, style: '' };
    if (address === '/partial') return { status: 200, html: String(Math.random()), isPartial: true, style: '' };
    const site = await (await fetch('http://server.invalid/api/site/')).json();
    const style = address === '/styled' ? 'b{}' : '';
    return { status: 200, html: JSON.stringify({ address, role, language, today, site }), isPartial: false, style };
  };
  export const createRefuser = () => async (refusal, language) => JSON.stringify({ refusal, language });
  export const readAddress = (asked) => {
    const { pathname, search, searchParams } = new URL(asked, 'http://server.invalid');
    const hasUnknown = searchParams.has('cursor');
    if (hasUnknown || !searchParams.has('q')) return { address: pathname + search, hasUnknown };
    return { address: pathname + '?search=' + searchParams.get('search'), hasUnknown };
  };`;

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skill-harbor-web-'));
  const webFolder = join(folder, 'dist');
  await mkdir(join(webFolder, 'assets'), { recursive: true });
  await mkdir(join(folder, 'dist-server'));
  await writeFile(join(folder, 'dist-server', 'server.js'), PROGRAM);
  await writeFile(join(folder, 'dist-server', 'package.json'), '{"type":"module"}');
  await writeFile(join(webFolder, 'index.html'), PAGE);
  await writeFile(join(webFolder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(webFolder, 'assets', 'app-1a2b.js'), SCRIPT);
  await writeFile(join(webFolder, 'assets', 'app-1a2b.js.br'), brotliCompressSync(SCRIPT));
  server = await testServer({ webFolder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('a page of the app', () => {
  test.each(['/', '/jobs', '/job/12', '/freelancer/3?from=jobs', '/no/such/page'])(
    'the page at %s is rendered with the API’s responses to visitors',
    async (address) => {
      const { statusCode, headers, body } = await get(address);
      expect(statusCode).toBe(200);
      expect(JSON.parse(body)).toMatchObject({
        address,
        role: null,
        today: server.now().toISOString().slice(0, 10),
        site: { job_counts: expect.any(Array) as unknown[] },
      });
      expect(headers).toMatchObject({
        'cache-control': 'public, no-cache',
        'content-type': 'text/html; charset=utf-8',
        'content-language': 'en',
        vary: 'accept-encoding, accept-language, cookie',
      });
    },
  );

  test('the content security policy of a page allows the inline style of this page', async () => {
    const sourcesOf = async (address: string) => {
      const policy = String((await get(address)).headers['content-security-policy']);
      return /style-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    };
    const allowed = `'sha256-${createHash('sha256').update('b{}').digest('base64')}'`;
    expect(await sourcesOf('/styled')).toContain(allowed);
    expect(await sourcesOf('/')).not.toContain(allowed);
  });

  test('a page has the status 404 if the API returns 404 for the resource that it shows', async () => {
    expect(await get('/job/99999')).toMatchObject({ statusCode: 404, body: 'Job not found' });
  });

  test.each([
    ['client', 'client'],
    ['freelancer', 'freelancer'],
    ['admin', null],
    ['constructor', null],
  ])(
    'the page for a browser with the role cookie %s is rendered for the role %s, and is private unless it is for a visitor',
    async (cookie, role) => {
      const { headers, body } = await get('/', { cookie: `__Host-role=${cookie}` });
      expect(JSON.parse(body)).toMatchObject({ role });
      expect(headers['cache-control']).toBe(role === null ? 'public, no-cache' : 'private, no-store');
    },
  );

  test.each([
    [{ 'accept-language': 'ar-EG,en;q=0.5' }, 'ar'],
    [{ 'accept-language': 'ar-EG,en;q=0.5', cookie: 'language=de' }, 'de'],
    [{}, 'en'],
  ])(
    'the page for a browser with the headers %j is rendered in the browser’s language',
    async (asked, language) => {
      const { headers, body } = await get('/how-it-works', asked);
      expect(JSON.parse(body)).toMatchObject({ language });
      expect(headers['content-language']).toBe(language);
    },
  );

  test('a page that needs a session redirects a visitor to the sign-in page', async () => {
    expect(await get('/dashboard')).toMatchObject({
      statusCode: 302,
      headers: { location: '/signin?from=%2Fdashboard' },
    });
  });

  test.each([
    ['/jobs/', '/jobs'],
    ['/jobs/?search=a/', '/jobs?search=a/'],
    ['/job/12//', '/job/12'],
    ['//jobs', '/jobs'],
    ['//evil.example/', '/evil.example'],
    ['///', '/'],
  ])('the address %s redirects permanently to %s', async (from, to) => {
    expect(await get(from)).toMatchObject({ statusCode: 301, headers: { location: to } });
  });

  test.each([
    ['/counted?q=1&search=a', '/counted?search=a&q=2', '1'],
    ['/counted?search=b', '/counted?search=c', '2'],
    ['/counted/nowhere', '/counted/nowhere', '2'],
    ['/counted?cursor=1', '/counted?cursor=1', '2'],
  ])(
    'a page that is requested at %s and then at %s is rendered this often: %s',
    async (first, second, times) => {
      const before = Number((await get('/counted/nowhere')).body);
      await get(first);
      const { body } = await get(second);
      expect(Number(body) - before).toBe(Number(times));
    },
  );

  test('a page whose query contains the secret of an old mail redirects to an address with the secret after the #, and is not cached', async () => {
    const { statusCode, headers, body } = await get('/reset-password?token=a-secret');
    expect({ statusCode, location: headers.location, body }).toEqual({
      statusCode: 303,
      location: '/reset-password#token=a-secret',
      body: '',
    });
    expect(headers['cache-control']).toBe('no-store');
    expect((await get('/reset-password')).body).not.toContain('a-secret');
  });

  test('a page immediately shows a change that another server on the same database has made', async () => {
    // The client signs up before the second server starts. Otherwise, the second server might send the mail with the
    // link.
    const client = await signUp(server, 'client');
    const database = { ...server.database, close: async () => undefined };
    const other = await testServer({ webFolder: join(folder, 'dist'), database });
    const pages = () =>
      Promise.all([server, other].map(async ({ app }) => (await app.inject('/jobs?from=two')).body));
    let before = await pages();
    for (const writer of [server, other, server]) {
      const send = sender(writer, { authorization: `Bearer ${client.session.access_token}` });
      await postJob({ ...client, send });
      const after = await pages();
      expect(after[0]).not.toBe(before[0]);
      expect(after[1]).toBe(after[0]);
      before = after;
    }
    await other.close();
  });

  test('a page that the browser has cached is sent again only if public data has changed', async () => {
    const { etag } = (await get('/jobs')).headers;
    const again = () => get('/jobs', { 'if-none-match': String(etag) });
    expect(await again()).toMatchObject({ statusCode: 304, body: '' });
    await postJob(await signUp(server, 'client'));
    expect((await again()).statusCode).toBe(200);
  });

  test('if a form is sent without scripts, a redirect leads back to the page of the form', async () => {
    const post = (url: string) =>
      server.app.inject({
        method: 'POST',
        url,
        payload: 'password=x',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect(await post('/signin?from=%2Fjobs')).toMatchObject({
      statusCode: 303,
      headers: { location: '/signin?from=%2Fjobs' },
    });
    for (const address of ['//evil.example', '/api/nothing', '/favicon.svg'])
      expect((await post(address)).statusCode).toBe(404);
  });

  test('a page is not cached if some of its data could not be read', async () => {
    expect((await get('/partial')).body).not.toBe((await get('/partial')).body);
  });

  test('a page that the server cannot render is rendered by the browser, and is counted in the metrics', async () => {
    const { statusCode, body } = await get('/broken');
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: PAGE });
    expect(await server.metrics.text()).toContain('skill_harbor_pages_unrendered_total 1');
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed as %s where the client accepts it', async (encoding, decompress) => {
    const { headers, rawPayload } = await get('/jobs', { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(decompress(rawPayload).toString()).toBe((await get('/jobs')).body);
  });
});

describe('the page for a refused request', () => {
  const refused = async (url: string, headers: Record<string, string> = {}) => {
    const response = await get(url, headers);
    return { status: response.statusCode, type: response.headers['content-type'], body: response.body };
  };
  const html = 'text/html; charset=utf-8';

  test.each(['/jobs?search=%00', '/jobs?search=%', '/jobs?%ff=1', '/job/%00', '/job/%', '/job/%e0%a4%a'])(
    'the page at %s says in the reader’s language that the address is invalid',
    async (url) => {
      const body = JSON.stringify({ refusal: { reason: 'unreadable' }, language: 'ar' });
      const expected = { status: 400, type: html, body };
      expect(await refused(url, { 'accept-language': 'ar' })).toEqual(expected);
    },
  );

  test.each(['/api/job-listings/listings/?search=%ff', '/api/job-listings/listings/%', '/assets/%00'])(
    'a request for %s, which is not the address of a page, is refused in JSON',
    async (url) => {
      expect(await refused(url)).toMatchObject({ status: 400, type: 'application/json; charset=utf-8' });
    },
  );

  test('the page for a refused request says how long to wait if too many requests came from the network, and other networks are not affected', async () => {
    const strict = await testServer({
      webFolder: join(folder, 'dist'),
      environment: { RATE_LIMITS: 'on' },
    });
    const visit = (remoteAddress: string) =>
      strict.app.inject({ url: '/how-it-works', remoteAddress, headers: { 'accept-language': 'de' } });
    for (let page = 0; page < 600; page += 1) await visit('2001:db8::1');
    const response = await visit('2001:db8::2');
    expect(response).toMatchObject({
      statusCode: 429,
      headers: { 'content-type': html, 'content-language': 'de', 'cache-control': 'no-store' },
    });
    expect(response.json()).toEqual({ refusal: { reason: 'too many', seconds: 60 }, language: 'de' });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(30);
    expect((await visit('2001:db8:0:1::1')).statusCode).toBe(200);
    await strict.close();
  });
});

describe('a server with rate limits', () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await testServer({ webFolder: join(folder, 'dist'), environment: { RATE_LIMITS: 'on' } });
  });
  afterAll(() => strict.close());

  test.each([
    ['pages', '203.0.113.1', 600, ['/how-it-works', '/no/such/page', '/job/99999', '/api/nothing']],
    [
      'files',
      '203.0.113.2',
      12_000,
      ['/favicon.svg', '/assets/app-1a2b.js', '/media/pictures/x', '/api/docs'],
    ],
  ])(
    'requests for %s count, whether these exist or not',
    async (_kind, remoteAddress, max, urls) => {
      const visit = (url: string) => strict.app.inject({ method: 'GET', url, remoteAddress });
      for (let count = 0; count < max / urls.length; count += 1)
        for (const { statusCode } of await Promise.all(urls.map(visit))) expect(statusCode).not.toBe(429);
      for (const url of urls) expect((await visit(url)).statusCode).toBe(429);
    },
    60_000,
  );

  test('a request for an address without a route counts towards the limit of files', async () => {
    const put = () => strict.app.inject({ method: 'PUT', url: '/no/such', remoteAddress: '203.0.113.3' });
    for (let count = 0; count < 12_000; count += 1) await put();
    expect((await put()).statusCode).toBe(429);
  }, 60_000);
});

test('assets may be cached forever, and are compressed if the client accepts it', async () => {
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

test('browsers must ask each time whether a file outside the folder assets has changed', async () => {
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
});

test.each(['/api/nothing', '/api', '/media/x', '/assets/app-old.js', '/assets/', '/robots.php', '/.env'])(
  '%s returns 404 in JSON',
  async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(body).toBe('{"detail":"Not found.","code":"not_found"}');
  },
);

test('the address that password managers open redirects to the page on which users set a new password', async () => {
  const { statusCode, headers } = await get('/.well-known/change-password');
  expect({ statusCode, location: headers.location }).toEqual({
    statusCode: 302,
    location: '/change-password',
  });
});

describe('the security headers of a response', () => {
  test('the security headers allow only scripts of this origin and the page’s inline script, and do not allow other sites to frame the page', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hashOf('early()')}';`);
    expect(policy).toContain(`style-src 'self' 'sha256-${hashOf('')}' 'sha256-${hashOf('p{}')}';`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/base-uri 'none';.*object-src 'none';/);
    expect(policy).not.toContain('unsafe-eval');
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  test('the security headers are also set if a request cannot be routed', async () => {
    const { statusCode, headers } = await get('/api/%');
    expect(statusCode).toBe(400);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  });

  test('the headers allow other origins only if CORS_ORIGINS names them', async () => {
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
      url: '/api/job-listings/listings/1/edit/',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'if-match, x-csrftoken',
      },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toMatch(/If-Match.*X-CSRFToken/);
    expect(allowed.headers['access-control-expose-headers']).toContain('ETag');
    await open.close();
  });
});
