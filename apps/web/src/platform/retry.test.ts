import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retry } from './retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('retry makes no further attempt after one has succeeded', async () => {
  const attempt = vi.fn<() => boolean>(() => true);
  expect(await retry(attempt, [100])).toBe(true);
  expect(attempt).toHaveBeenCalledOnce();
});

test('retry waits for each pause before its next attempt', async () => {
  const attempt = vi
    .fn<() => boolean>()
    .mockReturnValueOnce(false)
    .mockReturnValueOnce(false)
    .mockReturnValueOnce(true);
  const result = retry(attempt, [100, 300]);
  await vi.advanceTimersByTimeAsync(399);
  expect(attempt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toBe(true);
});

test('retry returns false if every attempt failed', async () => {
  const result = retry(() => false, [100]);
  await vi.advanceTimersByTimeAsync(100);
  expect(await result).toBe(false);
});
