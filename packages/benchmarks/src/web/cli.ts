/**
 * Measures the pages of the built app in a browser, on a server that is started with the demo data:
 *
 *     pnpm -C packages/benchmarks web                                        prints tables for docs/performance.md
 *     pnpm -C packages/benchmarks web --runs 5                               medians of five instead of three
 *     pnpm -C packages/benchmarks web --film slow-load.webp                  draws a slow load instead, in packages/benchmarks
 *     pnpm -C packages/benchmarks web --address http://127.0.0.1:3000        measures a server that is already running
 */
import { cpus, loadavg, tmpdir } from 'node:os';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBenchServer } from '../shared/benchServer.ts';
import type { BenchServer } from '../shared/benchServer.ts';
import { cachedTable } from './cached.ts';
import { draw } from './film.ts';
import { audit } from './lighthouse.ts';
import { typingTable } from './typing.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    film: { type: 'string' },
    address: { type: 'string' },
  },
});

if (values.address !== undefined) await report(values.address, null);
else {
  const folder = mkdtempSync(join(tmpdir(), 'skill-harbor-bench-'));
  const environment = { DATA_DIR: folder, SEED: 'demo' };
  const server = await startBenchServer({
    openJobs: [],
    environment,
    postgresPid: null,
    remove: () => undefined,
  });
  try {
    await report(server.address, server);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Prints the tables. `server` is null if the measured server was already running. In this case, its processor time is
 * omitted.
 */
async function report(address: string, server: BenchServer | null): Promise<void> {
  if (values.film !== undefined) return draw(`${address}/jobs`, values.film);
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}\n`);
  sayLoad();
  for (const throttling of ['simulate', 'devtools'] as const) {
    console.log(`${await audit(address, throttling, Number(values.runs))}\n`);
    sayLoad();
  }
  console.log(`${await typingTable(address)}\n`);
  if (server) console.log(`${await cachedTable(server)}\n`);
  sayLoad();
}

/** Prints how busy the machine is, because durations in a browser depend on this. */
function sayLoad(): void {
  console.log(`Load of the machine in the last minute: ${(loadavg()[0] ?? 0).toFixed(1)}\n`);
}
