/** Measures pages with Lighthouse under the conditions of a phone. */
import type { JobList } from '@skillharbor/contract';
import { chromium } from '@skillharbor/tooling/chromium';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { Result } from 'lighthouse';
import { median, table } from './table.ts';

const pages = ['/', '/jobs', '/job', '/freelancers'] as const;

/** `simulate` computes the numbers for a slow phone from a fast load. `devtools` makes the browser itself slow. */
type Throttling = 'simulate' | 'devtools';

const titles: Record<Throttling, string> = {
  simulate: 'Lighthouse, mobile, simulated throttling',
  devtools: 'Lighthouse, mobile, applied throttling',
};

/** A column of the table: a number that Lighthouse measures, and how it is formatted. */
interface Column {
  head: string;
  of: (result: Result) => number;
  write: (value: number) => string;
}

const score = (head: string, category: string): Column => ({
  head,
  of: ({ categories }) => (categories[category]?.score ?? Number.NaN) * 100,
  write: (value) => value.toFixed(0),
});
const metric = (head: string, id: string, write: (value: number) => string): Column => ({
  head,
  of: ({ audits }) => audits[id]?.numericValue ?? Number.NaN,
  write,
});
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);

const columns: readonly Column[] = [
  score('performance', 'performance'),
  score('accessibility', 'accessibility'),
  score('best practices', 'best-practices'),
  score('SEO', 'seo'),
  metric('FCP s', 'first-contentful-paint', seconds),
  metric('LCP s', 'largest-contentful-paint', seconds),
  metric('CLS', 'cumulative-layout-shift', (value) => value.toFixed(4)),
  metric('TBT ms', 'total-blocking-time', (value) => value.toFixed(0)),
  {
    head: 'JS kB',
    of: (result) =>
      requestsOf(result)
        .filter(({ resourceType }) => resourceType === 'Script')
        .reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    write: (value) => value.toFixed(1),
  },
  { head: 'requests', of: (result) => requestsOf(result).length, write: (value) => value.toFixed(0) },
];

interface NetworkRequest {
  resourceType: string;
  /** The size in bytes, after compression and including the headers. */
  transferSize: number;
}

function requestsOf({ audits }: Result): NetworkRequest[] {
  const details = audits['network-requests']?.details;
  // The cast is needed, because in Lighthouse's types the rows of every table are records of unknown values.
  return details?.type === 'table' ? (details.items as unknown as NetworkRequest[]) : [];
}

/**
 * Returns a table with the medians of several runs for each page. Also returns the faults that reduce the scores of all
 * categories except performance.
 */
export async function audit(address: string, throttling: Throttling, runs: number): Promise<string> {
  const rows: string[][] = [];
  const faults = new Set<string>();
  const job = `/job/${await newestJob(address)}`;
  for (const page of pages) {
    const url = address + (page === '/job' ? job : page);
    const results: Result[] = [];
    while (results.length < runs) results.push(await run(url, throttling));
    rows.push([page, ...columns.map(({ of, write }) => write(median(results.map(of))))]);
    for (const result of results) for (const fault of faultsOf(result)) faults.add(`- ${page}: ${fault}`);
  }
  const head = ['', ...columns.map((column) => column.head)];
  return [`${titles[throttling]}, medians of ${runs}:`, '', table(head, rows), '', ...faults].join('\n');
}

/** Returns the id of the newest open job, because moderators have hidden some of the demo data. */
async function newestJob(address: string): Promise<number> {
  const response = await fetch(`${address}/api/job-listings/listings/`);
  const { results } = (await response.json()) as JobList;
  const [newest] = results;
  if (!newest) throw new Error('The server has no open job.');
  return newest.id;
}

/** Runs Lighthouse in a new browser, which has nothing in its cache. */
async function run(url: string, throttlingMethod: Throttling): Promise<Result> {
  const { executablePath, args, env } = await chromium();
  const browser = await launch({
    ...(executablePath !== undefined && { chromePath: executablePath }),
    ...(env && { envVars: env }),
    chromeFlags: ['--headless', ...args],
    logLevel: 'error',
  });
  try {
    const report = await lighthouse(url, { port: browser.port, logLevel: 'error', throttlingMethod });
    if (!report) throw new Error(`Lighthouse has no result for ${url}.`);
    if (report.lhr.runtimeError) throw new Error(report.lhr.runtimeError.message);
    return report.lhr;
  } finally {
    browser.kill();
  }
}

/** Returns the titles of the audits that reduce the score of any category except performance. */
function faultsOf({ categories, audits }: Result): string[] {
  return Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]?.title ?? id);
}
