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
