/** Measures how much processor time the server needs to render a page. */
import type { BenchServer } from '../shared/benchServer.ts';
import { measure } from '../shared/measure.ts';
import type { BenchRequest } from '../shared/measure.ts';
import { median, table } from './table.ts';

const ROUNDS = 5;
const SECONDS = 2;

/** Makes requests whose addresses are all new, so that their pages are in no cache. */
function uncached(): () => BenchRequest {
  let next = 0;
  const start = Date.now();
  return () => ({ path: `/jobs?nothing=${start + next++}` });
}
const always = (path: string) => () => ({ path });

const scenarios: Record<string, () => BenchRequest> = {
  '/jobs, rendered': uncached(),
  '/jobs, asked for again': always('/jobs'),
  '/job/1, asked for again': always('/job/1'),
  'first page of the API': always('/api/job-listings/listings/'),
};

/** Returns a table of how much processor time the server, including its embedded database, uses for a request. */
export async function renderingTable(server: BenchServer): Promise<string> {
  const rows: string[][] = [];
  for (const [name, next] of Object.entries(scenarios)) {
    const costs: number[] = [];
    // The first round is not measured: it warms up compilers and caches.
    for (let round = 0; round <= ROUNDS; round += 1) costs.push(await costOf(server, next));
    rows.push([name, median(costs.slice(1)).toFixed(3)]);
  }
  return [`Medians of ${ROUNDS} rounds:`, '', table(['', 'CPU ms, server'], rows)].join('\n');
}

/** Measures how much processor time a request takes, in milliseconds. */
async function costOf(server: BenchServer, next: () => BenchRequest): Promise<number> {
  const before = await server.cpu();
  const load = { next, expectedStatus: 200, connections: 10, seconds: SECONDS };
  const { requests } = await measure(server.address, load);
  const after = await server.cpu();
  return ((after.server - before.server) * 1000) / requests;
}
