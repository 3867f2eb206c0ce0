import { parseArgs } from 'node:util';
import { chromium as playwright } from 'playwright';
import { chromium } from './chromium.ts';

// Takes a screenshot of a page:
// `pnpm -C packages/tooling shot <url> <out.png> [--width 360] [--height 800] [--theme dark]`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1280' },
    height: { type: 'string', default: '800' },
    theme: { type: 'string', default: 'light' },
  },
});
const [url, path] = positionals;
if (!url || !path || (values.theme !== 'light' && values.theme !== 'dark')) {
  throw new Error(
    'Usage: pnpm -C packages/tooling shot <url> <out.png> [--width 360] [--height 800] [--theme light|dark]',
  );
}

const browser = await playwright.launch(await chromium());
const page = await browser.newPage({
  viewport: { width: Number(values.width), height: Number(values.height) },
  colorScheme: values.theme,
  reducedMotion: 'reduce',
});
page.on('console', (message) => {
  if (message.type() === 'error') console.error(message.text());
});
page.on('pageerror', (error) => console.error(error));
await page.goto(url, { waitUntil: 'networkidle' });
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path, fullPage: true });
await browser.close();
