import type { Page } from '@playwright/test';

/* What users see who zoom to 400 %, or set more space between lines, words and letters. */

/** WCAG 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** The texts that this spacing cuts off, where they were whole before. */
export async function cutOffBySpacing(page: Page): Promise<string[]> {
  const before = await page.evaluate(cutOff);
  // A policy that refuses inline styles allows these.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  const after = await page.evaluate(cutOff);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return after.filter((text) => !before.includes(text));
}

/** Runs in the page. Lines that end with an ellipsis are cut off on purpose, and whole elsewhere. */
function cutOff(): string[] {
  const all = [...document.querySelectorAll<HTMLElement>('main *, header *, footer *, [role$=dialog] *')];
  const isCutOff = (element: HTMLElement) => {
    const { overflowX, overflowY, clipPath, textOverflow, webkitLineClamp } = getComputedStyle(element);
    const clips = /hidden|clip/.test(overflowX + overflowY) && clipPath === 'none' && element.clientWidth > 4;
    if (!clips || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
    return element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2;
  };
  return all.filter((element) => element.innerText && isCutOff(element)).map(({ innerText }) => innerText);
}

/** Where Tab leads that is out of view, or covered. */
export async function unseenStops(page: Page, stops = 60): Promise<string[]> {
  const unseen: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    // What keeps the focus in a dialog passes it on.
    await page.waitForFunction(() => !document.activeElement?.matches('[data-base-ui-focus-guard]'));
    const name = await page.evaluate(nameIfUnseen);
    if (name !== null) unseen.push(name);
  }
  return unseen;
}

/** Runs in the page. Null where a part of what has the focus can be seen. */
function nameIfUnseen(): string | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  // A native control that is drawn by its label.
  const shown = focused.closest('label') ?? focused;
  const { top, bottom, left, right } = shown.getBoundingClientRect();
  const inside = (place: number, size: number) => Math.min(Math.max(place, 1), size - 1);
  const middle = (inside(left, window.innerWidth) + inside(right, window.innerWidth)) / 2;
  const from = inside(top, window.innerHeight);
  const height = inside(bottom, window.innerHeight) - from;
  const isSeen = [0.1, 0.3, 0.5, 0.7, 0.9].some((part) => {
    const there = document.elementFromPoint(middle, from + height * part);
    return height > 0 && there !== null && (shown.contains(there) || there.contains(focused));
  });
  return isSeen ? null : `${focused.tagName} ${focused.ariaLabel ?? focused.innerText}`;
}
