import { defineConfig } from 'vitest/config';

/** These tests run separately, because they pack and start the whole server. */
export default defineConfig({
  test: {
    name: 'release',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
