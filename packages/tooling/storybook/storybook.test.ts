import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright';
import type { Browser, Page } from 'playwright';
import { preview } from 'vite';
import type { Plugin, PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flows } from '../../../.storybook/boards/flows.ts';
import { boardSections, boardsOf } from '../../../.storybook/boards/storyIndex.ts';
import type { IndexEntry } from '../../../.storybook/boards/storyIndex.ts';
import { chromium } from '../src/chromium.ts';
import { errorsOf } from './playReport.ts';
import type { PlayReport } from './playReport.ts';

/* These tests build Storybook, and check its pages one by one as a designer sees them. */

interface Entry extends IndexEntry {
  importPath: string;
  tags: readonly string[];
}

const repository = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'skillharbor-storybook-'));
let server: PreviewServer;
let serverWithoutTiles: PreviewServer;
let browser: Browser;
let entries: Entry[];

/**
 * Responds with 204 to each request for a tile of a board. The server does this, because intercepting routes in
 * Playwright would turn off the browser's cache.
 */
const noTiles: Plugin = {
  name: 'no-tiles',
  configurePreviewServer: ({ middlewares }) =>
    void middlewares.use((request, response, next) => {
      if (!request.url?.includes('&board=')) return next();
      response.statusCode = 204;
      response.end();
    }),
};

const usual = { width: 1280, height: 600 };
const isNight = Boolean(process.env['NIGHTLY']);
/**
 * Returns true for the documentation pages and boards that are opened. All of them together start Storybook a thousand
 * times, so they are opened only at night. By day, the pages written by hand are opened, and some forms, whose stories
 * fail if another story on the board takes the focus while they type.
 */
const isOpened = (id: string) => isNight || /^(introduction|forms-(sign|apply))/.test(id);

beforeAll(async () => {
  execFileSync(join(repository, 'node_modules/.bin/storybook'), ['build', '--output-dir', folder], {
    cwd: repository,
    stdio: 'pipe',
  });
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  entries = Object.values(index.entries);
  [server, serverWithoutTiles] = await Promise.all([serve(), serve(noTiles)]);
  browser = await playwright.launch(await chromium());
});

afterAll(async () => {
  await browser.close();
  await Promise.all([server.close(), serverWithoutTiles.close()]);
  rmSync(folder, { recursive: true });
});

test('every documentation page reads left to right and opens at its top', async () => {
  const docs = entries.filter(({ type, id }) => type === 'docs' && isOpened(id));
  expect(docs.length).toBeGreaterThan(10);
  const wrong = await faultsOf(docs, async (page, { id }) => {
    // The server omits the tiles of a page's board, because the page then opens in a fraction of the time.
    await open(page, id, 'docs', { from: serverWithoutTiles });
    await page.waitForFunction(hasRendered, undefined, { timeout: 30_000 });
    const sight = await page.evaluate(() => ({
      direction: document.documentElement.dir || 'ltr',
      top: window.scrollY,
    }));
    return sight.direction === 'ltr' && sight.top === 0 ? [] : [JSON.stringify(sight)];
  });
  expect(wrong).toEqual([]);
});

test('the stories on a board play without an error', async () => {
  const boards = boardsOf(entries, boardSections).filter(({ docsId = '' }) => isOpened(docsId));
  expect(boards.length).toBeGreaterThan(2);
  const tiles = new Map(boards.map(({ docsId, stories }) => [docsId, stories.length]));
  const docs = entries.filter(({ id }) => tiles.has(id));
  const wrong = await faultsOf(docs, async (page, { id }) => {
    await page.setViewportSize(usual);
    await open(page, id, 'docs');
    await page.waitForFunction(hasRendered, undefined, { timeout: 30_000 });
    return errorsOnBoard(page, tiles.get(id) ?? 0);
  });
  expect(wrong).toEqual([]);
});

test('every story that is on no board plays without an error, and none scrolls its page', async () => {
  const onBoards = new Set(boardsOf(entries, boardSections).flatMap(({ stories }) => stories));
  const played = entries.filter(
    (entry) =>
      entry.type === 'story' &&
      entry.tags.includes('play-fn') &&
      !entry.tags.includes('dont') &&
      // On boards, stories with fields further down may scroll the page.
      (!onBoards.has(entry) || /^(forms|pages-editjobpage)-/.test(entry.id)),
  );
  expect(played.length).toBeGreaterThan(100);
  const wrong = await faultsOf(played, async (page, { id }) => {
    if (page.url() === 'about:blank') {
      await open(page, 'introduction-decisions--docs', 'docs');
      await page.waitForFunction(hasRendered, undefined, { timeout: 30_000 });
    }
    await page.setViewportSize({ ...usual, ...(await page.evaluate(sizeOf, id)) });
    // The sidebar selects a story in the same way.
    await page.evaluate(select, id);
    await page.waitForFunction(isFinished, id, { timeout: 30_000 });
    const top = await page.evaluate(() => window.scrollY);
    return [...errorsOf(await page.evaluate(playReport)), ...(top === 0 ? [] : [`is scrolled to ${top}`])];
  });
  expect(wrong).toEqual([]);
});

test('in another language, a story is not played, and a note says so', async () => {
  const unplayed = 'Not played: interactions run in English.';
  const board = boardsOf(entries, ['Forms']).find(({ name }) => name === 'SignInForm');
  const stories = board?.stories ?? [];
  const page = await browser.newPage({ viewport: usual });
  await open(page, board?.docsId ?? '', 'docs', { globals: 'language:de' });
  expect(await errorsOnBoard(page, stories.length)).toEqual([]);
  const played = stories.filter(({ tags }) => tags?.includes('play-fn'));
  expect(await page.getByText(unplayed).count()).toBe(played.length);

  const [story] = played;
  await page.goto(`${server.resolvedUrls?.local[0]}?path=/story/${story?.id}&globals=language:ar`);
  await page.getByText(unplayed).waitFor();
  await page.close();
});

test('a board shows every state of its component, and renders only the states in view', async () => {
  const folder = './packages/ui/src/pages/JobListingsPage/';
  const stories = entries.filter(
    ({ type, importPath, tags }) =>
      type === 'story' && importPath.startsWith(folder) && !tags.includes('behaviour'),
  );
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(
    `${server.resolvedUrls?.local[0]}?path=/docs/pages-joblistingspage--docs&globals=theme:dark`,
  );
  const board = page.frameLocator('#storybook-preview-iframe').getByRole('region', { name: 'All states' });
  const links = board.getByRole('link');
  await links.last().waitFor();
  const leadTo = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(leadTo)).toEqual(new Set(stories.map(({ id }) => `./?path=/story/${id}`)));
  // The first tile shows the story Loaded, in the theme of the address.
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

test('machines find every component with its summary, but no stress stories', () => {
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

function serve(...own: Plugin[]): Promise<PreviewServer> {
  return preview({
    root: folder,
    // GitHub Pages serves a repository from a subfolder of its owner's host.
    base: '/skill-harbor/',
    configFile: false,
    logLevel: 'silent',
    build: { outDir: '.' },
    // Caching saves time, because every page loads the same files again.
    preview: { port: 0, host: '127.0.0.1', headers: { 'cache-control': 'max-age=3600' } },
    plugins: own,
  });
}

/** Checks the entries, two at a time, and returns their problems. */
async function faultsOf(
  list: readonly Entry[],
  faults: (page: Page, entry: Entry) => Promise<string[]>,
): Promise<string[]> {
  const waiting = [...list];
  const wrong: string[] = [];
  const look = async () => {
    // The pages are small, because drawing takes time and no test looks at the pixels.
    const page = await browser.newPage({ viewport: usual, deviceScaleFactor: 0.1 });
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      const { id } = entry;
      const found = await faults(page, entry).catch((error: unknown) => [String(error)]);
      wrong.push(...found.map((fault) => `${id}: ${fault}`));
    }
    await page.close();
  };
  await Promise.all([look(), look()]);
  return wrong.toSorted();
}

/** Opens an entry without Storybook's frame, and without axe, which other tests run. */
async function open(
  page: Page,
  id: string,
  viewMode: 'docs' | 'story',
  { globals = 'a11y.manual:!true', from = server } = {},
) {
  const address = new URLSearchParams({ id, viewMode, globals });
  await page.goto(`${from.resolvedUrls?.local[0]}iframe.html?${address}`);
}

/** Returns the errors of all stories on a board, and of the story in Storybook's own frame. */
async function errorsOnBoard(page: Page, tiles: number): Promise<string[]> {
  // Only stories in view are played, so the window is very high.
  await page.setViewportSize({ ...usual, height: 6000 });
  await page.waitForFunction(havePlayed, tiles, { timeout: 240_000, polling: 200 });
  const frames = page.frames().filter((frame) => frame.parentFrame());
  return (await Promise.all(frames.map((frame) => frame.evaluate(playReport)))).flatMap(errorsOf);
}

/* The following functions run in the page. */

interface StorybookWindow extends Window {
  __STORYBOOK_PREVIEW__?: {
    storyRenders: readonly { phase?: string }[];
    loadStory: (story: { storyId: string }) => Promise<{
      storyGlobals: { viewport?: { value: string } };
      parameters: { viewport: { options: Record<string, { styles: { width: string; height: string } }> } };
    }>;
  };
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit: (name: string, value: object) => void;
    /** Returns the values of the last event of this name. */
    last: (name: string) => ChannelEvent | undefined;
  };
  /** This is the error of a story that was selected before. An error does not name the story that threw it. */
  earlierError?: ChannelEvent | undefined;
}

type ChannelEvent = [{ storyId: string; status: string; message: string }];

/** Returns the size that a story chooses for Storybook's frame, in pixels, or undefined if it chooses none. */
async function sizeOf(storyId: string): Promise<{ width: number; height: number } | undefined> {
  const story = await (window as StorybookWindow).__STORYBOOK_PREVIEW__?.loadStory({ storyId });
  const styles = story?.parameters.viewport.options[story.storyGlobals.viewport?.value ?? '']?.styles;
  return styles && { width: Number.parseInt(styles.width), height: Number.parseInt(styles.height) };
}

function select(storyId: string) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as StorybookWindow;
  (window as StorybookWindow).earlierError = channel?.last('playFunctionThrewException');
  channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

function isFinished(storyId: string) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as StorybookWindow;
  return channel?.last('storyFinished')?.[0].storyId === storyId;
}

/**
 * Returns true if the story of each tile, and of Storybook's own frame if there is one, has been rendered and played.
 */
function havePlayed(tiles: number) {
  const frames = [...document.querySelectorAll('iframe')];
  const isDone = ({ contentWindow }: HTMLIFrameElement) => {
    const view: StorybookWindow | null = contentWindow;
    return view?.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished') !== undefined;
  };
  return frames.filter(({ name }) => name === 'board').length === tiles && frames.every(isDone);
}

function playReport(): PlayReport {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, earlierError } = window as StorybookWindow;
  const [finished] = channel?.last('storyFinished') ?? [];
  const error = channel?.last('playFunctionThrewException');
  return {
    finished: finished && { storyId: finished.storyId, status: finished.status },
    thrown: error && error !== earlierError ? { message: error[0].message } : undefined,
  };
}

/** Returns true if everything on the page has rendered, including frames. */
function hasRendered() {
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
