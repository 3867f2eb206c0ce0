import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAdmissionQueue } from './admissionQueue.ts';
import type { AdmissionQueue, AdmissionQueueOptions, Permit } from './admissionQueue.ts';
import { DatabaseBusyError } from './errors.ts';
import type { Caller } from './queryContext.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const queueOf = (options: Partial<AdmissionQueueOptions> = {}) =>
  createAdmissionQueue({ permits: 1, reserved: 0, now: () => Date.now(), ...options });

const from = (address: string): Caller => ({ address });

/** The names of the callers, in the order in which they were served. */
let served: string[];
beforeEach(() => void (served = []));

/** Waits for a permit, holds it for this many milliseconds, and then releases it. */
async function run(queue: AdmissionQueue, name: string, caller: Caller, statement: string, ms = 1) {
  const permit = await queue.acquire({ statement, caller });
  served.push(name);
  setTimeout(() => permit.release(), ms);
}

const outcomeOf = (acquired: Promise<unknown>) =>
  acquired.then(
    () => 'served',
    (error: unknown) => error,
  );

test('a caller whose IP address has used the database a lot waits behind callers at other addresses', async () => {
  const queue = queueOf();
  const all = [0, 1, 2, 3].map((number) => run(queue, `greedy ${number}`, from('greedy'), 'scan', 100));
  await vi.advanceTimersByTimeAsync(50);
  all.push(run(queue, 'modest', from('modest'), 'scan', 100));
  await vi.runAllTimersAsync();
  await Promise.all(all);
  expect(served).toEqual(['greedy 0', 'modest', 'greedy 1', 'greedy 2', 'greedy 3']);
});

test('the queue serves requests with the same priority in the order of their arrival', async () => {
  let time = 0;
  const queue = queueOf({ now: () => (time += 0.01) });
  const names = ['first', 'second', 'third', 'fourth'];
  const all = names.map((name) => run(queue, name, from('same'), 'lookup'));
  await vi.runAllTimersAsync();
  await Promise.all(all);
  expect(served).toEqual(names);
});

test('of the queries from one address, the queue first serves those whose statements were fast before', async () => {
  const queue = queueOf();
  const caller = () => from('same');
  await run(queue, 'long', caller(), 'scan', 100);
  await vi.runAllTimersAsync();
  await run(queue, 'short', caller(), 'lookup', 1);
  const all = [
    run(queue, 'long', caller(), 'scan', 100),
    run(queue, 'long', caller(), 'scan', 100),
    run(queue, 'short', caller(), 'lookup', 1),
  ];
  await vi.runAllTimersAsync();
  await Promise.all(all);
  expect(served).toEqual(['long', 'short', 'short', 'long', 'long']);
});

test('the use that is recorded for an address decreases over time', async () => {
  const queue = queueOf();
  await run(queue, 'greedy', from('greedy'), 'scan', 1_000);
  await vi.advanceTimersByTimeAsync(30_000);
  await run(queue, 'other', from('other'), 'scan', 10);
  const all = [run(queue, 'greedy', from('greedy'), 'a'), run(queue, 'other', from('other'), 'a')];
  await vi.runAllTimersAsync();
  await Promise.all(all);
  expect(served).toEqual(['greedy', 'other', 'greedy', 'other']);
});

test('the queue removes and rejects a request that has waited too long', async () => {
  const queue = queueOf({ maxWaitMs: 2_000 });
  const permit = await queue.acquire({ statement: 'stuck', caller: from('any') });
  const outcome = outcomeOf(queue.acquire({ statement: 'other', caller: from('any') }));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await outcome).toBeInstanceOf(DatabaseBusyError);
  permit.release();
  expect(await outcomeOf(queue.acquire({ statement: 'other', caller: from('any') }))).toBe('served');
});

test('the server’s own work may wait longer than requests', async () => {
  const queue = queueOf({ maxWaitMs: 2_000 });
  const permit = await queue.acquire({ statement: 'slow', caller: null });
  const outcome = outcomeOf(queue.acquire({ statement: 'other', caller: null }));
  await vi.advanceTimersByTimeAsync(20_000);
  permit.release();
  expect(await outcome).toBe('served');
});

test('a full queue rejects the query that would be served last, even if it is not the newest', async () => {
  const queue = queueOf({ maxQueueLength: 2 });
  await run(queue, 'first', from('greedy'), 'scan', 500);
  await vi.runAllTimersAsync();
  await run(queue, 'second', from('greedy'), 'scan', 500);
  const outcomes = ['greedy', 'greedy', 'modest'].map((address) =>
    outcomeOf(run(queue, address, from(address), 'scan', 500)),
  );
  await vi.runAllTimersAsync();
  const [one, other, modest] = await Promise.all(outcomes);
  expect(modest).toBe('served');
  expect([one, other].filter((outcome) => outcome instanceof DatabaseBusyError)).toHaveLength(1);
});

test('one request holds at most two permits, so the queries of other requests overtake its third query', async () => {
  const queue = queueOf({ permits: 4 });
  const request = from('one');
  const permits: Permit[] = [];
  const acquire = async (caller: Caller) =>
    void permits.push(await queue.acquire({ statement: `${permits.length}`, caller }));
  const third = [acquire(request), acquire(request), acquire(request)][2];
  await acquire(from('other'));
  expect(permits).toHaveLength(3);
  permits[0]?.release();
  await third;
  expect(permits).toHaveLength(4);
});

test('long statements, and several runs of one statement at a time, do not take the reserved permits', async () => {
  const queue = queueOf({ permits: 4, reserved: 2 });
  const acquire = (statement: string) => outcomeOf(queue.acquire({ statement, caller: from('any') }));
  await Promise.all([acquire('locked'), acquire('locked')]);
  const third = acquire('locked');
  expect(await acquire('health')).toBe('served');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await third).toBeInstanceOf(DatabaseBusyError);

  // The first `health` statement has already run for two seconds, so the queue expects the second one to be slow.
  const long = acquire('health');
  expect(await acquire('short')).toBe('served');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await long).toBeInstanceOf(DatabaseBusyError);
});

test('a permit is released only once, even if release is called several times', async () => {
  const queue = queueOf();
  const permit = await queue.acquire({ statement: 'a', caller: from('any') });
  permit.release();
  permit.release();
  await queue.acquire({ statement: 'b', caller: from('any') });
  const outcome = outcomeOf(queue.acquire({ statement: 'c', caller: from('any') }));
  await vi.runAllTimersAsync();
  expect(await outcome).toBeInstanceOf(DatabaseBusyError);
});
