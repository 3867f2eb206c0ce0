import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright';
import type { Browser } from 'playwright';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { chromium } from '../src/chromium.ts';
import { packages, readmeApp, tarballOf } from './freshApp.ts';
import { repository } from './processes.ts';

/* These tests check the packages as users receive them: packed, and installed into an app outside this repository. */

const folder = inject('folder');
const app = readmeApp(folder);

const installed = (name: string) => join(app.root, 'node_modules/@skillharbor', name);
/** Returns true if a module contains code of its own. The entry point of a package only imports and exports. */
const hasCode = (module: string) => module.split('\n').some((line) => !/^(import |export \{|$)/.test(line));

describe.each(packages)('%s', (name) => {
  test('passes publint', async () => {
    const tarball = Uint8Array.from(readFileSync(tarballOf(folder, name))).buffer;
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test('has types in which arethetypeswrong finds no problems', () => {
    const attw = join(import.meta.dirname, '../node_modules/.bin/attw');
    const check = spawnSync(attw, [tarballOf(folder, name), '--profile', 'esm-only', '--no-color'], {
      encoding: 'utf8',
    });
    expect(check.status === 0 ? 'all is well' : check.stdout).toBe('all is well');
  });
});

test.each(packages)('the README of %s mentions no file that only the repository contains', (name) => {
  const readme = readFileSync(join(repository, 'packages', name, 'README.md'), 'utf8');
  const prose = readme.replaceAll(/```.*?```/gs, '');
  const files = /`((?:apps|docs|examples|packages|src)\/[^`]*)`(?!\s+in\s+the\s+repository)/g;
  expect([...prose.matchAll(files)].map(([, file]) => file)).toEqual([]);
});

describe('the library', () => {
  test('contains its modules, licence and documentation, and nothing else', () => {
    const files = globSync('**/*', { cwd: installed('ui') });
    expect(files.filter((file) => !file.startsWith('dist')).toSorted()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'package.json',
    ]);
    expect(files.filter((file) => /\.(stories|test)\.|node_modules/.test(file))).toEqual([]);
    const modules = files.filter((file) => file.endsWith('.js'));
    const mapped = modules.filter((file) => hasCode(readFileSync(join(installed('ui'), file), 'utf8')));
    expect(mapped.filter((file) => !files.includes(`${file}.map`))).toEqual([]);
    expect(modules.filter((file) => !files.includes(file.replace(/js$/, 'd.ts')))).toEqual([]);
    const caseless = files.map((file) => file.toLowerCase());
    expect(caseless.filter((file, index) => caseless.indexOf(file) !== index)).toEqual([]);
  });

  test('contains "use client" in every file that calls a hook', () => {
    const modules = globSync('dist/**/*.js', { cwd: installed('ui') }).map((file) => ({
      file,
      code: readFileSync(join(installed('ui'), file), 'utf8'),
    }));
    const silent = modules
      .filter(({ code }) => /(?<![\w.])use[A-Z]\w*\(/.test(code) && !code.startsWith('"use client"'))
      .map(({ file }) => file);
    expect(silent, "Begin these source files with 'use client'.").toEqual([]);
  });

  test('has no other directive, because the bundler of an app would warn about it', () => {
    const modules = globSync('dist/**/*.js', { cwd: installed('ui') });
    const directives = modules.map(
      (file) => /^["'](.+)["'];/.exec(readFileSync(join(installed('ui'), file), 'utf8'))?.[1],
    );
    expect(new Set(directives)).toEqual(new Set(['use client', undefined]));
  });
});

describe('a fresh app from the README’s examples', () => {
  let browser: Browser;
  beforeAll(async () => {
    app.run('vite', ['build']);
    browser = await playwright.launch(await chromium());
  });
  afterAll(() => browser.close());

  test('compiles, including the declarations of the library', () => {
    expect(app.run('tsc')).toBe('');
  });

  test('shows a page in the library’s colours', async () => {
    const server = await preview({
      root: app.root,
      configFile: false,
      logLevel: 'silent',
      preview: { port: 0, host: '127.0.0.1' },
    });
    const page = await browser.newPage({ colorScheme: 'light' });
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('requestfailed', (request) => complaints.push(request.url()));

    await page.goto(server.resolvedUrls?.local[0] ?? '');
    const title = page.getByRole('heading', { level: 1 });
    await title.waitFor();
    expect(await title.textContent()).toBe('Product designer for a ferry booking app');
    const apply = page.getByRole('link', { name: 'Apply Now' });
    const ground = () => apply.evaluate((link) => getComputedStyle(link).backgroundColor);
    expect(await ground()).toBe('rgb(107, 47, 160)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(ground).toBe('rgb(211, 179, 242)');
    expect(
      await page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family);
      }),
    ).toContain('Figtree Variable');
    expect(complaints).toEqual([]);

    await page.close();
    await server.close();
  });

  test('passes its own tests in jsdom, without a style sheet', () => {
    expect(app.run('vitest', ['run', '--environment=jsdom'])).toContain('1 passed');
  });

  test('renders on a server that cannot load style sheets', () => {
    writeFileSync(
      join(app.root, 'server.ts'),
      `import { JobPage } from '@skillharbor/ui/pages';
       import { createElement } from 'react';
       import { renderToString } from 'react-dom/server';
       import { job } from './src/job.ts';
       const page = createElement(JobPage, {
         job: { status: 'ready', data: job }, action: { kind: 'closed' }, related: null, questions: null,
         jobHref: String, companyHref: String, listingsHref: '/jobs', today: '2026-11-21',
       });
       console.log(renderToString(page));`,
    );
    const html = execFileSync(process.execPath, ['server.ts'], { cwd: app.root, encoding: 'utf8' });
    expect(html).toContain('Product designer for a ferry booking app');
  });
});
