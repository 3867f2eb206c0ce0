/**
 * Measures how a visitor is affected while hostile connections send the most expensive requests:
 *
 *     pnpm -C packages/benchmarks attack                            32 connections for 60 seconds, at 100,000 listings
 *     pnpm -C packages/benchmarks attack --same-address             the visitor has the attacker's address
 *     pnpm -C packages/benchmarks attack --database embedded --listings 30000 --seconds 20 --connections 8
 *
 * Each database is attacked twice: first without rate limits, which it must withstand on its own, and then with them.
 * All requests stay on this machine. Exits with 1 if a hostile request gets an unexpected response or none, or if a
 * visitor's request gets another status than 200.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { NoPostgresError } from '@skillharbor/tooling/postgres';
import type { Outcomes } from '@skillharbor/api/testing/outcome';
import { createDataset, startBenchServer } from '../shared/benchServer.ts';
import type { BenchServer, Kind, Dataset } from '../shared/benchServer.ts';
import { startAttack } from './hostile.ts';
import { experienceTable, listed } from '../shared/arrivals.ts';
import type { Experience } from '../shared/arrivals.ts';
import { visit } from '../shared/visitor.ts';
import type { Visit } from '../shared/visitor.ts';

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '60' },
    connections: { type: 'string', default: '32' },
    database: { type: 'string', default: 'embedded,postgres' },
    'same-address': { type: 'boolean', default: false },
  },
});
const listings = Number(values.listings);
const seconds = Number(values.seconds);
const connections = Number(values.connections);
const isSameAddress = values['same-address'];

const FREELANCERS = 20_000;
const WARM_UP_SECONDS = 2;
const HOSTILE_ADDRESS = isSameAddress ? '127.0.0.1' : '127.0.0.2';
const EXPECTED = ['200', '400', '429', '503'];

const say = (text: string) => process.stdout.write(`${text}\n`);

say(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ` +
    `load ${loadavg()[0]?.toFixed(1)} before`,
);
for (const kind of ['embedded', 'postgres'] as const) {
  if (values.database.includes(kind)) await report(kind);
}

async function report(kind: Kind): Promise<void> {
  const dataset = await createDataset(kind, { listings, freelancers: FREELANCERS }).catch(
    (error: unknown) => {
      if (!(error instanceof NoPostgresError)) throw error;
      say(`${error.message} It is left out.`);
    },
  );
  if (!dataset) return;
  try {
    for (const limits of ['off', 'on'] as const) await reportPhase(kind, dataset, limits);
  } finally {
    dataset.remove();
  }
}

async function reportPhase(kind: Kind, dataset: Dataset, limits: 'off' | 'on'): Promise<void> {
  const server = await startBenchServer(dataset, { RATE_LIMITS: limits });
  try {
    // The first visits are not measured: they warm up compilers and caches, as on a server that has been running for a
    // while.
    await visitAll(server, WARM_UP_SECONDS);
    const attack = startAttack({ address: server.address, from: HOSTILE_ADDRESS, connections });
    // The attack goes on until the visitor has received the last response.
    const experiences = await visitAll(server, seconds);
    const hostile = await attack.stop();
    const where = isSameAddress ? 'the same address' : 'another address';
    say(
      `\n${listings.toLocaleString('en-US')} listings, ${kind}, rate limits ${limits}; ` +
        `${connections} hostile connections from ${where} for ${seconds} s:\n\n${experienceTable(experiences)}\n\n` +
        `Hostile requests: ${listed(hostile)}.`,
    );
    for (const failure of failuresIn(hostile, experiences, limits)) {
      say(`FAILED ${failure}`);
      process.exitCode = 1;
    }
  } finally {
    await server.close();
  }
}

function visitAll({ address, openJobs }: BenchServer, duration: number): Promise<Experience[]> {
  const visits: Visit[] = [
    { name: '/healthz', path: '/healthz', everyMs: 50 },
    { name: '/', path: '/', everyMs: 50 },
    { name: 'first page of jobs', path: '/api/job-listings/listings/?page=1', everyMs: 200 },
    { name: 'job by id', path: `/api/job-listings/listings/${openJobs[0]}/`, everyMs: 200 },
  ];
  return Promise.all(visits.map((each) => visit(address, each, duration)));
}

/**
 * Returns the outcomes that were not expected. With rate limits, a visitor who has the attacker's address may be
 * refused, too.
 */
function failuresIn(hostile: Outcomes, honest: readonly Experience[], limits: 'off' | 'on'): string[] {
  const accepted = isSameAddress && limits === 'on' ? ['200', '429'] : ['200'];
  return [
    ...unexpected(hostile, EXPECTED).map((text) => `hostile requests: ${text}`),
    ...honest.flatMap(({ name, outcomes }) =>
      unexpected(outcomes, accepted).map((text) => `${name}: ${text}`),
    ),
  ];
}

function unexpected(outcomes: Outcomes, expected: readonly string[]): string[] {
  return Object.entries(outcomes)
    .filter(([outcome]) => !expected.includes(outcome))
    .map(([outcome, count]) => `${count} × ${outcome}`);
}
