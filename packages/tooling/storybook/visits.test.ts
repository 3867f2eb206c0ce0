import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { IndexEntry } from '../../../.storybook/boards/storyIndex.ts';
import { chromium } from '../src/chromium.ts';
import { hasRendered, isFinished, playReport, select, sizeOf } from './inPage.ts';
import { errorsOf } from './playReport.ts';
import { SERVED } from './setup.ts';

/*
 * Visits every story, documentation page and board of the built Storybook, in every language and in both themes: on a
 * phone in the light theme, and on a desktop in the dark one. Documentation pages and plays are made for a desktop. A
 * story is played only in English, because its play function finds elements by their English names
 * (.storybook/switches/play.ts).
 *
 * By day, only a sample is visited, which TEST_SEED determines. With `VISIT=primitives-button`, only entries whose ids
 * contain this text are visited.
 */

type Entry = IndexEntry & { tags: readonly string[] };

const languages = ['en', 'de', 'ar'];
const phone = { width: 360, height: 780 };
const desktop = { width: 1280, height: 800 };
const looks = [
  { theme: 'light', size: phone },
  { theme: 'dark', size: desktop },
];
const PAGES_AT_ONCE = 2;
const STORIES_BY_DAY = 24;
const DOCS_BY_DAY = 2;
/** The browser page is replaced after this many visits, because its memory grows. */
const VISITS_PER_PAGE = 150;
const TIMEOUT_MS = 60_000;

const { folder, address, addressWithoutTiles } = inject('storybook');
const { TEST_SEED: seed = '29', VISIT: only, NIGHTLY } = process.env;
let browser: Browser;
let entries: Entry[];

beforeAll(async () => {
  // Storybook defines this format.
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  entries = Object.values(index.entries);
  browser = await playwright.launch(await chromium());
});

afterAll(() => browser.close());

for (const language of languages)
  for (const look of looks) {
    test(`stories in ${language}, ${look.theme} work`, async () => {
      const stories = sample(
        entries.filter(({ type }) => type === 'story'),
        STORIES_BY_DAY,
      );
      expect(await faultsOf(stories, language, look)).toEqual([]);
    });

    test(`documentation pages and boards in ${language}, ${look.theme} work`, async () => {
      const docs = sample(
        entries.filter(({ type }) => type === 'docs'),
        DOCS_BY_DAY,
      );
      expect(await faultsOf(docs, language, look)).toEqual([]);
    });
  }

/** Returns all entries at night. By day, returns a sample that the seed determines. `VISIT` overrides both. */
function sample(list: readonly Entry[], size: number): readonly Entry[] {
  if (only !== undefined) return list.filter(({ id }) => id.includes(only));
  if (NIGHTLY) return list;
  const rank = ({ id }: Entry) => createHash('sha1').update(`${seed} ${id}`).digest('hex');
  return list.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1)).slice(0, size);
}

type Look = (typeof looks)[number];

/** Visits the entries on a few pages at the same time, and returns their faults. */
async function faultsOf(list: readonly Entry[], language: string, look: Look): Promise<string[]> {
  const waiting = [...list];
  const wrong: string[] = [];
  const visitAll = async () => {
    while (waiting.length > 0) {
      const visitor = await newVisitor(language, look);
      for (let visits = 0; visits < VISITS_PER_PAGE; visits += 1) {
        const entry = waiting.shift();
        if (!entry) break;
        const faults = await visitor.visit(entry);
        wrong.push(
          ...[...new Set(faults)].map(
            (fault) => `${entry.id}: ${fault.replaceAll(/\s+/g, ' ').slice(0, 300)}`,
          ),
        );
        // If a story did not finish, the page may still be busy.
        if (faults.some((fault) => fault.includes('Timeout'))) break;
      }
      await visitor.leave();
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, visitAll));
  return wrong.toSorted();
}

async function newVisitor(language: string, { theme, size: usual }: Look) {
  const context = await browser.newContext({ viewport: usual, reducedMotion: 'reduce' });
  const page = await context.newPage();
  let said: string[] = [];
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    // MSW warns about a request that the story did not mock.
    const isError = message.type() === 'error' || text.startsWith('[MSW]');
    if (isError && !isMockedFailure.test(text)) said.push(`console: ${text}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && SERVED in response.headers())
      said.push(`${response.status()}: ${response.url()}`);
  });
  const visit = async ({ id, type, title, tags }: Entry): Promise<string[]> => {
    said = [];
    try {
      const from = type === 'docs' && !title.startsWith('Boards/') ? addressWithoutTiles : address;
      if (!page.url().startsWith(from)) {
        const globals = `theme:${theme};language:${language};a11y.manual:!true`;
        // The mocking service worker starts with the first story, and reloads the page when it starts. So a story is
        // opened before a documentation page.
        const start = 'primitives-button--primary';
        const query = new URLSearchParams({ id: start, viewMode: 'story', globals });
        await page.goto(`${from}iframe.html?${query}`);
        await page.waitForFunction(isFinished, start, { timeout: TIMEOUT_MS });
      }
      const isPlayed = language === 'en' && tags.includes('play-fn');
      const size = type === 'story' ? await page.evaluate(sizeOf, id) : desktop;
      await page.setViewportSize(size ?? (isPlayed ? desktop : usual));
      await page.evaluate(select, { storyId: id, viewMode: type });
      await page.waitForFunction(isFinished, id, { timeout: TIMEOUT_MS });
      await page.waitForFunction(hasRendered, undefined, { timeout: TIMEOUT_MS });
      const sight = await page.evaluate(sightOf);
      const errors = type === 'story' ? errorsOf(await page.evaluate(playReport)) : [];
      const look = [
        ...(sight.isBlank ? ['is blank'] : []),
        ...(sight.overflow > 0 && !tags.includes('dont') ? [`overflows by ${sight.overflow} px`] : []),
        ...(sight.top === 0 ? [] : [`is scrolled to ${sight.top}`]),
      ];
      return [...errors, ...look, ...said];
    } catch (error) {
      return [String(error).split('\n')[0] ?? '', ...said];
    }
  };
  return { visit, leave: () => context.close() };
}

/**
 * Matches what the browser logs about a failed response of a story's mock server. If the real server fails, the
 * response listener reports the failure.
 */
const isMockedFailure = /^Failed to load resource: (the server responded|net::ERR_FAILED)/;

/**
 * Describes the visible state of the page, once its content has not changed for a moment. The function runs in the
 * page.
 */
async function sightOf() {
  const STILL_MS = 100;
  const PATIENCE_MS = 3000;
  const root = document.documentElement;
  const start = performance.now();
  let changed = start;
  const observer = new MutationObserver(() => (changed = performance.now()));
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  const isBlank = () =>
    document.body.innerText.trim() === '' &&
    ![...document.querySelectorAll('body :is(img, svg, input, textarea, iframe, [role])')].some((element) =>
      element.checkVisibility(),
    );
  const isSettled = () => performance.now() - changed > STILL_MS && !isBlank();
  // The browser does not report when changes have ended, so the loop checks again after a short time.
  while (!isSettled() && performance.now() - start < PATIENCE_MS)
    await new Promise((resolve) => setTimeout(resolve, STILL_MS / 4));
  observer.disconnect();
  await document.fonts.ready;
  return { isBlank: isBlank(), overflow: root.scrollWidth - root.clientWidth, top: window.scrollY };
}
