import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryCounters, networkOf } from './limits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('when a budget is used up, calls are refused until the next period', async () => {
  const counter = memoryCounters()({ max: 2, seconds: 600 });
  await counter.spend('a');
  await counter.spend('a');
  const refusal = {
    statusCode: 429,
    retryAfter: 600,
    problem: { code: 'too_many_attempts_for_minutes', params: { minutes: 10 } },
  };
  await expect(counter.spend('a')).rejects.toMatchObject(refusal);
  await counter.spend('b');
  vi.advanceTimersByTime(600_000);
  await counter.spend('a');
});

test('operations that have the same budget share its counter', async () => {
  const counterOf = memoryCounters();
  const budget = { max: 1, seconds: 60 };
  await counterOf(budget).spend('a');
  await expect(counterOf(budget).spend('a')).rejects.toMatchObject({ problem: 'too_many_attempts' });
  await counterOf({ ...budget }).spend('a');
});

test('all addresses in one IPv6 network count as the same caller', () => {
  expect(networkOf('2001:db8::1')).toBe(networkOf('2001:db8::ffff'));
  expect(networkOf('2001:db8::1')).not.toBe(networkOf('2001:db8:0:1::1'));
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
});
