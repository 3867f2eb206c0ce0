/** Tests the package alone, with the server of the example. */
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

test('an operation receives the validated body and the caller', async () => {
  expect(await book('ada', booking)).toEqual({
    status: 201,
    body: { name: 'Nautilus, 2 nights, captain 1' },
  });
});

test('a caller without a session gets 401, and one with another role 403', async () => {
  expect(await book(null, booking)).toEqual({ status: 401, body: { problem: 'not_signed_in' } });
  expect(await book('bob', booking)).toEqual({
    status: 403,
    body: { problem: { code: 'role_required', params: { role: 'captain' } } },
  });
});

test('a response lists every problem of a body by field, and no text is converted to a number', async () => {
  expect(await book('ada', { ship: '', nights: '2', crew: 3 })).toEqual({
    status: 400,
    body: {
      problem: { fields: { ship: ['required'], nights: ['not_a_whole_number'], crew: ['unknown_field'] } },
    },
  });
});

test('a field of a response that the document does not declare is not sent', async () => {
  const results = [{ name: 'North 1', owner: 'ada' }];
  const careless = await harbourServer({
    ...harbour,
    listBerths: async () => ({ status: 200, body: { results } }),
  });
  expect((await careless.inject('/berths/')).json()).toEqual({ results: [{ name: 'North 1' }] });
  await careless.close();
});

test('text that databases cannot store is refused', async () => {
  expect(await book('ada', { ...booking, ship: 'Nautilus\0' })).toMatchObject({
    status: 400,
    body: { problem: { fields: { ship: ['invisible_character'] } } },
  });
});

test('the cookie alone permits reading, but a write must repeat the CSRF token', async () => {
  const request = { method: 'POST', url: '/berths/', body: booking } as const;
  const cookies = { access: 'ada', csrftoken: 'csrf-a' };
  const bare = await app.inject({ ...request, cookies });
  expect([bare.statusCode, bare.json()]).toEqual([403, { problem: 'csrf_token_wrong' }]);
  const repeated = await app.inject({ ...request, cookies, headers: { 'x-csrftoken': 'csrf-a' } });
  expect(repeated.statusCode).toBe(201);
});

test('the third booking within a minute from one address is refused before anything else', async () => {
  await book('ada', booking);
  await book('ada', booking);
  expect(await book(null, {})).toEqual({ status: 429, body: { problem: 'too_many_attempts' } });
});

test('a public read has an entity tag, and returns 304 to a client that has it', async () => {
  const first = await app.inject('/berths/');
  expect(first.json()).toEqual({ results: [{ name: 'North 1' }] });
  expect(first.headers['cache-control']).toBe('public, no-cache');
  const headers = { 'if-none-match': String(first.headers.etag) };
  expect((await app.inject({ url: '/berths/', headers })).statusCode).toBe(304);
});
