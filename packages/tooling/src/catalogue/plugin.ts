import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../files.ts';
import { readCatalogue } from './catalogue.ts';
import { readLlmsText } from './llms.ts';

const id = 'virtual:catalogue';

/** Makes the catalogue available to the pages of Storybook, and adds llms.txt to a published Storybook. */
export function catalogue(): Plugin {
  return {
    name: 'catalogue',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      const entries = readCatalogue();
      for (const { path, stories } of entries)
        for (const file of [path, stories]) this.addWatchFile(join(root, file));
      return `export const catalogue = ${JSON.stringify(entries)};
export const sourceUrl = ${JSON.stringify(sourceUrl())};`;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'llms.txt', source: readLlmsText() });
    },
  };
}

/** Returns the URL of this version's source files, or null. Only the workflow that publishes Storybook sets it. */
function sourceUrl() {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: version } = process.env;
  return repository === undefined ? null : `${server}/${repository}/blob/${version}/`;
}
