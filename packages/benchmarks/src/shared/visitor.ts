/** Simulates a visitor who sends requests at fixed intervals, each over a new connection. */
import { outcomeOf } from '@skillharbor/api/testing/outcome';
import { atIntervals, createStopwatch } from './arrivals.ts';
import type { Experience } from './arrivals.ts';

export interface Visit {
  name: string;
  path: string;
  everyMs: number;
}

/** If a response takes longer than this, it counts as missing. */
const TIMEOUT_SECONDS = 60;

export async function visit(
  address: string,
  { name, path, everyMs }: Visit,
  seconds: number,
): Promise<Experience> {
  const stopwatch = createStopwatch(name);
  await atIntervals(everyMs, seconds, async (due) => {
    const outcome = await outcomeOf(address + path, {
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
    });
    stopwatch.stop(due, outcome === 'ABORT_ERR' ? `no response within ${TIMEOUT_SECONDS} s` : outcome);
  });
  return stopwatch.experience();
}
