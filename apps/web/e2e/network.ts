import type { Page } from '@playwright/test';

/** Aborts the first request to a matching address. */
export async function failOnce(page: Page, address: string) {
  let failed = false;
  // Playwright's option `times: 1` is not used, because a request that arrives while Playwright removes the route would
  // never get a response.
  await page.route(address, (route) => {
    if (failed) return route.fallback();
    failed = true;
    return route.abort();
  });
}

/** Delays matching requests until the returned function is called. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released.promise;
    await route.fallback();
  });
  return released.resolve;
}

/**
 * Removes the data that the server puts into pages, so that the browser requests the data itself, as after a failed
 * rendering.
 */
export async function leaveToTheBrowser(page: Page) {
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const html = (await response.text()).replace(
      /<script type="application\/json" id="page-state">.*?<\/script>/s,
      '',
    );
    return route.fulfill({ response, body: html });
  });
}

/** Waits until the page is hydrated, because a page behaves differently before that. */
export async function untilLive(page: Page) {
  await page.waitForFunction(() => window.earlyEvents === null);
}

/** The window size of a phone. */
export const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const;

/**
 * Gives a page the connection of a phone with bad reception: 400 kbit/s, and 400 ms until a response begins. Only
 * Chromium supports that, so a journey in another browser fails here.
 */
export async function slowDown(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}
