import { chromium } from '@skillharbor/tooling/chromium';
import { compareScreenshot } from '@skillharbor/tooling/screenshots';
import { plugins } from '@skillharbor/tooling/vite';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

const launchOptions = await chromium();

// Dates look the same wherever the tests run.
process.env['TZ'] = 'UTC';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: plugins(),
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/web/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        // Whole databases and processes are started here; on a busy machine that takes its time.
        test: {
          name: 'server',
          include: ['apps/api/src/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      stories('light'),
      stories('dark'),
      'packages/ui/hydration/vitest.config.ts',
    ],
  },
});

/**
 * Every story is a test: it renders, its play function passes, axe finds nothing in this theme, the console stays
 * empty, and it looks like its screenshots.
 */
function stories(theme: 'light' | 'dark'): TestProjectConfiguration {
  return {
    plugins: [storybookTest({ initialGlobals: { theme } })],
    test: {
      name: `stories-${theme}`,
      // Storybook shows all stories in one page, too. A new page for each file takes twice as long.
      isolate: false,
      setupFiles: ['.storybook/vitest.setup.ts'],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions,
          contextOptions: {
            deviceScaleFactor: 1,
            locale: 'en-US',
            reducedMotion: 'reduce',
            timezoneId: 'UTC',
          },
        }),
        instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
        commands: { compareScreenshot },
      },
    },
  };
}
