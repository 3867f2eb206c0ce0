import { defineConfig } from 'vitest/config';

/** Apart from the other tests: building Storybook and opening every page of it takes a minute and both cores. */
export default defineConfig({
  test: {
    name: 'storybook',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    testTimeout: 1_500_000,
    hookTimeout: 300_000,
  },
});
