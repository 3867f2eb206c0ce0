import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isSource, root } from './files.ts';

/* What the documentation for contributors names is where it says. */

const find = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: (path) => !isSource(path) })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();

const documents = find(
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/guides/*.md',
  '{packages,apps}/*/README.md',
);

/** Every file and folder. A pattern finds what begins with a dot only where the pattern does, too. */
const places = find('**', '.*', '.{changeset,github,storybook}/**');

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8').replaceAll(/^```.*?^```$/gms, '');

  test('names files and folders that exist', () => {
    const missing = pathsIn(text).filter((path) => !exists(path, document));
    expect(missing, 'Name them as they are called now.').toEqual([]);
  });

  test('links to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#|\?)([^)#]+)/g)].map(([, link = '']) => link);
    const missing = links.filter((link) => !places.includes(posix.join(posix.dirname(document), link)));
    expect(missing, 'Link to where they are now.').toEqual([]);
  });
});

/** Code spans that are a path or the name of a file; addresses and names of packages are neither. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([\w.<>-][\w./<>-]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => path.includes('/') || /\.(?:tsx?|js|md|ya?ml|json)$/.test(path))
    .map((path) => path.replace(/\/$/, ''));
}

/**
 * A README names paths from its own folder or from the root. Elsewhere the end of a path is enough, as the text around
 * it says where that is. `<name>` stands for any name.
 */
function exists(path: string, document: string): boolean {
  const isReadme = posix.basename(document) === 'README.md';
  const isFromRoot = /^(?:packages|apps|docs)\//.test(path);
  const folder = isFromRoot ? '' : isReadme ? `(?:${posix.dirname(document)}/)?` : '(?:.*/)?';
  const pattern = path.replaceAll('.', '\\.').replaceAll(/<\w+>/g, '[^/]+');
  const place = new RegExp(`^${folder}${pattern}$`);
  return places.some((one) => place.test(one));
}
