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
    console.log(`${listings.toLocaleString('en-US')} listings on ${title}:\n\n${table(results)}\n`);
  } finally {
    await harbor.close();
  }
}

async function run(harbor: Harbor, { name, load }: Scenario): Promise<Result> {
  // Compiled and cached first, as on a server that has run for a while.
  await measure(harbor.address, { ...load, seconds: Math.min(1, seconds) });
  const before = await harbor.cpu();
  const timing = await measure(harbor.address, { ...load, seconds });
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

function table(results: readonly Result[]): string {
  const rows = results.map(({ name, perSecond, p50, p99, server, database }) => [
    name,
    perSecond.toFixed(0),
    p50.toFixed(2),
    p99.toFixed(2),
    server.toFixed(2),
    database?.toFixed(2) ?? '',
  ]);
  const head = ['', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms, server', 'CPU ms, database'];
  const line = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, line, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
