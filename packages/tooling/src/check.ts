import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isPinned } from './chromium.ts';
import { NoObjectStorageError, startObjectStorage } from './objectStorage.ts';
import { NoPostgresError, startPostgres } from './postgres.ts';
import { countJourneys, countTests, failedFiles, reportsFolder } from './reports.ts';
import type { Counts } from './reports.ts';

/*
 * Runs every check that a change must pass. A failing check shows its output, and the others still run. Checks that
 * this machine cannot run are listed before the last line, which is the result: `N passed, N failed`. With CI set, the
 * files of failing tests run once more in a new process, and a test that then passes is listed as unsteady.
 *
 * A check that does not end is stopped and fails, because a CI service that stops the whole run shows nothing of the
 * other checks.
 */

/** The maximum time of one check, and of all checks together, in milliseconds. */
const CHECK_MS = 35 * 60_000;
const RUN_MS = 85 * 60_000;

interface Check {
  name: string;
  command: string;
  env?: Record<string, string>;
  /** Returns the command that runs what failed once more, or undefined if nothing should run again. */
  again?: () => string | undefined;
  /** Reads the test runner's report. A check without this function counts as a single test. */
  count?: () => Counts;
}

const root = join(import.meta.dirname, '../../..');
const journeysReport = join(reportsFolder, 'journeys.json');

/**
 * The checks in groups. The checks of one group run at the same time, because each of them leaves a core idle at times.
 */
const groups: Check[][] = [
  [
    { name: 'formatting', command: 'prettier --check .' },
    { name: 'contract', command: 'pnpm -C packages/contract run lint' },
    { name: 'migrations', command: 'pnpm -C apps/api run lint:migrations' },
    { name: 'lint', command: 'pnpm run lint' },
    { name: 'types', command: 'pnpm run typecheck' },
    { name: 'import rules', command: 'pnpm -C packages/tooling run lint:imports' },
    { name: 'unused code', command: 'pnpm -C packages/tooling run lint:unused' },
  ],
  [{ name: 'build', command: 'pnpm run build' }],
  [
    { name: 'size of the first load', command: 'pnpm -C packages/tooling run size' },
    tests(
      'unit tests and the embedded database',
      'vitest run --project=unit --project=server-embedded --project=server-alone',
      {
        TEST_DATABASE_URL: '',
        TEST_S3_ENDPOINT: '',
      },
    ),
  ],
  [tests('stories', 'vitest run --project=stories --project=hydration*')],
  [
    tests('guides, followed to the letter', 'pnpm -C packages/tooling run test:guides'),
    tests('packages, packed and installed elsewhere', 'pnpm -C packages/tooling run test:packed'),
    tests('Storybook, built and opened', 'pnpm -C packages/tooling run test:storybook'),
  ],
  process.env['NIGHTLY']
    ? [
        tests('the release, on a machine with nothing but Node', 'pnpm -C packages/tooling run test:release'),
        {
          name: 'benchmark of the server, with few listings',
          command: 'pnpm -C packages/benchmarks api --listings 50 --database embedded --seconds 0.2',
        },
      ]
    : [],
  [
    {
      name: 'journeys',
      command: 'pnpm --filter @skillharbor/web run e2e --reporter=dot,json',
      count: () => countJourneys(journeysReport),
    },
  ],
];

process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
rmSync(reportsFolder, { recursive: true, force: true });
// The tests start hundreds of programs, some of them as an ordinary user. Without this shared cache, Node would compile
// the same code for each of them.
const compiled = join(reportsFolder, 'compiled');
mkdirSync(compiled, { recursive: true });
chmodSync(compiled, 0o1777);
process.env['NODE_COMPILE_CACHE'] ??= compiled;
const results: Counts[] = [];
for (const group of groups) results.push(...(await Promise.all(group.map(run))));
results.push(await runOnServers());
const passed = sum(results.map((result) => result.passed));
const failed = sum(results.map((result) => result.failed));
const leftOut = results.flatMap((result) => result.leftOut);
if (!isPinned) leftOut.push('screenshots: the pinned browser runs on Linux on x64 only');
if (!process.env['NIGHTLY'])
  leftOut.push(
    'what takes longest, until the night: most kills of the server, the drill, most boards, five journeys, the release, and the commands of the guides',
  );
for (const title of new Set(leftOut)) console.log(`left out: ${title}`);
for (const title of results.flatMap((result) => result.unsteady)) console.log(`unsteady: ${title}`);
// The failures are repeated at the end, because the output of later checks may be long.
for (const failure of results.flatMap((result) => result.failures)) console.log(`\nfailed: ${failure}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/**
 * Returns a check that runs tests with Vitest. The second run needs a new process, because a browser page that draws
 * nothing any more, or a database that is gone, would fail every test that is retried in it.
 */
function tests(name: string, command: string, env: Record<string, string> = {}): Check {
  const report = join(reportsFolder, `${name.replaceAll(/\W+/g, '-')}.json`);
  const second = report.replace('.json', '-again.json');
  const reporting = (file: string) => `--reporter=default --reporter=json --outputFile.json=${file}`;
  return {
    name,
    command: `${command} ${reporting(report)}`,
    env,
    again: () => {
      const files = process.env['CI'] ? failedFiles(report) : [];
      return files.length > 0 ? `${command} ${files.join(' ')} ${reporting(second)}` : undefined;
    },
    count: () => countTests(report, second),
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
  process.once('exit', stop);
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
    const counts = await run(
      tests('server tests on the embedded database', 'vitest run --project=server --project=server-mocking'),
    );
    return { ...counts, leftOut: [...counts.leftOut, `${name}: ${error.message}`] };
  } finally {
    stop();
  }
}

async function run({ name, command, env, again, count }: Check): Promise<Counts> {
  const started = performance.now();
  let { status, output } = await execute(command, env);
  const second = status === 0 || status === null ? undefined : again?.();
  if (second) ({ status, output } = await execute(second, env));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const good = status === 0;
  const time = status === null ? `stopped after ${seconds} s` : `${seconds} s`;
  console.log(`${good ? 'ok    ' : 'FAILED'} ${name} (${time})`);

  const counts = count
    ? count()
    : { passed: Number(good), failed: 0, failures: [], leftOut: [], unsteady: [] };
  if (!good) {
    for (const failure of counts.failures) console.log(`\nfailed: ${failure}`);
    // Only the failures in the test report are shown, because the whole output would hide them.
    if (counts.failures.length === 0) console.log(`\n$ ${command}\n${output}\n`);
  }
  // A crashed runner is a failure even if no single test failed.
  return good ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}

/** Runs a command. Resolves with its exit code, or with null if it took too long and was stopped, and with its output. */
async function execute(command: string, env: Check['env']) {
  const child = spawn(command, {
    cwd: root,
    shell: true,
    // The command and all processes that it starts are one process group, so that they can be stopped together.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: journeysReport, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const stopAll = () => stopGroup(child.pid);
  process.once('exit', stopAll);
  const limit = setTimeout(stopAll, Math.min(CHECK_MS, RUN_MS - performance.now()));
  const closed = once(child, 'close');
  const status = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  clearTimeout(limit);
  process.off('exit', stopAll);
  // A process that the command leaves behind would keep the output open forever.
  stopAll();
  await Promise.race([closed, pause(1000)]);
  child.stdout.destroy();
  child.stderr.destroy();
  return { status, output };
}

/** Kills the processes of a group that are still running. */
function stopGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL');
  } catch {
    // No process of the group is still running.
  }
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}
