import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { flows } from '../../../.storybook/boards/flows.ts';
import { boardSections, boardsOf } from '../../../.storybook/boards/storyIndex.ts';
import type { IndexEntry } from '../../../.storybook/boards/storyIndex.ts';
import { chromium } from '../src/chromium.ts';
import { hasRendered, havePlayed, playReport } from './inPage.ts';
import { errorsOf } from './playReport.ts';

/*
 * These tests check the boards of the built Storybook, and the data that it publishes for machines. visits.test.ts
 * visits its pages.
 */

interface Entry extends IndexEntry {
  tags: readonly string[];
}

const { folder, address } = inject('storybook');
let browser: Browser;
let entries: Entry[];

const usual = { width: 1280, height: 600 };
const isNight = Boolean(process.env['NIGHTLY']);
/**
 * Returns true for the boards whose stories are all played live, one at a time. By day, these are only some boards of
 * forms, because the stories of forms fail if another story on the board takes the focus while they type.
 */
const isOpened = (id: string) => (isNight ? /^(forms|modals)-/ : /^forms-(sign|apply)/).test(id);

beforeAll(async () => {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  entries = Object.values(index.entries);
  browser = await playwright.launch(await chromium());
});

afterAll(() => browser.close());

test('the live stories on a board play without an error', async () => {
  const boards = boardsOf(entries, boardSections).filter(({ docsId = '' }) => isOpened(docsId));
  expect(boards.length).toBeGreaterThan(2);
  // The pages are small, because drawing takes time, and the tests do not check pixels.
  const page = await browser.newPage({ viewport: usual, deviceScaleFactor: 0.1 });
  const wrong: string[] = [];
  for (const { docsId = '', stories } of boards) {
    await page.setViewportSize(usual);
    await open(page, docsId);
    await page.waitForFunction(hasRendered, undefined, { timeout: 30_000 });
    wrong.push(...(await errorsOnBoard(page, stories.length)));
  }
  await page.close();
  expect(wrong).toEqual([]);
});

test('in another language, a story is not played, and a note explains this', async () => {
  const unplayed = 'Not played: interactions run in English.';
  const board = boardsOf(entries, ['Forms']).find(({ name }) => name === 'SignInForm');
  const stories = board?.stories ?? [];
  const page = await browser.newPage({ viewport: usual });
  await open(page, board?.docsId ?? '', 'language:de');
  expect(await errorsOnBoard(page, stories.length)).toEqual([]);
  const played = stories.filter(({ tags }) => tags?.includes('play-fn'));
  expect(await page.getByText(unplayed).count()).toBe(played.length);

  const [story] = played;
  await page.goto(`${address}?path=/story/${story?.id}&globals=language:ar`);
  await page.getByText(unplayed).waitFor();
  await page.close();
});

test('a board shows a picture of every state and, on demand, plays the live states in view', async () => {
  const folder = './packages/ui/src/pages/JobListingsPage/';
  const stories = entries.filter(
    ({ type, importPath, tags }) =>
      type === 'story' && importPath.startsWith(folder) && !tags.includes('behaviour'),
  );
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${address}?path=/docs/pages-joblistingspage--docs&globals=theme:dark`);
  const board = page.frameLocator('#storybook-preview-iframe').getByRole('region', { name: 'All states' });
  const links = board.getByRole('link');
  await links.last().waitFor();
  const leadTo = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(leadTo)).toEqual(new Set(stories.map(({ id }) => `./?path=/story/${id}`)));
  // The first tile shows the accepted screenshot of the story `Loaded`, in the theme that the address contains.
  const picture = board.locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 30_000 })
    .toBe(360);
  expect(await picture.getAttribute('src')).toMatch(/\/JobListingsPage\/Loaded\.phone\.dark\.webp$/);
  await board.getByRole('button', { name: 'Live' }).click();
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

test('every prop has a description', () => {
  const { components } = JSON.parse(readFileSync(join(folder, 'manifests/components.json'), 'utf8')) as {
    components: Record<string, { reactDocgen?: { props?: Record<string, { description?: string }> } }>;
  };
  const props = Object.entries(components).flatMap(([id, { reactDocgen }]) =>
    Object.entries(reactDocgen?.props ?? {}).map(([name, { description }]) => ({
      name: `${name} of ${id}`,
      description,
    })),
  );
  expect(props.length).toBeGreaterThan(1000);
  expect(props.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
});

test('the manifest for machines contains every component with its summary, but no stress stories', () => {
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

/** Opens a documentation page with a live board, without Storybook's frame. Axe is off, because other tests run it. */
async function open(page: Page, id: string, globals = 'language:en') {
  const query = { id, viewMode: 'docs', globals: `board:live;a11y.manual:!true;${globals}` };
  await page.goto(`${address}iframe.html?${new URLSearchParams(query)}`);
}

/** Returns the errors of all stories on a board, and of the story in Storybook's own frame. */
async function errorsOnBoard(page: Page, tiles: number): Promise<string[]> {
  // Only stories in view are played, so the window is very high.
  await page.setViewportSize({ ...usual, height: 6000 });
  await page.waitForFunction(havePlayed, tiles, { timeout: 240_000, polling: 200 });
  const frames = page.frames().filter((frame) => frame.parentFrame());
  return (await Promise.all(frames.map((frame) => frame.evaluate(playReport)))).flatMap(errorsOf);
}
