import { defineConfig } from 'vitest/config';

/** These tests run separately, because they pack the whole server, and start it. */
export default defineConfig({
  test: {
    name: 'release',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
