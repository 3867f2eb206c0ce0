import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pino } from 'pino';
import { createSchedule } from './schedule.ts';
import type { Schedule, TaskRun } from './schedule.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let runs: TaskRun[];
let lines: string[];
let stop: () => Promise<void>;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-04T22:30:00Z') });
  runs = [];
  lines = [];
});
afterEach(async () => {
  await Promise.all([stop(), vi.advanceTimersByTimeAsync(MINUTE_MS)]);
  vi.useRealTimers();
});

/** Starts a schedule with one task. */
async function startWith(
  run: (stopping: AbortSignal) => Promise<void>,
  everyS = 30,
): Promise<Schedule<'work'>> {
  const schedule = createSchedule(
    { work: { everyS, run } },
    {
      clock: () => new Date(),
      log: pino({ level: 'debug' }, { write: (line) => void lines.push(line) }),
      onRun: (done) => void runs.push(done),
    },
  );
  ({ stop } = schedule);
  schedule.start();
  await vi.advanceTimersByTimeAsync(0);
  return schedule;
}

const succeed = () => vi.fn<() => Promise<void>>(() => Promise.resolve());

test('a task runs at the start, and then once in each period', async () => {
  const work = succeed();
  await startWith(work);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect(work).toHaveBeenCalledTimes(1 + 20);
});

test('a daily task runs after each midnight in UTC', async () => {
  const work = succeed();
  await startWith(work, 24 * 60 * 60);
  await vi.advanceTimersByTimeAsync(1.5 * HOUR_MS - 1);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(23 * HOUR_MS);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a failed task runs again after 15 seconds, and each run is counted and logged under the task’s name', async () => {
  const work = succeed().mockRejectedValueOnce(new Error('The disk is full.'));
  await startWith(work, 60 * 60);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(runs).toMatchObject([
    { task: 'work', result: 'failure' },
    { task: 'work', result: 'success' },
  ]);
  const failure = lines.find((line) => line.includes('"msg":"a task failed"'));
  expect(failure).toContain('"task":"work"');
  expect(failure).toContain('The disk is full.');
});

test('a task can be started by its name, at once or after a delay', async () => {
  const work = succeed();
  const schedule = await startWith(work, 60 * 60);
  schedule.startTask('work');
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
  schedule.startTask('work', 20);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(3);
});

test('a task reports the time of its last run, and the number of failures since the last success', async () => {
  const work = succeed().mockRejectedValueOnce(new Error('The disk is full.'));
  const schedule = await startWith(work, 60 * 60);
  const [report] = schedule.states();
  expect(report).toEqual({
    name: 'work',
    everyS: 60 * 60,
    state: 'failed',
    lastRunAt: new Date('2026-05-04T22:30:00Z'),
    failures: 1,
    error: 'Error: The disk is full.',
  });
  await schedule.runTask('work');
  expect(work).toHaveBeenCalledTimes(2);
  expect(schedule.states()).toMatchObject([{ state: 'succeeded', failures: 0, error: null }]);
  await schedule.runTask('unknown');
  expect(work).toHaveBeenCalledTimes(2);
});

test('if a task is started while it is running, it runs once more afterwards, and never twice at a time', async () => {
  const first = Promise.withResolvers<void>();
  const work = succeed().mockReturnValueOnce(first.promise);
  const schedule = await startWith(work);
  for (let count = 0; count < 3; count += 1) schedule.startTask('work');
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(work).toHaveBeenCalledTimes(1);
  first.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
});

test('stopping the schedule aborts the signal of a running task, waits for the task, and starts no other run', async () => {
  let isAborted = false;
  const work = vi.fn<(stopping: AbortSignal) => Promise<void>>(
    (stopping) =>
      new Promise((resolve) => {
        stopping.addEventListener('abort', () => {
          isAborted = true;
          resolve();
        });
      }),
  );
  const schedule = await startWith(work);
  schedule.startTask('work');
  schedule.startTask('work', 10);
  await schedule.stop();
  expect(isAborted).toBe(true);
  expect(runs).toHaveLength(1);
  schedule.startTask('work');
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(work).toHaveBeenCalledTimes(1);
});

test('stopping the schedule takes at most two seconds, even if a task never ends', async () => {
  const schedule = await startWith(() => new Promise(() => undefined));
  let isStopped = false;
  const stopped = schedule.stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(isStopped).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await stopped;
});
