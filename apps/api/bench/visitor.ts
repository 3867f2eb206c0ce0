/**
 * A visitor who sends requests at fixed intervals, however long the responses take, each over a new connection.
 * Durations count from the scheduled time: a server that hangs for ten seconds delays all two hundred requests of that
 * time, and not just one.
 */
import { createHistogram } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { countOutcome, outcomeOf } from '../src/testing/outcome.ts';
import type { Outcomes } from '../src/testing/outcome.ts';

export interface Visit {
  name: string;
  path: string;
  everyMs: number;
}

export interface Experience {
  name: string;
  count: number;
  /** In milliseconds. */
  p50: number;
  p99: number;
  max: number;
  outcomes: Outcomes;
}

/** A later response counts as none. */
const TIMEOUT_SECONDS = 60;

export async function visit(
  address: string,
  { name, path, everyMs }: Visit,
  seconds: number,
): Promise<Experience> {
  const nanoseconds = createHistogram();
  const outcomes: Outcomes = {};
  const ask = async (due: number) => {
    const outcome = await outcomeOf(address + path, {
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
    });
    nanoseconds.record(Math.max(1, Math.round((performance.now() - due) * 1e6)));
    countOutcome(outcomes, outcome === 'ABORT_ERR' ? `no response within ${TIMEOUT_SECONDS} s` : outcome);
  };

  const start = performance.now();
  const asked: Promise<void>[] = [];
  for (let due = start; due < start + seconds * 1000; due += everyMs) {
    await setTimeout(Math.max(0, due - performance.now()));
    asked.push(ask(due));
  }
  await Promise.all(asked);
  const inMilliseconds = (value: number) => value / 1e6;
  return {
    name,
    count: nanoseconds.count,
    p50: inMilliseconds(nanoseconds.percentile(50)),
    p99: inMilliseconds(nanoseconds.percentile(99)),
    max: inMilliseconds(nanoseconds.max),
    outcomes,
  };
}
