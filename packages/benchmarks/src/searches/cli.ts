/**
 * Measures how expensive it is to match new jobs against saved searches, on the embedded database:
 *
 *     pnpm -C packages/benchmarks searches                                  50,000 searches, 1,000 new jobs
 *     pnpm -C packages/benchmarks searches --searches 1000 --jobs 100
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuUsage } from 'node:process';
import { parseArgs } from 'node:util';
import { insertJobs } from '@skillharbor/api/bulk';
import { openDatabase } from '@skillharbor/api/database';
import { migrate } from '@skillharbor/api/migrate';
import { insertSearches, matchJobs } from '@skillharbor/api/savedSearches';
import type { Tables } from '@skillharbor/api/tables';
import { sql } from 'kysely';

const { values } = parseArgs({
  options: { searches: { type: 'string', default: '50000' }, jobs: { type: 'string', default: '1000' } },
});
const now = new Date();
const folder = mkdtempSync(join(tmpdir(), 'skill-harbor-bench-'));
const database = await openDatabase<Tables>({ dataDir: folder });
try {
  await migrate(database.kysely);
  const queries = database.kysely;
  await insertSearches(queries, { count: Number(values.searches), now });
  await insertJobs(queries, { count: Number(values.jobs), now });
  const { rows } = await sql<{ jobs: number }>`select count(*)::int as jobs from unmatched_jobs`.execute(
    queries,
  );
  const before = cpuUsage();
  const start = performance.now();
  await matchJobs({ queries, clock: () => now });
  const seconds = (performance.now() - start) / 1_000;
  const { user, system } = cpuUsage(before);
  const { rows: found } = await sql<{ matches: number }>`
    select count(*)::int as matches from saved_search_matches`.execute(queries);
  process.stdout.write(
    `Matching ${rows[0]?.jobs} jobs against ${values.searches} saved searches took ${seconds.toFixed(1)} s and ` +
      `${((user + system) / 1e6).toFixed(1)} s of processor time, and found ${found[0]?.matches} matches. ` +
      `The load of the machine was ${loadavg()[0]?.toFixed(1)}.\n`,
  );
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
