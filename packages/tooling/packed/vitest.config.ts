import { defineConfig } from 'vitest/config';

/** Apart from the other tests: packing and installing take half a minute and both cores. */
export default defineConfig({
  test: {
    name: 'packed',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: 'setup.ts',
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
