/**
 * What a request costs, with many listings, on both databases:
 *
 *     pnpm bench:api                                   at 100,000 listings
 *     pnpm bench:api --listings 1000,100000,1000000    at each of these
 *     pnpm bench:api --database postgres --seconds 10
 *
 * Prints tables for docs/performance.md.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { NoPostgresError } from '@skillharbor/tooling/postgres';
import { openHarbor } from './harbor.ts';
import type { Harbor, Kind } from './harbor.ts';
import { measure } from './load.ts';
import type { Timing } from './load.ts';
import { scenariosOf } from './scenarios.ts';
import type { Scenario } from './scenarios.ts';

interface Result extends Timing {
  name: string;
  /** In milliseconds for each request. */
  server: number;
  /** Null where it is part of the server, or the system does not tell. */
  database: number | null;
}

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    database: { type: 'string', default: 'embedded,postgres' },
    seconds: { type: 'string', default: '5' },
  },
});
const seconds = Number(values.seconds);
const ROUNDS = 5;
const firstPages: Partial<Record<Kind, { listings: number; p50: number }>> = {};

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}\n`);
for (const listings of values.listings.split(',').map(Number)) {
  for (const kind of ['embedded', 'postgres'] as const) {
    if (values.database.includes(kind)) await report(kind, listings);
  }
}

async function report(kind: Kind, listings: number): Promise<void> {
  const harbor = await openHarbor(kind, listings).catch((error: unknown) => {
    if (!(error instanceof NoPostgresError)) throw error;
    console.log(`${error.message} It is left out.`);
  });
  if (!harbor) return;
  try {
    const results: Result[] = [];
    for (const scenario of await scenariosOf(harbor, listings)) results.push(await run(harbor, scenario));
    const title = kind === 'embedded' ? 'the embedded database' : 'a PostgreSQL server';
    console.log(
      `${count(listings)} listings on ${title}:\n\n${table(results)}\n\n${ratios(kind, listings, results)}\n`,
    );
  } finally {
    await harbor.close();
  }
}

/** The best of some rounds: the others measure whatever else the machine had to do. */
async function run(harbor: Harbor, scenario: Scenario): Promise<Result> {
  // Compiled and cached first, as on a server that has run for a while.
  await measure(harbor.address, { ...scenario.load, seconds: seconds / ROUNDS });
  let best = await runOnce(harbor, scenario);
  for (let round = 1; round < ROUNDS; round += 1) {
    const result = await runOnce(harbor, scenario);
    if (result.p50 < best.p50) best = result;
  }
  return best;
}

async function runOnce(harbor: Harbor, { name, load }: Scenario): Promise<Result> {
  const before = await harbor.cpu();
  const timing = await measure(harbor.address, { ...load, seconds: seconds / ROUNDS });
  const after = await harbor.cpu();
  const each = (used: number) => (used * 1000) / timing.requests;
  return {
    ...timing,
    name,
    server: each(after.server - before.server),
    database:
      after.database === null || before.database === null ? null : each(after.database - before.database),
  };
}

function cpuOf({ server, database }: Result): number {
  return server + (database ?? 0);
}

/** The budgets that are ratios: a far page to the first one, and the first page of many listings to that of few. */
function ratios(kind: Kind, listings: number, results: readonly Result[]): string {
  const [first, far] = results;
  if (!first || !far) return '';
  const fewest = (firstPages[kind] ??= { listings, p50: first.p50 });
  const dear = (cpuOf(far) / cpuOf(first)).toFixed(1);
  const slow = (first.p50 / fewest.p50).toFixed(2);
  return [
    `- ${far.name} takes ${dear} times the processor time of the first page.`,
    ...(listings === fewest.listings
      ? []
      : [`- The first page takes ${slow} times as long as with ${count(fewest.listings)} listings.`]),
  ].join('\n');
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}

function table(results: readonly Result[]): string {
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
