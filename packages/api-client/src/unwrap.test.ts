import { describe, expect, test } from 'vitest';
import { ApiError, NetworkError } from './errors.ts';
import { unwrap } from './unwrap.ts';

const response = (status: number, body: { data?: unknown; error?: unknown } = {}) =>
  Promise.resolve({ ...body, response: new Response(null, { status }) });

describe('unwrap', () => {
  test('returns the data of a successful response', async () => {
    await expect(unwrap(response(200, { data: { id: 1 } }))).resolves.toEqual({ id: 1 });
    await expect(unwrap(response(204))).resolves.toBeUndefined();
  });

  test('throws for every status but the expected one', async () => {
    await expect(unwrap(response(201, { data: 'sent' }), 201)).resolves.toBe('sent');
    await expect(unwrap(response(200, { data: 'sent' }), 201)).rejects.toMatchObject({ status: 200 });
    await expect(unwrap(response(500), 201)).rejects.toMatchObject({ status: 500 });
  });

  test('keeps the message of a refusal', async () => {
    const error = { detail: 'Not found.' };
    await expect(unwrap(response(404, { error }))).rejects.toMatchObject({
      status: 404,
      detail: 'Not found.',
      fieldErrors: {},
    });
  });

  test('keeps the field errors', async () => {
    const error = { title: ['This field is required.'], location: ['Too long.'] };
    await expect(unwrap(response(400, { error }))).rejects.toMatchObject({
      detail: null,
      fieldErrors: error,
    });
  });

  test.each([
    undefined,
    '',
    '<h1>Bad gateway</h1>',
    null,
    7,
    [],
    { detail: 7 },
    { title: 'x' },
    { title: [1] },
  ])('makes an error of any body: %j', async (error) => {
    const problem = await unwrap(response(500, { error })).catch((reason: unknown) => reason);
    expect(problem).toBeInstanceOf(ApiError);
    expect(problem).toMatchObject({ status: 500, detail: null, fieldErrors: {} });
  });

  test.each([new SyntaxError('Unexpected token <'), new TypeError('terminated')])(
    'treats %s as a missing response',
    async (error) => {
      await expect(unwrap(Promise.reject(error))).rejects.toThrow(NetworkError);
    },
  );

  test('rethrows other errors', async () => {
    const error = new Error('mine');
    await expect(unwrap(Promise.reject(error))).rejects.toBe(error);
  });
});
