/** Tests malformed requests. `send` checks that every response is JSON, and has a shape that the contract declares. */
import { gzipSync } from 'node:zlib';
import type { ApplicationList, JobList } from '@skillharbor/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobInput, postJob, sender, signUp } from '../testing/people.ts';
import type { Send, TestPerson } from '../testing/people.ts';
import { parseResponse, sendRaw } from '../testing/rawHttp.ts';
import { smallPdf } from '../testing/resumes.ts';
import { testServer } from '../testing/testServer.ts';
import type { TestServer } from '../testing/testServer.ts';
import { sentencesOf } from '../testing/sentencesOf.ts';

let server: TestServer;
let client: TestPerson;
let send: Send;
beforeAll(async () => {
  server = await testServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  client = await signUp(server, 'client');
  send = sender(server);
});
afterAll(() => server.close());

const postRaw = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/auth/login/',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

describe('a request with a JSON body', () => {
  test.each([
    ['nothing', ''],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['null', 'null'],
    ['half of it', '{"email": '],
    ['a deep pit', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['a deep object', '{"a":'.repeat(30_000) + '1' + '}'.repeat(30_000)],
    ['the prototype', '{"__proto__": {"role": "client"}, "email": "a", "password": "b"}'],
    ['the constructor', '{"constructor": {"prototype": {}}, "email": "a", "password": "b"}'],
  ])('a JSON body that is %s is refused', async (_name, payload) => {
    const response = await postRaw(payload);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).not.toHaveLength(0);
  });

  test('JSON values are not converted: a number in quotes is not a number', async () => {
    const body = { freelancer_id: '1', client_email: 'li@example.com', message: 'Hello' };
    expect(await send('POST', '/api/contact/contact-freelancer/', { body })).toMatchObject({
      status: 400,
      body: { freelancer_id: ['Enter a whole number.'] },
    });
  });

  test('JSON may contain the byte order mark U+FEFF within a text, but not at the beginning of the body', async () => {
    const text = '\ufeffA ferry \ufeffapp';
    const typed = { title: text, short_description: text, description: text, location: text };
    const author = await signUp(server, 'client');
    const job = await postJob(author, typed);
    expect(job).toMatchObject(typed);
    expect((await author.send('GET', `/api/job-listings/my-detail/${job.id}/`)).body).toMatchObject(typed);

    const payload = JSON.stringify({ email: 'ada@example.com', password: 'x' });
    expect((await postRaw(payload)).statusCode).toBe(401);
    expect((await postRaw(`\ufeff${payload}`)).statusCode).toBe(400);
  });

  test.each([
    ['a byte that no character begins with', [0xff]],
    ['half of a character', [0xc3]],
    ['a character in too many bytes', [0xc0, 0xaf]],
    ['half of a pair', [0xed, 0xa0, 0xbd]],
  ])('a JSON body that is not UTF-8 is refused: %s', async (_name, bytes) => {
    const [before = '', after = ''] = JSON.stringify({ email: 'a|', password: 'x' }).split('|');
    const payload = Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);
    const response = await postRaw(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ detail: 'This request could not be understood.' });
  });

  test.each(['gzip', 'br', 'GZIP', 'identity, gzip', 'x-unknown'])(
    'a JSON body in the content encoding %s is refused',
    async (encoding) => {
      const payload = gzipSync(JSON.stringify({ email: 'ada@example.com', password: 'x' }));
      const response = await postRaw(payload, { 'content-encoding': encoding });
      expect(response.statusCode).toBe(415);
      expect(response.json()).toMatchObject({ detail: 'Send the body as it is, without Content-Encoding.' });
    },
  );

  test('JSON in the content encoding "identity" is accepted', async () => {
    const payload = JSON.stringify({ email: 'ada@example.com', password: 'x' });
    expect((await postRaw(payload, { 'content-encoding': 'Identity' })).statusCode).toBe(401);
  });

  test('JSON that is too large is refused because of its declared length, or while the server reads it', async () => {
    const payload = JSON.stringify({ email: 'a', password: 'b'.repeat(300_000) });
    expect((await postRaw(payload)).json()).toMatchObject({ detail: 'This is too large to send.' });
    const chunked = await postRaw(payload, { 'transfer-encoding': 'chunked' });
    expect(chunked.statusCode).toBe(413);
  });
});

test('the character NUL is refused in bodies, queries and paths', async () => {
  const sentence = ['Remove the invisible character (NUL) from this text.'];
  const body = { ...jobInput, title: 'A\0B', location: '\0' };
  expect(await client.send('POST', '/api/job-listings/create/', { body })).toMatchObject({
    status: 400,
    body: { title: sentence, location: sentence },
  });
  expect(await send('GET', '/api/job-listings/listings/?search=a%00b')).toMatchObject({
    status: 400,
    body: { search: sentence },
  });
  expect((await send('GET', '/api/job-listings/listings/%00/')).status).toBe(400);
});

test.each([
  '/api/job-listings/listings/?page=0',
  '/api/job-listings/listings/?page=-1',
  '/api/job-listings/listings/?page=one',
  '/api/job-listings/listings/?page=',
  '/api/job-listings/listings/?page=1.5',
  '/api/job-listings/listings/?page=1&page=2',
  '/api/job-listings/listings/?page=99999999999999999999',
  '/api/job-listings/listings/?category=ships',
  `/api/job-listings/listings/?search=${'x'.repeat(101)}`,
  '/api/job-listings/listings/abc/',
  '/api/job-listings/listings/0/',
  '/api/job-listings/listings/2147483648/',
  '/api/accounts/freelancers/1e400/',
  '/api/job-listings/listings/%E0%A4%A/',
])('%s is a bad request', async (url) => {
  expect((await send('GET', url)).status).toBe(400);
});

test.each([
  ['GET', '/api/'],
  ['GET', '/api/nothing/here/'],
  ['GET', '/media/pictures/nothing.webp'],
  ['GET', '/media/pictures/..%2f..%2fdatabase'],
  ['DELETE', '/api/users/'],
  ['POST', '/dashboard'],
] as const)('%s %s returns 404 in JSON', async (method, url) => {
  expect(await send(method, url)).toMatchObject({ status: 404, body: { detail: 'Not found.' } });
});

test('a path with a trailing slash gets the same response as the path without the slash', async () => {
  expect((await send('GET', '/api/job-listings/listings?page=1')).status).toBe(200);
  expect((await client.send('GET', '/api/applications/list/1/')).status).toBe(404);
});

test('a content type without a body is ignored in a DELETE request', async () => {
  const job = await client.send<{ id: number }>('POST', '/api/job-listings/create/', {
    body: { ...jobInput, is_active: false },
  });
  const url = `/api/job-listings/listings/${job.body.id}/edit/`;
  expect((await client.send('DELETE', url, { headers: { 'content-type': 'application/json' } })).status).toBe(
    204,
  );
});

test('every response of the API has the content type JSON, a cache-control header, and the header x-content-type-options: nosniff', async () => {
  const caching = {
    '/api/site/': 'public, no-cache',
    '/api/users/': 'no-store',
    '/api/nothing/': 'no-store',
  };
  for (const [url, cacheControl] of Object.entries(caching)) {
    const { headers } = await send('GET', url);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  }
});

describe('a request in raw bytes', () => {
  const LIST = '/api/job-listings/listings/?page=2';
  const get = (target: string, ...lines: string[]) =>
    [`GET ${target} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n');
  const ask = async (request: string) => parseResponse(await sendRaw(server.app, request));

  test.each([
    ['what is not HTTP', 'NONSENSE\r\n\r\n', 400],
    ['a body of two lengths', get('/', 'Host: a', 'Content-Length: 1', 'Content-Length: 2'), 400],
    ['headers that are too large', get('/', 'Host: a', `X-Large: ${'a'.repeat(70_000)}`), 431],
    ['no Host', get(LIST), 400],
    ['two Hosts', get(LIST, 'Host: harbor.test', 'host: evil.test'), 400],
    ['the same Host twice, for a page', get('/', 'Host: harbor.test', 'Host: harbor.test'), 400],
  ])('is refused in JSON, with the usual headers, if it has: %s', async (_name, request, expected) => {
    const { status, headers, body } = await ask(request);
    expect(status).toBe(expected);
    expect(JSON.parse(body)).toEqual({
      detail: expect.any(String) as string,
      code: expect.any(String) as string,
    });
    const usual = server.app.inject('/api/nothing/');
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': (await usual).headers['content-security-policy'],
      'strict-transport-security': (await usual).headers['strict-transport-security'],
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  test('a request with an unknown Expect header gets the normal response', async () => {
    const { status, headers } = await ask(get('/api/site/', 'Host: harbor.test', 'Expect: miracles'));
    expect(status).toBe(200);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('the links in a response lead to this site, even if the request line names another site', async () => {
    const { status, body } = await ask(get(`http://evil.test${LIST}`, 'Host: evil.test'));
    expect(status).toBe(200);
    // The cast is safe, because openapi.yaml declares this shape, and other tests check the responses of this
    // operation.
    expect((JSON.parse(body) as JobList).previous).toBe(
      'https://harbor.test/api/job-listings/listings/?page=1',
    );
  });
});

test.each(['/', '/api/job-listings/listings/', '/healthz'])(
  'TRACE is not supported at %s, and the response repeats no header of the request',
  async (url) => {
    const { statusCode, body } = await server.app.inject({
      // The cast is needed, because the types of inject() do not include this HTTP method.
      method: 'TRACE' as 'GET',
      url,
      headers: { authorization: 'Bearer secret-token' },
    });
    expect([404, 405]).toContain(statusCode);
    expect(body).not.toContain('secret-token');
  },
);

test('a field may have the same name as a property that all JavaScript objects inherit', async () => {
  const body = { ...jobInput, toString: 'x', valueOf: 1, hasOwnProperty: null };
  const { status, body: errors } = await client.send('POST', '/api/job-listings/create/', { body });
  const sentence = ['There is no such field.'];
  expect(status).toBe(400);
  expect(sentencesOf(errors)).toEqual({ toString: sentence, valueOf: sentence, hasOwnProperty: sentence });
});

test('if a request has thousands of unknown fields, the response names only some of them', async () => {
  const fields = Array.from({ length: 20_000 }, (_, index) => [`f${index}`, 1]);
  const body = Object.fromEntries(fields) as object;
  const { status, body: errors } = await send('POST', '/api/auth/login/', { body });
  expect(status).toBe(400);
  expect(Object.keys(sentencesOf(errors))).toHaveLength(50);
});

test('a text is stored exactly as it was typed', async () => {
  const text = ' \t<b>"Ünï" \\ e\u0301 \u202e\u{1f4a5}</b>&amp;\n\n   %00 ${x} {{y}} \r\n ';
  const line = text.replace(/[\r\n]/g, ' ');
  const typed = {
    title: line,
    short_description: text,
    description: text,
    location: line,
    salary_range: line,
  };
  const job = await postJob(client, typed);
  expect(job).toMatchObject(typed);
  expect((await client.send('GET', `/api/job-listings/my-detail/${job.id}/`)).body).toMatchObject(typed);

  const freelancer = await signUp(server, 'freelancer');
  const form = { listing: String(job.id), cover_letter: text, resume: smallPdf() };
  await freelancer.send('POST', '/api/applications/apply/', { form });
  const received = () => client.send<ApplicationList>('GET', `/api/applications/list/${job.id}`);
  const [application] = (await received()).body.results;
  expect(application).toMatchObject({ cover_letter: text });
  await client.send('PATCH', `/api/applications/update/${application?.id}/`, {
    body: { status: 'rejected', decline_reason: text },
  });
  expect((await received()).body.results).toMatchObject([{ decline_reason: text }]);
});

test('half of a surrogate pair is refused, because the database cannot store it unchanged', async () => {
  const body = { ...jobInput, title: 'A \ud83d ship' };
  expect(await client.send('POST', '/api/job-listings/create/', { body })).toMatchObject({
    status: 400,
    body: { title: ['This text contains an incomplete character. Please type it again.'] },
  });
});

test.each(['', '--x', '--x\r\n\r\nhalf', '\0'])('a form whose body is %j is refused', async (payload) => {
  const freelancer = await signUp(server, 'freelancer');
  for (const boundary of ['x', 'x'.repeat(300), '']) {
    const headers = {
      authorization: `Bearer ${freelancer.session.access_token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    };
    const url = '/api/applications/apply/';
    const response = await server.app.inject({ method: 'POST', url, headers, payload });
    expect(response.statusCode).toBe(400);
  }
});

test('an id with two hundred digits gets the status 404', async () => {
  expect(await send('GET', `/api/job-listings/listings/${'1'.repeat(201)}/`)).toMatchObject({
    status: 404,
    body: { detail: 'Not found.' },
  });
});
