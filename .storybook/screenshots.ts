import type { TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';
import { stopClock } from './still.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** In packages/tooling/src/screenshots.ts. */
    compareScreenshot: (name: string) => Promise<string | undefined>;
  }
}

const sizes = { phone: { width: 360, height: 640 }, desktop: { width: 1280, height: 720 } } as const;
/** What is still further down repeats what is above, and pictures stay in the repository forever. */
const highest = 2400;

/**
 * Every story is looked at as its play function leaves it: on a phone in the light theme and on a desktop in the dark
 * one, and pages in all four ways. Which theme it is, the test project says.
 */
export async function expectScreenshots({ task }: TestContext) {
  // After a failure, a picture would only repeat it.
  if (task.result?.state === 'fail' || import.meta.env['VITE_SCREENSHOTS'] === 'off') return;

  stopClock();
  const theme = document.documentElement.dataset['theme'] ?? 'light';
  const isPage = task.file.filepath.includes('/ui/src/pages/');
  const usual = [theme === 'light' ? 'phone' : 'desktop'] as const;
  const differences = [];
  for (const size of isPage ? (['phone', 'desktop'] as const) : usual) {
    await showWhole(sizes[size]);
    differences.push(await commands.compareScreenshot(`${task.name.replaceAll(' ', '')}.${size}.${theme}`));
  }
  const wrong = differences.filter((difference) => difference !== undefined);
  if (wrong.length > 0) throw new Error(wrong.join('\n\n'));
}

/** Makes the window of that size, and then as high as what it shows. */
async function showWhole({ width, height }: { width: number; height: number }) {
  await page.viewport(width, height);
  await settled();
  const whole = Math.min(document.documentElement.scrollHeight, highest);
  if (whole <= height) return;
  await page.viewport(width, whole);
  await settled();
}

async function settled() {
  for (const image of document.images) image.loading = 'eager';
  // An image that is meant to be broken stays so.
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await document.fonts.ready;
  // The size is told in one frame; what follows from it is drawn in the next.
  await nextFrame();
  await nextFrame();
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (element.scrollTop !== 0) element.scrollTop = 0;
    if (element.scrollLeft !== 0) element.scrollLeft = 0;
    if (sticksToThePage(element)) element.style.cssText += 'position: relative; inset: auto';
  }
  window.scrollTo(0, 0);
}

/** It is a layer of its own, whose text may be drawn a pixel higher, depending on what was there before. */
function sticksToThePage(element: Element) {
  return getComputedStyle(element).position === 'sticky' && !element.closest('[role$=dialog]');
}

function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
