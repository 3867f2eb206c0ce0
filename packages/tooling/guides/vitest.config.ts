import { defineConfig } from 'vitest/config';

/** Apart from the other tests: the guides are followed in a copy of the repository, which takes a while and both cores. */
export default defineConfig({
  test: {
    name: 'guides',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    testTimeout: 300_000,
    // Each guide runs the type checker, which uses both cores by itself.
    fileParallelism: false,
    // Removing a copy takes long on a busy machine.
    hookTimeout: 60_000,
  },
});
