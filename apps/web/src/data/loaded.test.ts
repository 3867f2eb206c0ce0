import { ApiError } from '@skillharbor/api-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { load } from './loaded.ts';

const log = vi.fn<(message: string, error?: unknown) => void>();
const never = () => new Promise<number>(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  log.mockReset();
});

describe('loading', () => {
  test('a quick answer is there with the page', async () => {
    await expect(load({ patience: 250, log }, () => Promise.resolve(5))).resolves.toEqual({
      status: 'ready',
      data: 5,
    });
  });

  test('a slow one follows the page', async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const loading = load({ patience: 250, log }, () => promise);
    await vi.advanceTimersByTimeAsync(250);
    const pending = await loading;
    expect(pending.status).toBe('pending');
    resolve(5);
    await expect(pending.status === 'pending' && pending.promise).resolves.toEqual({
      status: 'ready',
      data: 5,
    });
  });

  test('a server waits as long as it takes', async () => {
    const loading = load({ patience: Infinity, log }, never);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(Promise.race([loading, Promise.resolve('still waiting')])).resolves.toBe('still waiting');
  });

  test('a refusal becomes part of the page', async () => {
    const refused = () => Promise.reject(new ApiError(404, { detail: 'Not found.' }));
    await expect(load({ patience: 250, log }, refused)).resolves.toMatchObject({
      status: 'error',
      failure: { kind: 'refused', status: 404 },
    });
    expect(log).not.toHaveBeenCalled();
  });

  test('a fault of the app is logged', async () => {
    const fault = new TypeError('x is undefined');
    await load({ patience: 250, log }, () => Promise.reject(fault));
    expect(log).toHaveBeenCalledWith(expect.any(String), fault);
  });

  test('somebody who went on is no fault', async () => {
    await load({ patience: 250, log }, () => Promise.reject(new DOMException('gone', 'AbortError')));
    expect(log).not.toHaveBeenCalled();
  });
});
