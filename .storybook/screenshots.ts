import { expect, vi } from 'vitest';
import type { TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';
import { startClock, stopClock } from './still.ts';
import { showTheme } from './storyTheme.ts';
import { expectTranslated } from './untranslated.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Set by Storybook. */
    storyId?: string;
  }
  interface TestContext {
    /** Set by Storybook. */
    story?: { tags: readonly string[] };
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Implemented in packages/tooling/src/screenshots.ts. */
    compareScreenshot: (name: string, id: string) => Promise<string | undefined>;
  }
}

const sizes = { phone: { width: 360, height: 640 }, desktop: { width: 1280, height: 720 } } as const;
const usual = [
  ['phone', 'light'],
  ['desktop', 'dark'],
] as const;
const all = [
  ['phone', 'light'],
  ['desktop', 'light'],
  ['phone', 'dark'],
  ['desktop', 'dark'],
] as const;
/** How a route looks in the other languages, by the button of its footer. */
const inLanguages = [
  ['de', 'Deutsch', 'phone', 'light'],
  ['ar', 'العربية', 'desktop', 'dark'],
] as const;
/** The largest height: what is further down only repeats, and screenshots stay in the repository forever. */
const maxHeight = 2400;

/**
 * Takes screenshots of a story as its play function leaves it: on a phone in the light theme and on a desktop in the dark
 * one. The first story of a page has all four combinations, and of a route the first story alone has any. A
 * story of behaviour has none: it ends in a state that another story shows.
 */
export async function expectScreenshots({ task, story: tested }: TestContext) {
  if (import.meta.env['VITE_SCREENSHOTS'] === 'off' || tested?.tags.includes('behaviour')) return;
  const isFirst = (task.suite ?? task.file).tasks[0] === task;
  const isRoute = task.file.filepath.includes('/web/src/routes/');
  if (isRoute && !isFirst) return;
  // Its parts are pictured where they are stories of their own.
  if (task.file.filepath.includes('/ui/docs/')) return;

  stopClock();
  // A caret blinks.
  document.documentElement.style.caretColor = 'transparent';
  const isPage = task.file.filepath.includes('/ui/src/pages/');
  const focused = document.activeElement;
  const differences = [];
  const { storyId } = task.meta;
  if (!storyId) throw new Error('Only a story has screenshots.');
  const story = task.name.replaceAll(' ', '');
  for (const [size, theme] of isPage && isFirst ? all : usual) {
    showTheme(theme);
    await showWhole(sizes[size]);
    // What is hidden in one size loses the focus.
    if (focused instanceof HTMLElement && document.activeElement !== focused)
      focused.focus({ preventScroll: true });
    differences.push(await commands.compareScreenshot(`${story}.${size}.${theme}`, storyId));
  }
  for (const [tag, name, size, theme] of isRoute ? inLanguages : []) {
    await speak(tag, name);
    expectTranslated(tag);
    showTheme(theme);
    await showWhole(sizes[size]);
    differences.push(await commands.compareScreenshot(`${story}.${size}.${theme}.${tag}`, storyId));
  }
  const wrong = differences.filter((difference) => difference !== undefined);
  if (wrong.length > 0) throw new Error(wrong.join('\n\n'));
}

/** Chooses a language as a user does: what is open stays open. The account has been told when this resolves. */
async function speak(tag: string, name: string) {
  // The mocked server takes its time.
  startClock();
  const fetching = vi.spyOn(window, 'fetch');
  const button = [...document.querySelectorAll('footer button')].find((one) => one.textContent === name);
  if (!(button instanceof HTMLElement)) throw new Error(`The footer has no button “${name}”.`);
  button.click();
  await expect.poll(() => document.documentElement.lang).toBe(tag);
  await Promise.allSettled(fetching.mock.results.map(({ value }: { value: unknown }) => value));
  fetching.mockRestore();
  stopClock();
}

/** Resizes the window to this size, and then to the height of its content. */
async function showWhole({ width, height }: { width: number; height: number }) {
  for (const [element, cssText] of laidOutInFlow) element.style.cssText = cssText;
  laidOutInFlow.clear();
  const main = document.querySelector('main');
  main?.style.removeProperty('min-block-size');
  await page.viewport(width, height);
  await settled();
  // Content that is as high as the window stays as high as this one.
  if (main) main.style.minBlockSize = getComputedStyle(main).minBlockSize;
  const whole = Math.min(document.documentElement.scrollHeight, maxHeight);
  if (whole <= height) return;
  await page.viewport(width, whole);
  await settled();
}

async function settled() {
  // A picture further down is part of the page, too.
  for (const image of document.images) image.loading = 'eager';
  // An image that is broken on purpose stays broken.
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await document.fonts.ready;
  // The new size is applied in one frame, and its effects are drawn in the next.
  await nextFrame();
  await nextFrame();
  // A play function may have scrolled; a picture shows a page from its top.
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const isScrolled = element.scrollTop !== 0 || element.scrollLeft !== 0;
    if (isScrolled) element.scrollTo(0, 0);
    if (isScrolled || element.matches('[role$=dialog]')) drawAnew(element);
    layOutInFlow(element);
  }
  window.scrollTo(0, 0);
}

/** Text that was drawn before a scroll or in a dialog of another size may keep the half pixel it was rounded by there. */
function drawAnew(element: HTMLElement) {
  const { cssText } = element.style;
  element.style.display = 'none';
  element.getBoundingClientRect();
  element.style.cssText = cssText;
}

/** The elements that were sticky, with their own styles: in another size they may stick. */
const laidOutInFlow = new Map<HTMLElement, string>();

/**
 * A sticky element is a layer of its own, whose text may be drawn a pixel higher, depending on what was there before.
 * One that is in its place looks the same in the flow; a bar that sticks stays as users see it.
 */
function layOutInFlow(element: HTMLElement) {
  if (getComputedStyle(element).position !== 'sticky' || element.closest('[role$=dialog]')) return;
  const { cssText } = element.style;
  const { top } = element.getBoundingClientRect();
  element.style.cssText += 'position: relative; inset: auto';
  if (element.getBoundingClientRect().top === top) laidOutInFlow.set(element, cssText);
  else element.style.cssText = cssText;
}

function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
