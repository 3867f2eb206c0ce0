import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** A journey. Its windows close at its end, because open pages keep working and would slow down all later journeys. */
export const test = base.extend<{ closesWindows: void }>({
  closesWindows: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
