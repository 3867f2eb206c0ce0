/*
 * Stops the clock of a story for its screenshot. A story keeps running after its test: a toast counts down, for
 * example. Slow and fast machines must still take the same screenshot.
 */

type Start = (handler: TimerHandler, delay?: number, ...values: unknown[]) => number;

const pending = new Set<number>();
const clock: Record<'setTimeout' | 'setInterval', Start> = {
  setTimeout: window.setTimeout.bind(window),
  setInterval: window.setInterval.bind(window),
};

/** Tracks the timers that the story sets. */
export function watchClock() {
  pending.clear();
  Object.assign(window, {
    setTimeout: remembered(clock.setTimeout),
    setInterval: remembered(clock.setInterval),
  });
}

/** Cancels pending timers, and ignores new ones until the clock starts again. */
export function stopClock() {
  Object.assign(window, { setTimeout: never, setInterval: never });
  // Timeouts and intervals share their ids, so `clearTimeout` cancels both.
  for (const timer of pending) window.clearTimeout(timer);
  pending.clear();
}

/** Restarts the clock after the screenshot. */
export function startClock() {
  Object.assign(window, clock);
}

const LIMIT_MS = 10_000;

/** Rejects with this message if the promise takes too long. The time passes even while the clock is stopped. */
export function inTime<Value>(promise: Promise<Value>, message: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = clock.setTimeout(() => {
      reject(new Error(`${message} within ${LIMIT_MS / 1000} seconds.`));
    }, LIMIT_MS);
    promise.then(resolve, reject).finally(() => window.clearTimeout(timer));
  });
}

const never: Start = () => 0;

function remembered(start: Start): Start {
  return (...call) => {
    const timer = start(...call);
    pending.add(timer);
    return timer;
  };
}
