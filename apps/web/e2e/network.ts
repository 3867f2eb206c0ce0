import type { Page } from '@playwright/test';

/** Aborts the first request to a matching address. */
export async function failOnce(page: Page, address: string) {
  let failed = false;
  // Playwright's own `times: 1` removes the route afterwards, and a request of that very moment is never answered.
  await page.route(address, (route) => {
    if (failed) return route.fallback();
    failed = true;
    return route.abort();
  });
}

/** Holds matching requests until the returned function is called. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released.promise;
    await route.fallback();
  });
  return released.resolve;
}

/** Pages come without what the server read for them, as where it could not render them: the browser asks for itself. */
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

/** Waits for the scripts of a page that does something else without them. */
export async function untilLive(page: Page) {
  await page.waitForFunction(() => window.earlyEvents === null);
}
