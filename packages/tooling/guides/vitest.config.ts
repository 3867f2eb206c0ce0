import { defineConfig } from 'vitest/config';

/** These tests run separately, because they work in a copy of the repository, and use both cores for a long time. */
export default defineConfig({
  test: {
    name: 'guides',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    testTimeout: 300_000,
    // The test files run one after another, because each guide runs the type checker, which alone uses both cores.
    fileParallelism: false,
    // On a busy machine, removing the copy takes a long time.
    hookTimeout: 60_000,
  },
});
