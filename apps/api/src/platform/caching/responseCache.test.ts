import { beforeEach, expect, test, vi } from 'vitest';
import type { WholeResponse } from '@skillharbor/contract-server/wholeResponses';
import type { ResponseCache } from '@skillharbor/contract-server/publicReads';
import { createResponseCache } from './responseCache.ts';

const MAX_BYTES = 10_000;

let version: string;
let cache: ResponseCache;
beforeEach(() => {
  version = 'first';
  cache = createResponseCache({ publicVersion: async () => version, maxBytes: MAX_BYTES });
});

const response = (text: string, status = 200): WholeResponse => ({
  status,
  headers: { 'content-type': 'text/plain' },
  body: Buffer.from(text),
});
const producing = (...texts: string[]) =>
  texts.reduce(
    (produce, text) => produce.mockResolvedValueOnce(response(text)),
    vi.fn<() => Promise<WholeResponse>>(),
  );
const textOf = async (key: string, produce: () => Promise<WholeResponse>) =>
  String((await cache.get(key, produce)).body);

test('the cache produces only one response for each version and key', async () => {
  const produce = producing('one', 'two', 'three');
  expect([await textOf('/a', produce), await textOf('/a', produce)]).toEqual(['one', 'one']);
  expect(await textOf('/b', produce)).toBe('two');
  version = 'second';
  expect([await textOf('/a', produce), await textOf('/a', produce)]).toEqual(['three', 'three']);
});

test('requests that arrive at the same time share one response', async () => {
  const produce = producing('one', 'two');
  expect(await Promise.all([textOf('/a', produce), textOf('/a', produce)])).toEqual(['one', 'one']);
  expect(produce).toHaveBeenCalledOnce();
});

test('a response whose production began before a change is not used after the change', async () => {
  const late = Promise.withResolvers<WholeResponse>();
  const before = textOf('/a', () => late.promise);
  await Promise.resolve();
  version = 'second';
  expect(await textOf('/a', producing('new'))).toBe('new');
  late.resolve(response('old'));
  expect(await before).toBe('old');
  expect(await textOf('/a', producing('none'))).toBe('new');
});

test('the cache does not store errors', async () => {
  await expect(cache.get('/a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await textOf('/a', async () => response('Sorry.', 500))).toBe('Sorry.');
  expect(await textOf('/a', async () => response('Not here.', 404))).toBe('Not here.');
  expect(await textOf('/a', producing('none'))).toBe('Not here.');
});

test('the cache does not exceed its maximum size, and first removes the response that was not requested for the longest time', async () => {
  const size = MAX_BYTES / 5;
  for (const key of ['/a', '/b', '/c']) await textOf(key, producing(key.repeat(size / 2)));
  await textOf('/a', producing('none'));
  await textOf('/d', producing('d'.repeat(size)));
  expect(await textOf('/a', producing('again'))).toMatch(/^\/a/);
  expect(await textOf('/b', producing('again'))).toBe('again');
  const huge = 'x'.repeat(MAX_BYTES);
  expect(await textOf('/huge', producing(huge))).toBe(huge);
  expect(await textOf('/huge', producing('again'))).toBe('again');
});

test('responses with the same content have the same entity tag, whatever the version', async () => {
  const tagOf = async (text: string) => (await cache.get('/a', async () => response(text))).headers.etag;
  const tag = await tagOf('one');
  expect(tag).toMatch(/^"[\w-]{27}"$/);
  version = 'second';
  expect(await tagOf('two')).not.toBe(tag);
  version = 'third';
  expect(await tagOf('one')).toBe(tag);
});
