import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { installReadmeApp, reactOf, readmeApp } from './freshApp.ts';
import { pnpm, repository } from './processes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Has what a stranger has of the repository: the packed packages in `dist`, `examples`, and an `app` made of the README. */
    folder: string;
  }
}

/** Once for all tests: packs the published packages, and installs them into the app made of the README. */
export default function setup({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'skillharbor-packed-'));
  pnpm(repository, '-C', 'packages/tooling', 'run', 'packages');
  for (const archive of globSync('dist/skillharbor-*.tgz', { cwd: repository }))
    cpSync(join(repository, archive), join(folder, archive));
  cpSync(join(repository, 'examples'), join(folder, 'examples'), {
    recursive: true,
    filter: (path) => !/node_modules|\.next|package-lock/.test(path),
  });
  installReadmeApp(folder);
  // `canary` is another one every few days.
  console.log(`With React ${reactOf(readmeApp(folder))}`);
  provide('folder', folder);
  return () => rmSync(folder, { recursive: true });
}
