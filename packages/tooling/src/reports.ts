import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = join(import.meta.dirname, '../../..');

/** The folder of all test reports. Git ignores it, and the next `pnpm test` empties it. */
export const reportsFolder = join(root, '.test');
/** The folder in which Playwright saves the traces of failed journeys. */
export const journeysFolder = join(reportsFolder, 'journeys');

/** The results of one test run. */
export interface Counts {
  passed: number;
  failed: number;
  /** The title and the error messages of each failed test. */
  failures: readonly string[];
  /** The titles of the skipped tests. Each title names the requirement that is missing. */
  leftOut: readonly string[];
  /** The titles of tests that failed and then passed. */
  unsteady: readonly string[];
}

/** The result of a run that wrote no report. It counts as one failure. */
const nothing: Counts = { passed: 0, failed: 1, failures: [], leftOut: [], unsteady: [] };

/** The fields of the runners' reports that this module reads. */
interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}
interface PlaywrightSuite {
  file: string;
  specs?: { ok: boolean; title: string; tests: { results: { errors: { message: string }[] }[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface JourneyResult {
  ok: boolean;
  title: string;
  errors: string[];
}

/** Returns the absolute paths of the test files that failed, from the report of a Vitest run. */
export function failedFiles(report: string): string[] {
  if (!existsSync(report)) return [];
  return readJson<VitestReport>(report)
    .testResults.filter(({ status }) => status === 'failed')
    .map(({ name }) => name);
}

/** Reads the report of a Vitest run, and the report of a second run of the files that failed, if there was one. */
export function countTests(file: string, secondFile: string): Counts {
  if (!existsSync(file)) return nothing;
  const first = readJson<VitestReport>(file).testResults;
  const second = existsSync(secondFile) ? readJson<VitestReport>(secondFile).testResults : [];
  const ranTwice = new Set(second.map(({ name }) => name));
  const files = [...first.filter(({ name }) => !ranTwice.has(name)), ...second];
  const tests = testsOf(files);
  const failed = tests.filter(({ status }) => status === 'failed');
  const passed = tests.filter(({ status }) => status === 'passed');
  // If a test file does not load, the run fails without reporting a failed test.
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failedFirst = new Set(
    testsOf(first)
      .filter(({ status }) => status === 'failed')
      .map(({ title }) => title),
  );
  return {
    passed: passed.length,
    failed: failed.length + broken.length,
    failures: [
      ...failed.map(({ title, failureMessages }) => describeFailure(title, failureMessages)),
      ...broken.map(({ name, message }) => describeFailure(name, [message])),
    ],
    leftOut: tests
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => fullName),
    unsteady: passed.map(({ title }) => title).filter((title) => failedFirst.has(title)),
  };
}

function testsOf(files: VitestReport['testResults']) {
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, title: `${relative(root, name)}: ${test.fullName}` })),
  );
}

/** Reads the report of a Playwright run. */
export function countJourneys(file: string): Counts {
  if (!existsSync(file)) return nothing;
  const { stats, suites } = readJson<PlaywrightReport>(file);
  const tests = suites.flatMap(testsIn);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: tests.filter(({ ok }) => !ok).map(({ title, errors }) => describeFailure(title, errors)),
    leftOut: stats.skipped > 0 ? [`${stats.skipped} journeys, see apps/web/e2e`] : [],
    unsteady: tests.filter(({ ok, errors }) => ok && errors.length > 0).map(({ title }) => title),
  };
}

function testsIn({ file, specs = [], suites = [] }: PlaywrightSuite): JourneyResult[] {
  const own = specs.map(({ ok, title, tests }) => ({
    ok,
    title: `${file}: ${title}`,
    errors: tests.flatMap(({ results }) =>
      results.flatMap(({ errors }) => errors.map(({ message }) => message)),
    ),
  }));
  return [...own, ...suites.flatMap(testsIn)];
}

/** Returns the title of a failed test, and the first lines of its error messages. */
function describeFailure(title: string, messages: string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n');
  return `${title}\n${lines.slice(0, 30).join('\n')}`;
}

function readJson<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(file, 'utf8')) as Shape;
}
