/** Requests as nobody should send them. Every answer is JSON in the contract's shapes, which `send` checks. */
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { ApplicationList } from '@skillharbor/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer } from '../testing/app.ts';
import type { TestServer } from '../testing/app.ts';
import { jobInput, postJob, sender, signUp } from '../testing/people.ts';
import type { Send, TestPerson } from '../testing/people.ts';
import { smallPdf } from '../testing/resumes.ts';

let server: TestServer;
let client: TestPerson;
let send: Send;
beforeAll(async () => {
  server = await testServer();
  client = await signUp(server, 'client');
  send = sender(server);
});
afterAll(() => server.close());

const postRaw = (payload: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/auth/login/',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

describe('JSON', () => {
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
  ])('that is %s is refused', async (_name, payload) => {
    const response = await postRaw(payload);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).not.toHaveLength(0);
  });

  test('is taken as it is: a number in quotes is none', async () => {
    const body = { freelancer_id: '1', client_email: 'li@example.com', message: 'Hello' };
    expect(await send('POST', '/api/contact/contact-freelancer/', { body })).toMatchObject({
      status: 400,
      body: { freelancer_id: ['Enter a whole number.'] },
    });
  });

  test('that is too large is refused before it is read, and while it is read', async () => {
    const payload = JSON.stringify({ email: 'a', password: 'b'.repeat(300_000) });
    expect((await postRaw(payload)).json()).toEqual({ detail: 'This is too large to send.' });
    const chunked = await postRaw(payload, { 'transfer-encoding': 'chunked' });
    expect(chunked.statusCode).toBe(413);
  });
});

test('the character NUL is refused wherever it comes', async () => {
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
] as const)('%s %s is not found, in JSON', async (method, url) => {
  expect(await send(method, url)).toMatchObject({ status: 404, body: { detail: 'Not found.' } });
});

test('a trailing slash more or less is no difference', async () => {
  expect((await send('GET', '/api/job-listings/listings?page=1')).status).toBe(200);
  expect((await client.send('GET', '/api/applications/list/1/')).status).toBe(404);
});

test('a body that does not belong there is no obstacle', async () => {
  const job = await client.send<{ id: number }>('POST', '/api/job-listings/create/', {
    body: { ...jobInput, is_active: false },
  });
  const url = `/api/job-listings/listings/${job.body.id}/edit/`;
  expect((await client.send('DELETE', url, { headers: { 'content-type': 'application/json' } })).status).toBe(
    204,
  );
});

test('every answer says that it is JSON, not to be kept, and not to be guessed at', async () => {
  for (const url of ['/api/site/', '/api/nothing/']) {
    const { headers } = await send('GET', url);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  }
});

test('what is not HTTP is answered in JSON as well', async () => {
  const address = await server.app.listen({ port: 0 }).then(() => server.app.server.address() as AddressInfo);
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(address.port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
    let text = '';
    socket.on('data', (data) => (text += data.toString()));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toContain('{"detail":"This request could not be understood."}');
});

test('a field may have the name of something that every object has', async () => {
  const body = { ...jobInput, toString: 'x', valueOf: 1, hasOwnProperty: null };
  const { status, body: errors } = await client.send('POST', '/api/job-listings/create/', { body });
  const sentence = ['There is no such field.'];
  expect(status).toBe(400);
  expect(errors).toEqual({ toString: sentence, valueOf: sentence, hasOwnProperty: sentence });
});

test('of thousands of fields that do not exist, some are named', async () => {
  const fields = Array.from({ length: 20_000 }, (_, index) => [`f${index}`, 1]);
  const body = Object.fromEntries(fields) as object;
  const { status, body: errors } = await send('POST', '/api/auth/login/', { body });
  expect(status).toBe(400);
  expect(Object.keys(errors as object)).toHaveLength(50);
});

test('text is kept exactly as it was typed', async () => {
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
  const form = { listing: String(job.id), cover_letter: text, resume: await smallPdf() };
  await freelancer.send('POST', '/api/applications/apply/', { form });
  const received = () => client.send<ApplicationList>('GET', `/api/applications/list/${job.id}`);
  const [application] = (await received()).body.results;
  expect(application).toMatchObject({ cover_letter: text });
  await client.send('PATCH', `/api/applications/update/${application?.id}/`, {
    body: { status: 'rejected', decline_reason: text },
  });
  expect((await received()).body.results).toMatchObject([{ decline_reason: text }]);
});

test('half of a character is refused: it could not be stored as it was typed', async () => {
  const body = { ...jobInput, title: 'A \ud83d ship' };
  expect(await client.send('POST', '/api/job-listings/create/', { body })).toMatchObject({
    status: 400,
    body: { title: ['This text has a character in it that is not whole. Please type it again.'] },
  });
});

test.each(['', '--x', '--x\r\n\r\nhalf', '\0'])('a form that is %j is refused', async (payload) => {
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

test('no id is two hundred characters long, so there is no such thing', async () => {
  expect(await send('GET', `/api/job-listings/listings/${'1'.repeat(201)}/`)).toMatchObject({
    status: 404,
    body: { detail: 'Not found.' },
  });
});
