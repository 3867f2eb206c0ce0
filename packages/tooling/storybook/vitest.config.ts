import { defineConfig } from 'vitest/config';

/** These tests run separately, because building Storybook and opening all its pages takes a minute and all cores. */
export default defineConfig({
  test: {
    name: 'storybook',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: 'setup.ts',
    // The test files run one after another, because each of them uses all cores.
    fileParallelism: false,
    testTimeout: 3_600_000,
    hookTimeout: 300_000,
  },
});
