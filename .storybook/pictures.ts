import { globSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import type { Plugin } from 'vite';

/* Serves the accepted screenshots of stories, and lists them for the boards. */

const id = 'virtual:pictures';
const repository = `${import.meta.dirname}/..`;
const packages = ['packages/ui', 'apps/web'];

export const pictureFolders = packages.map((name) => ({
  from: `../${name}/screenshots`,
  to: `/pictures/${name}`,
})) satisfies StorybookConfig['staticDirs'];

/** Makes the names of all screenshots available, such as `packages/ui/cards/JobCard/Applied.phone.light`. */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      const files = globSync(
        packages.map((name) => `${name}/screenshots/**/*.webp`),
        { cwd: repository },
      );
      const names = files.map((file) =>
        file.replaceAll('\\', '/').replace('/screenshots/', '/').slice(0, -5),
      );
      return `export const pictures = new Set(${JSON.stringify(names)});`;
    },
  };
}
