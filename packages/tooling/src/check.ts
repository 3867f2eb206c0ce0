import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { NoPostgresError, startPostgres } from './postgres.ts';

/*
 * Everything that must hold before a change is accepted. A check that fails shows its output; the others go on.
 * The last line alone counts: `N passed, N failed`.
 */

interface Counts {
  passed: number;
  failed: number;
}

interface Check {
  name: string;
  command: string;
  env?: Record<string, string>;
  /** What a test runner's report says. A check without one counts as one test. */
  count?: () => Counts;
}

const root = join(import.meta.dirname, '../../..');
const reports = join(root, '.test');
const vitestReport = join(reports, 'vitest.json');
const packedReport = join(reports, 'packed.json');
const postgresReport = join(reports, 'postgres.json');
const journeysReport = join(reports, 'journeys.json');

const checks: Check[] = [
  { name: 'formatting', command: 'prettier --check .' },
  { name: 'contract', command: 'pnpm run lint:contract' },
  { name: 'lint', command: 'pnpm run lint' },
  { name: 'types', command: 'pnpm run typecheck' },
  { name: 'import rules', command: 'pnpm run lint:imports' },
  { name: 'build', command: 'pnpm run build' },
  {
    name: 'unit tests, server tests and stories',
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${vitestReport}`,
    env: { TEST_DATABASE_URL: '' },
    count: () => countTests(vitestReport),
  },
  {
    name: 'packages, packed and installed elsewhere',
    command: `pnpm run test:packed --reporter=default --reporter=json --outputFile.json=${packedReport}`,
    count: () => countTests(packedReport),
  },
  {
    name: 'journeys',
    command: 'pnpm --filter @skillharbor/web run e2e --reporter=list,json',
    count: countJourneys,
  },
];

rmSync(reports, { recursive: true, force: true });
const results: Counts[] = [];
for (const check of checks) results.push(await run(check));
results.push(await runOnPostgres());
const passed = sum(results.map((result) => result.passed));
const failed = sum(results.map((result) => result.failed));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** The server's tests once more, on a real PostgreSQL. Only on somebody's own machine may there be none. */
async function runOnPostgres(): Promise<Counts> {
  const name = 'server tests on PostgreSQL';
  const isRequired = Boolean(process.env['CI']);
  try {
    const postgres = startPostgres({ mayInstall: isRequired });
    // Ctrl-C ends the tests, too, and then this program.
    process.once('exit', () => postgres.stop());
    process.once('SIGINT', () => process.exit(130));
    process.once('SIGTERM', () => process.exit(143));
    const counts = await run({
      name: `${name} ${postgres.version}`,
      command: `vitest run --project server --reporter=default --reporter=json --outputFile.json=${postgresReport}`,
      env: { TEST_DATABASE_URL: postgres.url },
      count: () => countTests(postgresReport),
    });
    postgres.stop();
    return counts;
  } catch (error) {
    if (!(error instanceof NoPostgresError)) throw error;
    console.log(`${isRequired ? 'FAILED' : 'left out'} ${name}: ${error.message}`);
    return { passed: 0, failed: Number(isRequired) };
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
  if (!good) console.log(`\n$ ${command}\n${stdout}${stderr}\n`);

  const counts = count ? count() : { passed: Number(good), failed: 0 };
  // A runner that breaks down counts, too, even when no single test is to blame.
  return good ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}

function countTests(file: string): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = readJson<{
    numPassedTests: number;
    numFailedTests: number;
    testResults: { status: string; assertionResults: { status: string }[] }[];
  }>(file);
  // A file that does not load has no tests that could fail.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

function countJourneys(): Counts {
  if (!existsSync(journeysReport)) return { passed: 0, failed: 1 };
  const { stats } = readJson<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    journeysReport,
  );
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

function readJson<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(file, 'utf8')) as Shape;
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}
