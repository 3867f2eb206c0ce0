import { relative } from 'node:path';
import type { TestProject } from 'vitest/node';
import { writePage } from './page.ts';

/** Writes the page of pictures that differ after the stories have run. */
export default function setup({ vitest }: TestProject) {
  return () => {
    const { root } = vitest.config;
    const page = writePage(root);
    if (page)
      console.log(
        `Pictures that differ: ${relative(root, page)}; pnpm -C packages/tooling pictures accepts them.`,
      );
  };
}
