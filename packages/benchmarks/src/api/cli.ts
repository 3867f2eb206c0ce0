/**
 * Measures the cost of requests with many job listings, on both databases:
 *
 *     pnpm -C packages/benchmarks api                                   with 100,000 listings
 *     pnpm -C packages/benchmarks api --listings 1000,100000,1000000    with each of these numbers
 *     pnpm -C packages/benchmarks api --database postgres --seconds 10
 *     pnpm -C packages/benchmarks api --listings 0 --freelancers 50000  measures the directory of freelancers instead
 *     pnpm -C packages/benchmarks api --listings 5000 --applications 10000    measures lists of applications instead
 *
 * Prints tables for docs/performance.md.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { NoPostgresError } from '@skillharbor/tooling/postgres';
import { applicationScenarios } from './applicationScenarios.ts';
import { createDataset, startBenchServer } from '../shared/benchServer.ts';
import type { BenchServer, Kind } from '../shared/benchServer.ts';
import { directoryScenarios } from './directoryScenarios.ts';
import { run, table } from './rounds.ts';
import type { Result } from './rounds.ts';
import { scenariosOf } from './scenarios.ts';
import type { Scenario } from './scenarios.ts';

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    database: { type: 'string', default: 'embedded,postgres' },
    freelancers: { type: 'string', default: '0' },
    applications: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '5' },
  },
});
const seconds = Number(values.seconds);
const freelancers = Number(values.freelancers);
const applications = Number(values.applications);
const firstPages: Partial<Record<Kind, { listings: number; p50: number }>> = {};

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}\n`);
for (const listings of values.listings.split(',').map(Number)) {
  for (const kind of ['embedded', 'postgres'] as const) {
    if (values.database.includes(kind)) await report(kind, listings);
  }
}

async function report(kind: Kind, listings: number): Promise<void> {
  const dataset = await createDataset(kind, { listings, freelancers, applications }).catch(
    (error: unknown) => {
      if (!(error instanceof NoPostgresError)) throw error;
      console.log(`${error.message} It is left out.`);
    },
  );
  if (!dataset) return;
  const server = await startBenchServer(dataset);
  try {
    const results: Result[] = [];
    const scenarios = await scenariosFor(server, listings);
    for (const scenario of scenarios) results.push(await run(server, scenario, seconds));
    const title = kind === 'embedded' ? 'the embedded database' : 'a PostgreSQL server';
    const load = loadavg()[0]?.toFixed(1);
    console.log(
      `${subject(listings)} on ${title}, at a load of ${load}:\n\n${table(results)}\n\n${ratios(kind, listings, results)}\n`,
    );
  } finally {
    await server.close();
    dataset.remove();
  }
}

function scenariosFor(server: BenchServer, listings: number): Promise<readonly Scenario[]> {
  if (applications > 0) return applicationScenarios(server, applications);
  return freelancers > 0 ? Promise.resolve(directoryScenarios) : scenariosOf(server, listings);
}

function subject(listings: number): string {
  if (applications > 0) return `${count(applications)} applications`;
  return freelancers > 0 ? `${count(freelancers)} freelancers` : `${count(listings)} listings`;
}

function cpuOf({ server, database }: Result): number {
  return server + (database ?? 0);
}

/**
 * Writes a sentence about each of two ratios, for which there are budgets. The first ratio compares the processor times
 * of a far page and of the first page. The second ratio compares how long the first page takes with many jobs and with
 * the smallest measured number of jobs.
 */
function ratios(kind: Kind, listings: number, results: readonly Result[]): string {
  const [first, far] = results;
  if (!first || !far) return '';
  const fewest = (firstPages[kind] ??= { listings, p50: first.p50 });
  const costRatio = (cpuOf(far) / cpuOf(first)).toFixed(1);
  const timeRatio = (first.p50 / fewest.p50).toFixed(2);
  return [
    `- ${far.name} takes ${costRatio} times the processor time of ${first.name}.`,
    ...(listings === fewest.listings
      ? []
      : [`- The first page takes ${timeRatio} times as long as with ${count(fewest.listings)} listings.`]),
  ].join('\n');
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}
