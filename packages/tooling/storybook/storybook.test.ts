import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright';
import type { Browser } from 'playwright';
import { preview } from 'vite';
import type { Plugin, PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flows } from '../../../.storybook/boards/flows.ts';
import { chromium } from '../src/chromium.ts';

/* Storybook as a designer opens it: built, and checked page by page. */

interface Entry {
  id: string;
  importPath: string;
  type: 'docs' | 'story';
  tags: readonly string[];
}

const repository = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'skillharbor-storybook-'));
let server: PreviewServer;
let browser: Browser;
let entries: Entry[];

/** Set by pages that leave out the frames of boards: they are stories, which have tests of their own. */
const WITHOUT_BOARDS = 'x-without-boards';
/** Playwright's own routes would take every request through this process, and turn the browser's cache off. */
const withoutBoards: Plugin = {
  name: 'without-boards',
  configurePreviewServer: ({ middlewares }) =>
    void middlewares.use((request, response, next) => {
      if (!(WITHOUT_BOARDS in request.headers) || !/[?&]board=/.test(request.url ?? '')) return next();
      response.statusCode = 204;
      response.end();
    }),
};

beforeAll(async () => {
  execFileSync(join(repository, 'node_modules/.bin/storybook'), ['build', '--output-dir', folder], {
    cwd: repository,
    stdio: 'pipe',
  });
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  entries = Object.values(index.entries);
  server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: '.' },
    // Every page loads the same files again.
    preview: { port: 0, host: '127.0.0.1', headers: { 'cache-control': 'max-age=3600' } },
    plugins: [withoutBoards],
  });
  browser = await playwright.launch(await chromium());
});

afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

test('every documentation page reads left to right, and opens at its top', async () => {
  // The app's pages repeat the pages of the library, and are slow to load.
  const docs = entries.filter(({ id, type }) => type === 'docs' && !id.startsWith('app-'));
  const wrong = await seen(docs, ({ direction, top }) => direction === 'ltr' && top === 0);
  expect(docs.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

test('a story that focuses or scrolls while it plays is shown from its top', async () => {
  const played = entries.filter(({ type, tags }) => type === 'story' && tags.includes('play-fn'));
  // The stories with fields below the fold.
  const pages = played.filter(({ id }) => /^(forms|pages-editjobpage)-/.test(id));
  expect(pages.length).toBeGreaterThan(20);
  expect(await seen(pages, ({ top }) => top === 0)).toEqual([]);
});

test('a board shows every story of its component, and renders those in view', async () => {
  const folder = './packages/ui/src/pages/JobListingsPage/';
  const stories = entries.filter(({ type, importPath }) => type === 'story' && importPath.startsWith(folder));
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(
    `${server.resolvedUrls?.local[0]}?path=/docs/pages-joblistingspage--docs&globals=theme:dark`,
  );
  const board = page.frameLocator('#storybook-preview-iframe').getByRole('region', { name: 'All states' });
  const links = board.getByRole('link');
  await links.last().waitFor();
  const leadTo = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(leadTo)).toEqual(new Set(stories.map(({ id }) => `./?path=/story/${id}`)));
  // Of the first, Loaded, in the theme of the address.
  const first = board.locator('iframe').first().contentFrame();
  await first.locator('html[data-theme=dark]').getByRole('article').first().waitFor({ timeout: 30_000 });
  expect(await board.locator('iframe').count()).toBeLessThan(stories.length / 2);
  await page.close();
});

test('every screen of a flow is a story', () => {
  const stories = entries.filter(({ type }) => type === 'story').map(({ id }) => id);
  const screens = flows.flatMap((flow) => flow.screens.map(({ story }) => story));
  expect(screens.filter((screen) => !stories.includes(screen))).toEqual([]);
});

test('machines find every component with its summary, and learn nothing from stress stories', () => {
  const { components } = JSON.parse(readFileSync(join(folder, 'manifests/components.json'), 'utf8')) as {
    components: Record<string, { summary?: string; error?: object; stories: { id: string }[] }>;
  };
  const listed = Object.entries(components);
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.filter(([, { summary, error }]) => !summary || error).map(([id]) => id)).toEqual([]);
  const stress = entries.filter(({ tags }) => tags.includes('stress')).map(({ id }) => id);
  expect(stress.length).toBeGreaterThan(50);
  const learned = listed.flatMap(([, { stories }]) => stories.map(({ id }) => id));
  expect(learned.filter((id) => stress.includes(id) || id.startsWith('app-'))).toEqual([]);
  expect(readFileSync(join(folder, 'llms.txt'), 'utf8')).toMatch(/^- `Button`: .+ Instead: LinkButton/m);
});

interface Sight {
  direction: string;
  /** How far the page is scrolled down, in pixels. */
  top: number;
}

/** The entries that fail the check once everything on their page has rendered and played. */
async function seen(list: readonly Entry[], isRight: (sight: Sight) => boolean): Promise<string[]> {
  const waiting = [...list];
  const wrong: string[] = [];
  const look = async () => {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 600 },
      extraHTTPHeaders: { [WITHOUT_BOARDS]: '1' },
    });
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      await page.goto(`${server.resolvedUrls?.local[0]}iframe.html?id=${entry.id}&viewMode=${entry.type}`);
      const settled = await page
        .waitForFunction(hasSettled, undefined, { timeout: 15_000 })
        .catch(() => null);
      if (!settled) wrong.push(`${entry.id} is never done`);
      const sight = await page.evaluate(() => ({
        direction: document.documentElement.dir || 'ltr',
        top: window.scrollY,
      }));
      if (!isRight(sight)) wrong.push(`${entry.id} ${JSON.stringify(sight)}`);
    }
    await page.close();
  };
  await Promise.all([look(), look()]);
  return wrong.toSorted();
}

/** Runs in the page: whether everything on it has rendered and played, including frames. */
function hasSettled() {
  interface StorybookWindow extends Window {
    __STORYBOOK_PREVIEW__?: { currentRender?: object; storyRenders: readonly { phase?: string }[] };
  }
  const settled = (view: StorybookWindow): boolean => {
    const { document, __STORYBOOK_PREVIEW__: storybook } = view;
    const stories = document.querySelectorAll('.sb-story').length;
    const frames = [...document.querySelectorAll<HTMLIFrameElement>('.sb-story iframe')];
    const renders = storybook?.storyRenders ?? [];
    return (
      (renders.length > 0 || document.querySelector('#storybook-docs h1') !== null) &&
      renders.length + frames.length >= stories &&
      renders.every(({ phase }) => phase === 'finished') &&
      frames.every((frame) => frame.contentWindow !== null && settled(frame.contentWindow))
    );
  };
  return settled(window);
}
