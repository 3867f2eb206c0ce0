import { defineConfig } from 'vitest/config';

/** These tests run separately, because building Storybook and opening all its pages takes a minute and all cores. */
export default defineConfig({
  test: {
    name: 'storybook',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    testTimeout: 1_500_000,
    hookTimeout: 300_000,
  },
});
