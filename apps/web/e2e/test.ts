import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** Runs a journey, and then closes its windows, because open pages keep working and would slow down later journeys. */
export const test = base.extend<{ closesWindows: void }>({
  closesWindows: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
