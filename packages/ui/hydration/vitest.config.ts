import { chromium } from '@skillharbor/tooling/chromium';
import { inside, plugins, uiDependencies } from '@skillharbor/tooling/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** In these tests, the browser hydrates the pages that Node has rendered. */
export default defineConfig(async () => ({
  plugins: plugins(),
  optimizeDeps: {
    include: [
      ...uiDependencies,
      ...inside('@skillharbor/ui', ['@storybook/react-vite', 'storybook/test', 'mockdate']),
    ],
  },
  test: {
    name: 'hydration',
    root: import.meta.dirname,
    include: ['*.test.tsx'],
    globalSetup: 'server.tsx',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: await chromium() }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
}));
