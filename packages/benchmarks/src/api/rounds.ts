/** Runs a scenario several times, and reports its durations and processor time. */
import type { BenchServer } from '../shared/benchServer.ts';
import { measure } from '../shared/measure.ts';
import type { Timing } from '../shared/measure.ts';
import type { Scenario } from './scenarios.ts';

export interface Result extends Timing {
  name: string;
  /** The server's processor time for each request, in milliseconds. */
  server: number;
  /**
   * The database's processor time for each request, in milliseconds. It is null if the database runs inside the server,
   * or if the time cannot be measured.
   */
  database: number | null;
}

type MeasuredServer = Pick<BenchServer, 'address' | 'cpu'>;

const ROUNDS = 5;

/** Runs a scenario in several rounds, and returns the medians of their numbers. */
export async function run(server: MeasuredServer, scenario: Scenario, seconds: number): Promise<Result> {
  // The first run is not measured: it warms up compilers and caches, as on a server that has been running for a while.
  await measure(server.address, { ...scenario.load, seconds: seconds / ROUNDS });
  const rounds: Result[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await runOnce(server, scenario, seconds));
  const middle = (valueOf: (result: Result) => number) =>
    rounds.map(valueOf).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  return {
    name: scenario.name,
    requests: middle(({ requests }) => requests),
    perSecond: middle(({ perSecond }) => perSecond),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    server: middle(({ server: used }) => used),
    database: rounds.some(({ database }) => database === null)
      ? null
      : middle(({ database }) => database ?? Number.NaN),
  };
}

async function runOnce(server: MeasuredServer, { name, load }: Scenario, seconds: number): Promise<Result> {
  const before = await server.cpu();
  const timing = await measure(server.address, { ...load, seconds: seconds / ROUNDS });
  const after = await server.cpu();
  const each = (used: number) => (used * 1000) / timing.requests;
  return {
    ...timing,
    name,
    server: each(after.server - before.server),
    database:
      after.database === null || before.database === null ? null : each(after.database - before.database),
  };
}

/** Writes a Markdown table with one row for each result. */
export function table(results: readonly Result[]): string {
  const rows = results.map(({ name, perSecond, p50, p99, server, database }) => [
    name,
    perSecond.toFixed(0),
    p50.toFixed(2),
    p99.toFixed(2),
    server.toFixed(3),
    database?.toFixed(3) ?? '',
  ]);
  const head = ['', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms, server', 'CPU ms, database'];
  const line = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, line, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
