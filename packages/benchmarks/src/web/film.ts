/** Loads a page as on a slow phone, and draws the steps as a strip of pictures. */
import { setTimeout } from 'node:timers/promises';
import { chromium as playwright } from 'playwright';
import type { Browser } from 'playwright';
import { chromium } from '@skillharbor/tooling/chromium';
import sharp from 'sharp';

const NETWORK = { latencyMs: 400, kilobitsPerSecond: 400 };
const SIZE = { width: 360, height: 740 };
/** The times at which the pictures are taken, in seconds after the start of the navigation. */
const SECONDS = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

interface Picture {
  seconds: number;
  /** The picture as PNG in Base64, or null if the browser has drawn no frame yet. */
  data: string | null;
}

/** Writes the strip to a file. The extension of the file determines the format. */
export async function draw(url: string, file: string): Promise<void> {
  const browser = await playwright.launch(await chromium());
  try {
    const strip = await join(browser, await record(browser, url));
    await sharp(strip).toFile(file);
  } finally {
    await browser.close();
  }
}

async function record(browser: Browser, url: string): Promise<Picture[]> {
  const page = await browser.newPage({ viewport: SIZE, isMobile: true });
  const devTools = await page.context().newCDPSession(page);
  const bytesPerSecond = (NETWORK.kilobitsPerSecond * 1000) / 8;
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: NETWORK.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  const frames: Picture[] = [];
  const started = Date.now() / 1000;
  devTools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ seconds: (metadata.timestamp ?? Number.NaN) - started, data });
    void devTools.send('Page.screencastFrameAck', { sessionId });
  });
  await devTools.send('Page.startScreencast', { format: 'png' });
  const loaded = page.goto(url);
  await setTimeout((SECONDS.at(-1) ?? 0) * 1000);
  await loaded;
  await page.close();
  return SECONDS.map((seconds) => ({
    seconds,
    data: frames.findLast((frame) => frame.seconds <= seconds)?.data ?? null,
  }));
}

/** Draws the pictures side by side, and the time of each picture above it. */
async function join(browser: Browser, pictures: readonly Picture[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1640, height: 330 } });
  const figures = pictures.map(
    ({ seconds, data }) =>
      `<figure><figcaption>${seconds} s</figcaption>${data === null ? '' : `<img src="data:image/png;base64,${data}">`}</figure>`,
  );
  await page.setContent(`<style>
    body { display: flex; gap: 8px; width: max-content; margin: 0; padding: 8px; font: 14px sans-serif; background: #ddd }
    figure { width: 140px; margin: 0 }
    img { display: block; width: 100%; margin-top: 4px }
  </style>${figures.join('')}`);
  return page.locator('body').screenshot();
}
