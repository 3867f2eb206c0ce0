import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isPinned } from './chromium.ts';
import { NoObjectStorageError, startObjectStorage } from './objectStorage.ts';
import { NoPostgresError, startPostgres } from './postgres.ts';
import { countJourneys, countTests, reportsFolder } from './reports.ts';
import type { Counts } from './reports.ts';

/*
 * Runs every check that a change must pass. A failing check shows its output, and the others still run. Checks that
 * this machine cannot run are listed before the last line, which is the result: `N passed, N failed`. With CI set, a
 * failing test runs once more, and is listed as unsteady if it then passes.
 */

interface Check {
  name: string;
  command: string;
  env?: Record<string, string>;
  /** Reads the test runner's report. A check without this function counts as a single test. */
  count?: () => Counts;
}

const root = join(import.meta.dirname, '../../..');
const journeysReport = join(reportsFolder, 'journeys.json');

const checks: Check[] = [
  { name: 'formatting', command: 'prettier --check .' },
  { name: 'contract', command: 'pnpm -C packages/contract run lint' },
  { name: 'migrations', command: 'pnpm -C apps/api run lint:migrations' },
  { name: 'lint', command: 'pnpm run lint' },
  { name: 'types', command: 'pnpm run typecheck' },
  { name: 'import rules', command: 'pnpm -C packages/tooling run lint:imports' },
  { name: 'unused code', command: 'pnpm -C packages/tooling run lint:unused' },
  { name: 'build', command: 'pnpm run build' },
  { name: 'size of the first load', command: 'pnpm -C packages/tooling run size' },
  tests('unit tests, stories and the embedded database', 'vitest run --project=!server', {
    TEST_DATABASE_URL: '',
    TEST_S3_ENDPOINT: '',
  }),
  tests('guides, followed to the letter', 'pnpm -C packages/tooling run test:guides'),
  tests('packages, packed and installed elsewhere', 'pnpm -C packages/tooling run test:packed'),
  tests('Storybook, built and opened', 'pnpm -C packages/tooling run test:storybook'),
  {
    name: 'journeys',
    command: 'pnpm --filter @skillharbor/web run e2e --reporter=dot,json',
    count: () => countJourneys(journeysReport),
  },
];

rmSync(reportsFolder, { recursive: true, force: true });
const results: Counts[] = [];
for (const check of checks) results.push(await run(check));
results.push(await runOnServers());
const passed = sum(results.map((result) => result.passed));
const failed = sum(results.map((result) => result.failed));
const leftOut = results.flatMap((result) => result.leftOut);
if (!isPinned) leftOut.push('screenshots: the pinned browser runs on Linux on x64 only');
for (const title of new Set(leftOut)) console.log(`left out: ${title}`);
for (const title of results.flatMap((result) => result.unsteady)) console.log(`unsteady: ${title}`);
// The failures are repeated at the end, because the output of later checks may be long.
for (const failure of results.flatMap((result) => result.failures)) console.log(`\nfailed: ${failure}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Returns a check that runs tests with Vitest. */
function tests(name: string, command: string, env?: Record<string, string>): Check {
  const report = join(reportsFolder, `${name.replaceAll(/\W+/g, '-')}.json`);
  const retry = process.env['CI'] ? ' --retry=1' : '';
  return {
    name,
    command: `${command}${retry} --reporter=default --reporter=json --outputFile.json=${report}`,
    env: env ?? {},
    count: () => countTests(report),
  };
}

/**
 * Runs the server's tests on a real PostgreSQL and real object storage, including the tests that restart and kill a
 * PostgreSQL (*.postgres.test.ts). In CI, both are required. On a developer's machine, either may be missing. Without
 * PostgreSQL, the tests run on the embedded database.
 */
async function runOnServers(): Promise<Counts> {
  const name = 'server tests on PostgreSQL';
  const isRequired = Boolean(process.env['CI']);
  const servers: { stop: () => void }[] = [];
  const stop = () => servers.forEach((server) => server.stop());
  // Ctrl-C ends the tests first, and then this program.
  process.once('exit', stop);
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  try {
    const postgres = startPostgres({ mayInstall: isRequired });
    servers.push(postgres);
    const storage = await startObjectStorage({ mayInstall: isRequired }).catch((error: unknown) => {
      if (isRequired || !(error instanceof NoObjectStorageError)) throw error;
      return { environment: {}, stop: () => undefined, missing: error.message };
    });
    servers.push(storage);
    const counts = await run(
      tests(`${name} ${postgres.version}`, 'vitest run --project=server*', {
        TEST_DATABASE_URL: postgres.url,
        ...storage.environment,
      }),
    );
    if (!('missing' in storage)) return counts;
    return { ...counts, leftOut: [...counts.leftOut, `object storage: ${storage.missing}`] };
  } catch (error) {
    if (!(error instanceof NoPostgresError || error instanceof NoObjectStorageError)) throw error;
    if (isRequired) {
      console.log(`FAILED ${name}: ${error.message}`);
      return { passed: 0, failed: 1, failures: [], leftOut: [], unsteady: [] };
    }
    const counts = await run(tests('server tests on the embedded database', 'vitest run --project=server'));
    return { ...counts, leftOut: [...counts.leftOut, `${name}: ${error.message}`] };
  } finally {
    stop();
  }
}

async function run({ name, command, env, count }: Check): Promise<Counts> {
  const started = performance.now();
  const child = spawn(command, {
    cwd: root,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: journeysReport, ...env },
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [status, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const good = status === 0;
  console.log(`${good ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);

  const counts = count
    ? count()
    : { passed: Number(good), failed: 0, failures: [], leftOut: [], unsteady: [] };
  if (!good) {
    for (const failure of counts.failures) console.log(`\nfailed: ${failure}`);
    // The test report names the failures, but the whole output would hide them.
    if (counts.failures.length === 0) console.log(`\n$ ${command}\n${stdout}${stderr}\n`);
  }
  // A crashed runner counts as a failure even when no single test failed.
  return good ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}
