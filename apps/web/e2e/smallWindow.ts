import type { Page } from '@playwright/test';

/* Finds content that is hidden from users who zoom to 400 %, or who set more space between lines, words and letters. */

/** The text spacing that WCAG 1.4.12 requires. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Returns the texts that this spacing cuts off, although they were whole before. */
export async function cutOffBySpacing(page: Page): Promise<string[]> {
  const before = await page.evaluate(cutOff);
  // The page's content security policy refuses inline styles, but allows constructed style sheets.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  const after = await page.evaluate(cutOff);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return after.filter((text) => !before.includes(text));
}

/**
 * Runs in the page. Ignores texts with an ellipsis, which are cut off on purpose and shown completely on another page.
 */
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

/** Presses Tab repeatedly, and returns the names of focused elements that are out of view or covered. */
export async function unseenStops(page: Page, stops = 60): Promise<string[]> {
  const unseen: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(nameIfUnseen);
    if (name !== null) unseen.push(name);
  }
  return unseen;
}

/** Runs in the page. Returns null if a part of the focused element is visible, and otherwise its name. */
async function nameIfUnseen(): Promise<string | null> {
  // The focus guards at both ends of a dialog pass the focus on to an element inside.
  while (document.activeElement?.matches('[data-base-ui-focus-guard]'))
    await new Promise((resolve) => requestAnimationFrame(resolve));
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  // The label may draw a native control that is itself invisible.
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
