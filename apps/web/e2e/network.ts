import type { Page } from '@playwright/test';

/** Breaks the connection of the first request to such an address. */
export async function failOnce(page: Page, address: string) {
  let failed = false;
  // Playwright's own `times: 1` takes the route away afterwards, and a request of just that moment is never answered.
  await page.route(address, (route) => {
    if (failed) return route.fallback();
    failed = true;
    return route.abort();
  });
}

/** Lets such requests wait until the function that it returns is called. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released.promise;
    await route.fallback();
  });
  return released.resolve;
}
