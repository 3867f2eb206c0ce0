/*
 * A story goes on living after its test: a toast counts down, a counter waits to be announced. For a picture its
 * clock stops, so that a slow machine sees what a fast one sees.
 */

type Start = (handler: TimerHandler, delay?: number, ...values: unknown[]) => number;

const pending = new Set<number>();
const clock: Record<'setTimeout' | 'setInterval', Start> = {
  setTimeout: window.setTimeout.bind(window),
  setInterval: window.setInterval.bind(window),
};

/** Remembers the timers that the story sets. */
export function watchClock() {
  pending.clear();
  Object.assign(window, {
    setTimeout: remembered(clock.setTimeout),
    setInterval: remembered(clock.setInterval),
  });
}

/** What was to happen later no longer does, and what is asked for from now on never will, until the clock starts. */
export function stopClock() {
  Object.assign(window, { setTimeout: never, setInterval: never });
  // Timeouts and intervals share their numbers.
  for (const timer of pending) window.clearTimeout(timer);
  pending.clear();
}

/** For what comes after the picture. */
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
