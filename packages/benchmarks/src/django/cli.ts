/**
 * Compares how fast this server and Django REST framework read the list of jobs, and a single job. Both use the same
 * PostgreSQL server:
 *
 *     pnpm -C packages/benchmarks django [--listings 1000,100000] [--seconds 5]
 *
 * It needs Debian's packages python3-djangorestframework, python3-psycopg2 and gunicorn.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createDataset, startBenchServer } from '../shared/benchServer.ts';
import type { Dataset } from '../shared/benchServer.ts';
import { cpuOfProcesses } from '../shared/cpu.ts';
import { run, table } from '../api/rounds.ts';
import type { Result } from '../api/rounds.ts';
import { firstPage, jobsById, cachedFirstPage } from '../api/scenarios.ts';

const PORT = 8465;
const app = fileURLToPath(new URL('.', import.meta.url));

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '1000,100000' },
    seconds: { type: 'string', default: '5' },
  },
});

for (const listings of values.listings.split(',').map(Number)) await compare(listings);

async function compare(listings: number): Promise<void> {
  const dataset = await createDataset('postgres', { listings });
  const server = await startBenchServer(dataset);
  const django = await startDjango(dataset);
  try {
    const results: Result[] = [];
    for (const scenario of [firstPage, cachedFirstPage, jobsById(dataset.openJobs)]) {
      const [ours, theirs] = [await measured(server, ''), await measured(django, ', Django')];
      results.push(ours, theirs);
      console.log(
        `${scenario.name}: Django takes ${(cpuOf(theirs) / cpuOf(ours)).toFixed(1)} times the CPU.`,
      );

      async function measured(of: typeof django, suffix: string) {
        const result = await run(of, scenario, Number(values.seconds));
        return { ...result, name: scenario.name + suffix };
      }
    }
    console.log(`\n${listings} listings, at a load of ${loadavg()[0]?.toFixed(1)}:\n\n${table(results)}\n`);
  } finally {
    await django.close();
    await server.close();
    dataset.remove();
  }
}

/** Starts Django. It writes an access log, which is then discarded, like the log of our server. */
async function startDjango({ environment, postgresPid }: Dataset) {
  const address = `http://127.0.0.1:${PORT}`;
  const options = [
    '--workers',
    '2',
    '--threads',
    '5',
    '--bind',
    `127.0.0.1:${PORT}`,
    '--access-logfile',
    '-',
  ];
  const gunicorn = spawn('gunicorn', [...options, 'app:application'], {
    cwd: app,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  for await (const line of gunicorn.stderr) if (String(line).includes('Booting worker')) break;
  const pid = gunicorn.pid ?? null;
  return {
    address,
    cpu: async () => ({ server: cpuOfProcesses(pid) ?? Number.NaN, database: cpuOfProcesses(postgresPid) }),
    async close() {
      gunicorn.kill('SIGTERM');
      await once(gunicorn, 'close');
    },
  };
}

function cpuOf({ server, database }: Result): number {
  return server + (database ?? 0);
}
