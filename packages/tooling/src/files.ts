import { basename, join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

const NOT_IN_A_CLONE = new Set([
  '.data',
  '.git',
  '.next',
  '.test',
  '.vitest',
  '.wireit',
  'coverage',
  'dist',
  'node_modules',
  'storybook-static',
]);

/** Returns true if a file or folder is part of the source, and is not installed, built, cached or a user's data. */
export const isSource = (path: string) => !NOT_IN_A_CLONE.has(basename(path));
