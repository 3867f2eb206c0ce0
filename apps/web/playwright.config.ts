import { defineConfig } from '@playwright/test';
import { chromium } from '@skillharbor/tooling/chromium';
import { journeysFolder, reportsFolder } from '@skillharbor/tooling/reports';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';

mkdirSync(reportsFolder, { recursive: true });
// Every worker evaluates this file again and must use the same folder.
process.env['DATA_DIR'] ??= mkdtempSync(join(reportsFolder, 'data-'));

const server = {
  command: 'exec node ../api/src/server.ts',
  // Both servers prepare the demo data at the same time, which takes a minute on a busy machine.
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
} as const;
/**
 * These journeys open every page of every role, or wait for a separate server, and take a fifth of the time of all
 * journeys. They run at night, and wherever NIGHTLY is set.
 */
const atNight = ['accessibility', 'deletion', 'largeText', 'layoutShift', 'longNames'].map(
  (name) => `${name}.spec.ts`,
);
// All journeys share one IP address, and together they sign in more often than the rate limits allow a person.
const environment = { PORT: '0', LOG_LEVEL: 'error', RATE_LIMITS: 'off' };

export default defineConfig({
  testDir: 'e2e',
  testIgnore: process.env['NIGHTLY'] ? [] : atNight,
  outputDir: journeysFolder,
  fullyParallel: true,
  // These limits are twice Playwright's defaults, because a machine may be busy. Benchmarks measure the speed of the app.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  // `pnpm test` lists the journeys that passed only when they were retried.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  // The servers choose free ports and print them. Playwright stores them in variables, which the journeys read.
  webServer: [
    {
      ...server,
      env: { ...environment, DECISION_HOLD: '0' },
      wait: { stdout: /ready at (?<JOURNEYS_URL>http:\S+)/ },
    },
    {
      ...server,
      env: { ...environment, SEED: 'none', DATA_DIR: `${process.env['DATA_DIR']}-held` },
      wait: { stdout: /ready at (?<HELD_URL>http:\S+)/ },
    },
  ],
  use: {
    baseURL: process.env['JOURNEYS_URL'],
    launchOptions: await chromium(),
    timezoneId: 'UTC',
    // Journeys cannot delay the requests of a service worker, so service workers are blocked. Journeys about the
    // service worker allow it.
    serviceWorkers: 'block',
    // Recording would take a third of the time of all journeys. A journey that fails in CI runs again, and only that
    // run is recorded.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
  },
});
