/*
 * A story keeps running after its test: a toast counts down, a counter waits to be announced. For the screenshot its
 * clock stops, so that slow and fast machines see the same.
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

/** Cancels pending timers, and ignores new ones until the clock restarts. */
export function stopClock() {
  Object.assign(window, { setTimeout: never, setInterval: never });
  // Timeouts and intervals share their ids.
  for (const timer of pending) window.clearTimeout(timer);
  pending.clear();
}

/** For whatever follows the screenshot. */
export function startClock() {
  Object.assign(window, clock);
}

const never: Start = () => 0;

function remembered(start: Start): Start {
  return (...call) => {
    const timer = start(...call);
    pending.add(timer);
    return timer;
  };
}
