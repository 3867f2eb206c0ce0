import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { installReadmeApp, reactOf, readmeApp } from './freshApp.ts';
import { pnpm, repository } from './processes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The path of a folder with the packed packages, `examples`, and an `app` that consists of the README's examples.
     */
    folder: string;
  }
}

/** Packs the published packages and installs them into the README's app, once for all tests. */
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
  // The log names the version, because `canary` changes every few days.
  console.log(`With React ${reactOf(readmeApp(folder))}`);
  provide('folder', folder);
  return () => rmSync(folder, { recursive: true });
}
