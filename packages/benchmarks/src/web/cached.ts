/** Measures how much processor time the server needs for a request that its caches answer. */
import type { BenchServer } from '../shared/benchServer.ts';
import { measure } from '../shared/measure.ts';
import { median, table } from './table.ts';

const ROUNDS = 5;
const SECONDS = 2;
const PATHS = ['/jobs', '/job/1', '/api/job-listings/listings/'];

/** Returns a table of how much processor time the server, including its embedded database, uses for a request. */
export async function cachedTable(server: BenchServer): Promise<string> {
  const rows: string[][] = [];
  for (const path of PATHS) {
    const costs: number[] = [];
    // The first round is not measured: it warms up compilers and caches.
    for (let round = 0; round <= ROUNDS; round += 1) costs.push(await costOf(server, path));
    rows.push([path, median(costs.slice(1)).toFixed(3)]);
  }
  return [`From the caches, medians of ${ROUNDS} rounds:`, '', table(['', 'CPU ms, server'], rows)].join(
    '\n',
  );
}

/** Measures how much processor time a request takes, in milliseconds. */
async function costOf(server: BenchServer, path: string): Promise<number> {
  const before = await server.cpu();
  const load = { next: () => ({ path }), expectedStatus: 200, connections: 10, seconds: SECONDS };
  const { requests } = await measure(server.address, load);
  const after = await server.cpu();
  return ((after.server - before.server) * 1000) / requests;
}
