/** Tests this package without the application, on the server in the folder example. */
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { harbour, harbourServer } from './example/harbour.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = await harbourServer();
});
afterEach(() => app.close());

const book = async (token: string | null, body: object) => {
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
  const response = await app.inject({ method: 'POST', url: '/berths/', headers: authorization, body });
  return { status: response.statusCode, body: response.json<unknown>() };
};
const booking = { ship: 'Nautilus', nights: 2 };

test('an operation receives the validated body, and the caller', async () => {
  expect(await book('ada', booking)).toEqual({
    status: 201,
    body: { name: 'Nautilus, 2 nights, captain 1' },
  });
});

test('a caller without a session gets the status 401, and a caller with another role gets 403', async () => {
  expect(await book(null, booking)).toEqual({ status: 401, body: { problem: 'not_signed_in' } });
  expect(await book('bob', booking)).toEqual({
    status: 403,
    body: { problem: { code: 'role_required', params: { role: 'captain' } } },
  });
});

test('a response lists every problem of a body by field, and a text is not converted to a number', async () => {
  expect(await book('ada', { ship: '', nights: '2', crew: 3 })).toEqual({
    status: 400,
    body: {
      problem: { fields: { ship: ['required'], nights: ['not_a_whole_number'], crew: ['unknown_field'] } },
    },
  });
});

test('the server does not send response fields that the document does not declare', async () => {
  const results = [{ name: 'North 1', owner: 'ada' }];
  const careless = await harbourServer({
    ...harbour,
    listBerths: async () => ({ status: 200, body: { results } }),
  });
  expect((await careless.inject('/berths/')).json()).toEqual({ results: [{ name: 'North 1' }] });
  await careless.close();
});

test('a text that databases cannot store is refused', async () => {
  expect(await book('ada', { ...booking, ship: 'Nautilus\0' })).toMatchObject({
    status: 400,
    body: { problem: { fields: { ship: ['invisible_character'] } } },
  });
});

test('a request with only the cookie may read, but a write must also send the CSRF token in a header', async () => {
  const request = { method: 'POST', url: '/berths/', body: booking } as const;
  const cookies = { access: 'ada', csrftoken: 'csrf-a' };
  const bare = await app.inject({ ...request, cookies });
  expect([bare.statusCode, bare.json()]).toEqual([403, { problem: 'csrf_token_wrong' }]);
  const repeated = await app.inject({ ...request, cookies, headers: { 'x-csrftoken': 'csrf-a' } });
  expect(repeated.statusCode).toBe(201);
});

test('the third booking from one address within a minute is refused before anything else is checked', async () => {
  await book('ada', booking);
  await book('ada', booking);
  expect(await book(null, {})).toEqual({ status: 429, body: { problem: 'too_many_attempts' } });
});

test('a public read has an entity tag, and a client that sends this tag gets the status 304', async () => {
  const first = await app.inject('/berths/');
  expect(first.json()).toEqual({ results: [{ name: 'North 1' }] });
  expect(first.headers['cache-control']).toBe('public, no-cache');
  const headers = { 'if-none-match': String(first.headers.etag) };
  expect((await app.inject({ url: '/berths/', headers })).statusCode).toBe(304);
});
