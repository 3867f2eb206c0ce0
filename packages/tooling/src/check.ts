import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

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
  /** What a test runner's report says. A check without one counts as one test. */
  count?: () => Counts;
}

const root = join(import.meta.dirname, '../../..');
const reports = join(root, '.test');
const vitestReport = join(reports, 'vitest.json');
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
    count: countTests,
  },
  {
    name: 'journeys',
    command: 'pnpm --filter @skillharbor/web run e2e --reporter=list,json',
    count: countJourneys,
  },
];

rmSync(reports, { recursive: true, force: true });
const results = checks.map(run);
const passed = sum(results.map((result) => result.passed));
const failed = sum(results.map((result) => result.failed));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function run({ name, command, count }: Check): Counts {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: root,
    shell: true,
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: journeysReport },
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const good = status === 0;
  console.log(`${good ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (!good) console.log(`\n$ ${command}\n${stdout}${stderr}\n`);

  const counts = count ? count() : { passed: Number(good), failed: 0 };
  // A runner that breaks down counts, too, even when no single test is to blame.
  return good ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}

function countTests(): Counts {
  if (!existsSync(vitestReport)) return { passed: 0, failed: 1 };
  const report = readJson<{
    numPassedTests: number;
    numFailedTests: number;
    testResults: { status: string; assertionResults: { status: string }[] }[];
  }>(vitestReport);
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
