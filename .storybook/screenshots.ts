import { expect, vi } from 'vitest';
import type { TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';
import { inTime, startClock, stopClock } from './still.ts';
import { showTheme } from './storyTheme.ts';
import { expectTranslated } from './untranslated.ts';
import { skeleton } from '../packages/ui/src/primitives/Skeleton/Skeleton.css.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The id of the story, which Storybook sets. */
    storyId?: string;
  }
  interface TestContext {
    /** The tested story, which Storybook sets. */
    story?: { tags: readonly string[] };
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Compares a screenshot. packages/tooling/src/screenshots.ts implements this command. */
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
/**
 * The languages other than English in which a route has screenshots. Each has the label of its button in the footer,
 * and the size and the theme of the screenshot.
 */
const inLanguages = [
  ['de', 'Deutsch', 'phone', 'light'],
  ['ar', 'العربية', 'desktop', 'dark'],
] as const;
/**
 * The maximum height, in pixels. Content further down only repeats the content above, and screenshots stay in the
 * repository forever.
 */
const maxHeight = 2400;

/**
 * Compares screenshots of a story after its play function. The first story of a file is shown on a phone in the light
 * theme and on a desktop in the dark one. The first story of a page is shown in all four combinations. Every other
 * story is shown in one of the first two.
 */
export async function expectScreenshots({ task }: TestContext) {
  if (import.meta.env['VITE_SCREENSHOTS'] === 'off') return;
  // Documentation pages consist of components that have their own screenshots.
  if (task.file.filepath.includes('/ui/docs/')) return;

  await expect.poll(() => document.querySelector('[aria-busy="true"]:not(a, button)')).toBeNull();
  const isFirst = isFirstOfFile(task);
  const isRoute = isOfRoute(task);
  if (isRoute) await allLoaded();
  stopClock();
  // A blinking caret would make screenshots differ.
  document.documentElement.style.caretColor = 'transparent';
  const isPage = task.file.filepath.includes('/ui/src/pages/');
  const focused = document.activeElement;
  const differences = [];
  const { storyId } = task.meta;
  if (!storyId) throw new Error('Only a story has screenshots.');
  const story = task.name.replaceAll(' ', '');
  const first = isPage ? all : usual;
  for (const [size, theme] of isFirst ? first : [oneOfUsual(isPage, story)]) {
    showTheme(theme);
    await showWhole(sizes[size]);
    // Focus is lost when the focused element is hidden at a smaller size.
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

type Test = TestContext['task'];
const isFirstOfFile = (task: Test) => (task.suite ?? task.file).tasks[0] === task;
const isOfRoute = ({ file }: Test) => file.filepath.includes('/web/src/routes/');

/**
 * Returns true for a story of a route that is not the first of its file. Such a story checks behaviour. The
 * stories of the route's page check how the same states look.
 */
export function isLaterOfRoute(task: Test): boolean {
  return isOfRoute(task) && !isFirstOfFile(task);
}

/**
 * Returns the size and the theme of a story that is not the first of its file. A page looks most different at the two
 * sizes, so each size shows about half of the stories. The length of a story's name decides which, so a new story does
 * not change the size of the others.
 */
function oneOfUsual(isPage: boolean, story: string) {
  return isPage && story.length % 2 === 1 ? usual[1] : usual[0];
}

/** Waits for the late parts of a route, which may still be loading when its play function has ended. */
async function allLoaded() {
  const [className] = skeleton().split(' ');
  await expect.poll(() => document.querySelectorAll(`.${className}`)).toHaveLength(0);
}

/** Chooses a language in the footer, as a user does. Resolves once the account has saved the language. */
async function speak(tag: string, name: string) {
  // The mock server needs a running clock to respond.
  startClock();
  const fetching = vi.spyOn(window, 'fetch');
  const button = [...document.querySelectorAll('footer button')].find((one) => one.textContent === name);
  if (!(button instanceof HTMLElement)) throw new Error(`The footer has no button “${name}”.`);
  button.click();
  await expect.poll(() => document.documentElement.lang).toBe(tag);
  await Promise.allSettled(fetching.mock.results.map(({ value }: { value: unknown }) => value));
  fetching.mockRestore();
  await allLoaded();
  stopClock();
}

/** Resizes the window to this size, and then to the height of its content. */
async function showWhole({ width, height }: { width: number; height: number }) {
  for (const [element, cssText] of laidOutInFlow) element.style.cssText = cssText;
  laidOutInFlow.clear();
  const main = document.querySelector('main');
  main?.style.removeProperty('min-block-size');
  await inTime(page.viewport(width, height), 'The window has not become smaller');
  await settled();
  // Keeps the minimum height that `main` has now, so that `main` does not grow when the window becomes higher.
  if (main) main.style.minBlockSize = getComputedStyle(main).minBlockSize;
  const whole = Math.min(document.documentElement.scrollHeight, maxHeight);
  if (whole <= height) return;
  await inTime(page.viewport(width, whole), 'The window has not become higher');
  await settled();
}

async function settled() {
  // Images further down are part of the screenshot and must load as well.
  for (const image of document.images) image.loading = 'eager';
  // Some images are broken on purpose, so their errors are ignored.
  const images = [...document.images].map((image) => image.decode());
  await inTime(Promise.allSettled(images), 'An image has not loaded');
  await inTime(document.fonts.ready, 'A font has not loaded');
  // The new size is applied in one frame, and its effects are drawn in the next.
  await inTime(nextFrame(), 'The browser has not drawn the page');
  await nextFrame();
  // A play function may have scrolled, but a screenshot shows the page from its top.
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const isScrolled = element.scrollTop !== 0 || element.scrollLeft !== 0;
    if (isScrolled) element.scrollTo(0, 0);
    if (isScrolled || element.matches('[role$=dialog]')) drawAnew(element);
    layOutInFlow(element);
  }
  window.scrollTo(0, 0);
}

/** Redraws an element, because text may stay half a pixel off after scrolling or after a dialog changes its size. */
function drawAnew(element: HTMLElement) {
  const { cssText } = element.style;
  element.style.display = 'none';
  element.getBoundingClientRect();
  element.style.cssText = cssText;
}

/** The sticky elements that were put into the flow, with the inline styles to restore when the size changes. */
const laidOutInFlow = new Map<HTMLElement, string>();

/**
 * Puts a sticky element into the flow if that does not move it. A sticky element is a separate layer, and its text may
 * be drawn a pixel higher, depending on what was drawn before. An element that is currently stuck stays sticky.
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
