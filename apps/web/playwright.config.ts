import { defineConfig } from '@playwright/test';
import { chromium } from '@skillharbor/tooling/chromium';
import { journeysFolder, reportsFolder } from '@skillharbor/tooling/reports';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';

mkdirSync(reportsFolder, { recursive: true });
// Every worker reads this file again and must see the same folder.
process.env['DATA_DIR'] ??= mkdtempSync(join(reportsFolder, 'data-'));

const server = {
  command: 'exec node ../api/src/server.ts',
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
} as const;
// All journeys come from one address, and together they sign in more often than a person would.
const environment = { PORT: '0', LOG_LEVEL: 'error', RATE_LIMITS: 'off' };

export default defineConfig({
  testDir: 'e2e',
  outputDir: journeysFolder,
  fullyParallel: true,
  // Twice Playwright's own: a busy machine is no fault of the app. What must be quick is measured by benchmarks.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  // `pnpm test` lists what passed only then.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  // The servers pick free ports and say which; the journeys read them from the environment.
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
    // Recording takes a third of the time. What fails in CI is tried again, and recorded then.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
  },
});
