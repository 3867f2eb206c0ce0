/**
 * Measures the highest rate of requests at which the marketplace responds in time, with a realistic mix of requests
 * (mix.ts):
 *
 *     pnpm -C packages/benchmarks load                          one process on the embedded database, two on PostgreSQL
 *     pnpm -C packages/benchmarks load --rate 50 --minutes 20   memory and response times at one rate
 *     pnpm -C packages/benchmarks load --database postgres --listings 10000 --freelancers 5000
 *
 * Prints tables for docs/performance.md. Exits with 1 if a request at a fixed rate gets an error, or gets no response
 * in time.
 */
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { NoPostgresError } from '@skillharbor/tooling/postgres';
import { startS3 } from '@skillharbor/api/testing/s3';
import { experienceTable } from '../shared/arrivals.ts';
import { createDataset, startBenchServer } from '../shared/benchServer.ts';
import type { BenchServer, Dataset, Kind } from '../shared/benchServer.ts';
import { failuresOf, loadTable, runAtRate } from './loadRun.ts';
import type { LoadRun } from './loadRun.ts';
import { visit } from '../shared/visitor.ts';

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    freelancers: { type: 'string', default: '50000' },
    'applications-from-each': { type: 'string', default: '20' },
    database: { type: 'string', default: 'embedded,postgres' },
    rate: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '60' },
  },
});
const amounts = {
  listings: Number(values.listings),
  freelancers: Number(values.freelancers),
  applicationsFromEach: Number(values['applications-from-each']),
};

/** The time in which 99 % of the responses must arrive. */
const P99_BUDGET_MS = 200;
const FIRST_RATE = 20;
const WARM_UP_SECONDS = 60;
const PROBE_SECONDS = 10;
/** The number of steps in the search for the highest rate, between a rate within the budget and a rate beyond it. */
const STEPS = 3;
const BUSY_WITH = 20;
const busyChild = join(import.meta.dirname, 'busy.child.ts');

const say = (text: string) => process.stdout.write(`${text}\n`);

say(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ` +
    `load ${loadavg()[0]?.toFixed(1)} before`,
);
for (const kind of ['embedded', 'postgres'] as const) {
  if (values.database.includes(kind)) await report(kind);
}

async function report(kind: Kind): Promise<void> {
  // The servers on PostgreSQL store their files in a common object storage.
  const s3 = kind === 'postgres' ? await startS3('bench') : undefined;
  const dataset = await createDataset(kind, amounts, s3).catch((error: unknown) => {
    if (!(error instanceof NoPostgresError)) throw error;
    say(`${error.message} It is left out.`);
  });
  const servers: BenchServer[] = [];
  try {
    if (!dataset) return;
    servers.push(...(await startServers(kind, dataset)));
    const what = kind === 'embedded' ? 'One process, embedded database' : 'Two processes, one PostgreSQL';
    say(`\n## ${what}\n`);
    if (values.rate) await holdRate(servers, Number(values.rate), Number(values.minutes));
    else {
      await findRate(servers);
      await keepResponding(servers);
    }
  } finally {
    await Promise.all(servers.map((server) => server.close()));
    dataset?.remove();
    await s3?.close();
  }
}

async function startServers(kind: Kind, dataset: Dataset): Promise<BenchServer[]> {
  if (kind === 'embedded') return [await startBenchServer(dataset)];
  const secret = randomUUID();
  return Promise.all(
    ['9464', '9465'].map((METRICS_PORT) =>
      startBenchServer(dataset, {
        METRICS_PORT,
        JWT_SECRET: secret,
        DATA_DIR: join(dataset.environment['DATA_DIR'] ?? '', METRICS_PORT),
      }),
    ),
  );
}

function isGood(run: LoadRun): boolean {
  return run.all.p99 < P99_BUDGET_MS && failuresOf(run).length === 0;
}

/** Finds the highest rate that causes no errors and stays within the budget. Prints all rates that were tried. */
async function findRate(servers: readonly BenchServer[]): Promise<void> {
  const runs: LoadRun[] = [];
  const run = async (rate: number, seconds: number) => {
    const result = await runAtRate(servers, { rate, seconds });
    runs.push(result);
    return isGood(result);
  };
  // The first run is not measured: it warms up compilers and caches, as on a server that has been running for a while.
  await runAtRate(servers, { rate: FIRST_RATE, seconds: WARM_UP_SECONDS });
  let good = 0;
  let rate = FIRST_RATE;
  while (await run(rate, PROBE_SECONDS)) {
    good = rate;
    rate = Math.round(rate * 1.5);
  }
  let bad = rate;
  for (let step = 0; step < STEPS && bad - good > 1; step += 1) {
    const middle = Math.round((good + bad) / 2);
    if (await run(middle, PROBE_SECONDS)) good = middle;
    else bad = middle;
  }
  while (good > 0 && !(await run(good, Number(values.seconds)))) good = Math.floor(good * 0.9);
  say(loadTable(runs));
  say(`\nThe highest rate that was held: ${good} requests a second.\n`);
}

/** Sends requests at the same rate for several minutes, and measures the memory after each minute. */
async function holdRate(servers: readonly BenchServer[], rate: number, minutes: number): Promise<void> {
  const runs: LoadRun[] = [];
  const memory = [await memoryOf(servers)];
  for (let minute = 0; minute < minutes; minute += 1) {
    // Users sign in again each minute, because their tokens expire after fifteen minutes.
    runs.push(await runAtRate(servers, { rate, seconds: 60 }));
    memory.push(await memoryOf(servers));
  }
  say(loadTable(runs));
  say(`\nMemory in MB, before and after each minute: ${memory.join(', ')}\n`);
  if (runs.some((run) => failuresOf(run).length > 0)) process.exitCode = 1;
}

async function memoryOf(servers: readonly BenchServer[]): Promise<string> {
  const each = await Promise.all(servers.map((server) => server.memory()));
  return each.map((bytes) => Math.round(bytes / 1e6)).join(' + ');
}

/** Measures whether the server responds more slowly while it hashes passwords and resizes pictures. */
async function keepResponding(servers: readonly BenchServer[]): Promise<void> {
  const [server] = servers;
  if (!server) return;
  const { address } = server;
  const healthz = { path: '/healthz', everyMs: 20 };
  const during = async (work: 'passwords' | 'pictures') => {
    const child = fork(busyChild, [work, address, String(BUSY_WITH)]);
    const ended = once(child, 'exit');
    await Promise.race([once(child, 'message'), ended]);
    const name = `/healthz, ${BUSY_WITH} ${work} at once`;
    const experience = await visit(address, { ...healthz, name }, PROBE_SECONDS);
    if (child.exitCode !== null) throw new Error(`${name}: the server responded with an error.`);
    child.kill();
    await ended;
    return experience;
  };
  const nothingElse = await visit(address, { ...healthz, name: '/healthz, nothing else' }, PROBE_SECONDS);
  say(experienceTable([nothingElse, await during('passwords'), await during('pictures')]));
}
