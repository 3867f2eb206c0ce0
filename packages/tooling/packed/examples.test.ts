import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright';
import type { Browser, Page } from 'playwright';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { chromium } from '../src/chromium.ts';
import { installExample } from './freshApp.ts';
import type { App } from './freshApp.ts';
import { pnpm, repository, serve } from './processes.ts';
import type { Serving } from './processes.ts';

/* These tests install, build and open the apps in `examples`, like a user who has only the published packages. */

const folder = inject('folder');
let browser: Browser;
/** The server of this repository, with the demo data. */
let server: Serving;
beforeAll(async () => {
  browser = await playwright.launch(await chromium());
  server = await serve(process.execPath, [join(repository, 'apps/api/src/server.ts')], folder, {
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    HOST: '127.0.0.1',
    SEED: 'demo',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  });
});
afterAll(async () => {
  await server.stop();
  await browser.close();
});

describe('examples/vite', () => {
  let app: App;
  beforeAll(() => {
    app = installExample(folder, 'vite');
    app.run('msw', ['init', 'public', '--no-save']);
  });

  test('compiles', () => {
    expect(app.run('tsc')).toBe('');
  });

  test('lists the jobs of the mocks', async () => {
    const page = await open(await built(app));
    await page.getByRole('article').first().waitFor();
    expect(await page.getByRole('article').count()).toBe(20);
    await page.getByRole('searchbox').fill('ferry');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('article').count()).toBeLessThan(20);
  });

  test('lists the jobs of a server', async () => {
    vi.stubEnv('VITE_SERVER', server.address);
    onTestFinished(() => void vi.unstubAllEnvs());
    const page = await open(await built(app, { VITE_SERVER: server.address }));
    await page.getByRole('article').first().waitFor();
    const first = await page.getByRole('heading', { level: 3 }).first().textContent();
    const response = await fetch(`${server.address}/api/job-listings/listings/`);
    // The contract defines this shape.
    const { results } = (await response.json()) as { results: { title: string }[] };
    expect(first).toBe(results[0]?.title);
  });
});

// Next.js is half a gigabyte, so this test runs only at night (.github/workflows/nightly.yml).
describe.runIf(process.env['NIGHTLY'])('examples/next', () => {
  let app: App;
  beforeAll(() => {
    // The example is tested with the compiler options that new apps have today.
    pnpm(
      folder,
      'dlx',
      'create-next-app',
      'new',
      '--yes',
      '--no-tailwind',
      '--skip-install',
      '--disable-git',
    );
    for (const file of ['next.config.ts', 'tsconfig.json'])
      cpSync(join(folder, 'new', file), join(folder, 'examples/next', file));
    app = installExample(folder, 'next');
    app.run('next', ['build']);
  });

  test('renders the jobs of the mocks on the server of the app, and a page in the browser', async () => {
    const { address, stop } = await serve(process.execPath, next('start', '--port', '0'), app.root);
    onTestFinished(stop);
    const html = await (await fetch(address)).text();
    expect(html.match(/<article/g)).toHaveLength(20);
    const page = await open(address);
    const card = page.getByRole('article').first();
    const title = await card.getByRole('heading').textContent();
    await card.getByRole('link').click();
    await page.getByRole('link', { name: 'Apply Now' }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
  });

  test('renders the jobs of a server', async () => {
    const { address, stop } = await serve(process.execPath, next('start', '--port', '0'), app.root, {
      SERVER: server.address,
    });
    onTestFinished(stop);
    const html = await (await fetch(address)).text();
    expect(html.match(/<article/g)).toHaveLength(20);
  });

  const next = (...args: string[]) => [join(app.root, 'node_modules/next/dist/bin/next'), ...args];
});

/** Builds the app and serves it. Returns its address. */
async function built({ root, run }: App, variables: Record<string, string> = {}): Promise<string> {
  run('vite', ['build'], variables);
  const server = await preview({ root, logLevel: 'silent', preview: { port: 0, host: '127.0.0.1' } });
  onTestFinished(() => server.close());
  return server.resolvedUrls?.local[0] ?? '';
}

/** Opens a page, and fails the test if the page logs a warning or an error. */
async function open(address: string): Promise<Page> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  onTestFinished(async () => {
    await page.close();
    expect(complaints).toEqual([]);
  });
  await page.goto(address);
  return page;
}
