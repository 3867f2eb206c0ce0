/** Sends the mix of requests at a fixed rate, and measures response times and processor time. */
import { Agent } from 'node:http';
import { outcomeOf } from '@skillharbor/api/testing/outcome';
import { atIntervals, createStopwatch } from '../shared/arrivals.ts';
import type { Experience } from '../shared/arrivals.ts';
import type { BenchServer } from '../shared/benchServer.ts';
import { kinds, startMix } from './mix.ts';
import type { MixKind } from './mix.ts';

export interface LoadRun {
  /** The number of requests per second. */
  rate: number;
  seconds: number;
  all: Experience;
  kinds: Experience[];
  /**
   * The processor time, where 1 means one core all the time. `database` is null if the database runs inside the server.
   */
  cores: { servers: number; database: number | null; sender: number };
}

/** If a response takes longer than this, it counts as missing, because users would not wait for it. */
const TIMEOUT_MS = 10_000;

/** @param servers receive the requests in turn, as behind a load balancer, and share one database */
export async function runAtRate(
  servers: readonly BenchServer[],
  { rate, seconds }: { rate: number; seconds: number },
): Promise<LoadRun> {
  const [first] = servers;
  if (!first) throw new RangeError('There is no server.');
  const next = await startMix(first.address, first.openJobs);
  const agent = new Agent({ keepAlive: true });
  const all = createStopwatch('all');
  const stopwatches = Object.fromEntries(kinds.map((kind) => [kind, createStopwatch(kind)])) as Record<
    MixKind,
    ReturnType<typeof createStopwatch>
  >;
  const before = await used(servers);
  let sent = 0;
  await atIntervals(1000 / rate, seconds, async (due) => {
    const { kind, path, method = 'GET', headers = {}, body } = next();
    const server = servers[sent++ % servers.length] ?? first;
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const options = { method, agent, signal, headers: { ...headers, ...length } };
    const outcome = await outcomeOf(server.address + path, options, body);
    const named = outcome.startsWith('2') ? outcome : `${outcome} for ${method} ${path.split(/[?\d]/)[0]}`;
    all.stop(due, named);
    stopwatches[kind].stop(due, named);
  });
  const after = await used(servers);
  agent.destroy();
  const elapsed = (after.at - before.at) / 1000;
  return {
    rate,
    seconds,
    all: all.experience(),
    kinds: kinds.map((kind) => stopwatches[kind].experience()),
    cores: {
      servers: (after.servers - before.servers) / elapsed,
      database:
        after.database === null || before.database === null
          ? null
          : (after.database - before.database) / elapsed,
      sender: (after.sender - before.sender) / elapsed,
    },
  };
}

/** Returns how much processor time the servers, the database and this process have used so far, in seconds. */
async function used(servers: readonly BenchServer[]) {
  const each = await Promise.all(servers.map((server) => server.cpu()));
  const { user, system } = process.cpuUsage();
  return {
    at: performance.now(),
    servers: each.reduce((sum, { server }) => sum + server, 0),
    database: each[0]?.database ?? null,
    sender: (user + system) / 1e6,
  };
}

/** Returns the outcomes that were not successful, with their counts. */
export function failuresOf({ all: { outcomes } }: LoadRun): string[] {
  return Object.entries(outcomes)
    .filter(([outcome]) => !/^2\d\d$/.test(outcome))
    .map(([outcome, count]) => `${count} × ${outcome}`);
}

/** Writes a Markdown table with one row for each run. */
export function loadTable(runs: readonly LoadRun[]): string {
  const rows = runs.map((run) => [
    run.rate.toFixed(0),
    run.seconds.toFixed(0),
    run.all.p50.toFixed(1),
    run.all.p99.toFixed(1),
    ...run.kinds.map(({ p99 }) => p99.toFixed(1)),
    run.cores.servers.toFixed(2),
    run.cores.database?.toFixed(2) ?? '',
    run.cores.sender.toFixed(2),
    failuresOf(run).join(', ') || 'none',
  ]);
  const head = [
    'requests/s',
    'seconds',
    'p50 ms',
    'p99 ms',
    ...kinds.map((kind) => `p99 ms, ${kind}`),
    'cores, servers',
    'cores, database',
    'cores, sender',
    'failures',
  ];
  const line = head.map((_, column) => (column === head.length - 1 ? '---' : '---:'));
  return [head, line, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
