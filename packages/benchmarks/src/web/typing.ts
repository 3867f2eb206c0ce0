/** Measures how fast the page of job listings responds to key presses on a slow phone. */
import { chromium as playwright } from 'playwright';
import type { Page } from 'playwright';
import { chromium } from '@skillharbor/tooling/chromium';
import { median, table } from './table.ts';

const SLOWDOWN = 4;
const TEXT = 'engineer';

/** The fields on `/jobs` into which users type. */
const fields = {
  search: (page: Page) => page.getByRole('combobox', { name: 'Search jobs' }),
  'filter by category': (page: Page) => page.getByRole('combobox', { name: 'Category' }),
  'filter by location': (page: Page) => page.getByRole('combobox', { name: 'Location' }),
};

declare global {
  interface Window {
    /**
     * Returns for each key press since the last call how long it took until a frame showed the effect, in milliseconds.
     */
    takeKeyDurations: () => Promise<number[]>;
  }
}

/**
 * Runs in the page, and records how long key presses take. Browsers do not report durations below 16 ms, so a shorter
 * one counts as 16 ms.
 */
function observeKeys() {
  const durations: number[] = [];
  const add = (entries: PerformanceEntryList) => {
    for (const { name, duration } of entries) if (name === 'keydown') durations.push(duration);
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  window.takeKeyDurations = async () => {
    // Waits for two frames: the first one shows the effect of the last key press, and the second one reports its
    // duration.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise<unknown>((resolve) => requestAnimationFrame(resolve));
    add(observer.takeRecords());
    return durations.splice(0);
  };
}

/** Types a word into each field, and returns a table of how long the key presses took. */
export async function typingTable(address: string): Promise<string> {
  const browser = await playwright.launch(await chromium());
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, isMobile: true });
    await page.addInitScript(observeKeys);
    await page.goto(`${address}/jobs`);
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('button', { name: 'Hide Filters' }).waitFor();
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const rows: string[][] = [];
    for (const [name, field] of Object.entries(fields)) {
      const durations = await type(page, field(page));
      rows.push([name, median(durations).toFixed(0), Math.max(...durations).toFixed(0)]);
    }
    const title = `Keys of "${TEXT}" in the fields of /jobs, ${SLOWDOWN} times slower processor, to the next frame:`;
    return [title, '', table(['', 'median ms', 'slowest ms'], rows)].join('\n');
  } finally {
    await browser.close();
  }
}

async function type(page: Page, field: ReturnType<Page['locator']>): Promise<number[]> {
  await field.click();
  await page.evaluate(() => window.takeKeyDurations());
  // A filter moves the focus into the list that it opens.
  await page.keyboard.type(TEXT, { delay: 250 });
  const durations = await page.evaluate(() => window.takeKeyDurations());
  await page.keyboard.press('Escape');
  return Array.from(TEXT, (_, key) => durations[key] ?? 16);
}
