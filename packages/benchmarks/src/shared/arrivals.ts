/**
 * Sends requests at a fixed rate, even if responses are slow. The duration of a request is measured from its scheduled
 * time. If a server hangs for ten seconds, all requests of this time therefore count as delayed, not only one.
 */
import { createHistogram } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { countOutcome } from '@skillharbor/api/testing/outcome';
import type { Outcomes } from '@skillharbor/api/testing/outcome';

export interface Experience {
  name: string;
  count: number;
  /** The median duration, in milliseconds. `p99` and `max` are also in milliseconds. */
  p50: number;
  p99: number;
  max: number;
  outcomes: Outcomes;
}

/** Measures the requests of one kind. */
export interface Stopwatch {
  /** @param due the scheduled time of the request, on the clock of `performance` */
  stop(due: number, outcome: string): void;
  experience(): Experience;
}

export function createStopwatch(name: string): Stopwatch {
  const nanoseconds = createHistogram();
  const outcomes: Outcomes = {};
  const inMilliseconds = (value: number) => value / 1e6;
  return {
    stop(due, outcome) {
      nanoseconds.record(Math.max(1, Math.round((performance.now() - due) * 1e6)));
      countOutcome(outcomes, outcome);
    },
    experience: () => ({
      name,
      count: nanoseconds.count,
      p50: inMilliseconds(nanoseconds.percentile(50)),
      p99: inMilliseconds(nanoseconds.percentile(99)),
      max: inMilliseconds(nanoseconds.max),
      outcomes,
    }),
  };
}

/** Calls the function at fixed intervals, even if earlier calls have not ended. Resolves when all calls have ended. */
export async function atIntervals(
  everyMs: number,
  seconds: number,
  call: (due: number) => Promise<void>,
): Promise<void> {
  const start = performance.now();
  const calls: Promise<void>[] = [];
  for (let due = start; due < start + seconds * 1000; due += everyMs) {
    await setTimeout(Math.max(0, due - performance.now()));
    calls.push(call(due));
  }
  await Promise.all(calls);
}

/** Writes a Markdown table with one row for each kind of request. */
export function experienceTable(experiences: readonly Experience[]): string {
  const rows = experiences.map(({ name, count, p50, p99, max }) => [
    name,
    String(count),
    ...[p50, p99, max].map((ms) => ms.toFixed(1)),
  ]);
  const head = ['', 'requests', 'p50 ms', 'p99 ms', 'max ms'];
  const line = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, line, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Writes the number of each outcome, such as `3 × 503`. */
export function listed(outcomes: Outcomes): string {
  const parts = Object.entries(outcomes).map(([outcome, count]) => `${count} × ${outcome}`);
  return parts.join(', ') || 'none had a response';
}
