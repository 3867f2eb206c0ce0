import { defineConfig } from 'vitest/config';

/** These tests run separately, because packing and installing takes half a minute and both cores. */
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
