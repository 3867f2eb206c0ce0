import { globSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isSource, root } from './files.ts';

/*
 * These tests check that the files, links and decisions in documents exist, and that all decision records have the same
 * sections and are in the index.
 */

const find = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: (path) => !isSource(path) })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const documents = find('*.md', 'docs/**/*.md', '{packages,apps}/*/README.md');
const decisions = documents.filter((path) => /^docs\/decisions\/\d/.test(path));
/** These documents mention folders that exist only after a build or at run time. */
const aboutRunning = ['README.md', 'docs/coverage.md', 'docs/operating.md'];

/** Every file and folder. Names that begin with a dot need their own patterns, because `**` does not match them. */
const places = find('**', '.*', '.{changeset,github,storybook}/**');

const withoutCode = (path: string) => read(path).replaceAll(/^```.*?^```$/gms, '');

test.each(documents.filter((path) => !aboutRunning.includes(path)))(
  '%s names files and folders that exist',
  (document) => {
    const missing = pathsIn(withoutCode(document)).filter((path) => !exists(path, document));
    expect(missing, 'Name them as they are called now.').toEqual([]);
  },
);

describe.each(documents)('%s', (document) => {
  const text = withoutCode(document);

  test('links only to existing files', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#|\?)([^)#]+)/g)].map(([, link = '']) => link);
    const missing = links.filter((link) => !places.includes(posix.join(posix.dirname(document), link)));
    expect(missing, 'Link to where they are now.').toEqual([]);
  });

  test('mentions only existing decisions', () => {
    const numbers = [...text.matchAll(/\bdecision (\d{3})\b/gi)].map(([, number]) => number);
    const known = decisions.map((path) => basename(path).slice(0, 3));
    expect(numbers.filter((number = '') => !known.includes(number))).toEqual([]);
  });
});

test.each(decisions)('%s has four sections and at most 400 words', (decision) => {
  const text = read(decision);
  const sections = [...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
  expect(sections).toEqual(['Context', 'Decision', 'Rejected', 'Consequences']);
  expect(text.trim().split(/\s+/).length).toBeLessThanOrEqual(400);
});

test('all decision records together have at most 15,000 words', () => {
  const words = find('docs/decisions/*.md').flatMap((path) => read(path).trim().split(/\s+/));
  expect(words.length, 'Shorten or merge records; git has their history.').toBeLessThanOrEqual(15_000);
});

test('the index of the decisions lists each decision once, with its title, in order within its area', () => {
  const titleOf = (path: string) => read(path).split('\n', 1)[0]?.replace(/^# /, '');
  const rooms = read('docs/decisions/README.md').split(/^## /m).slice(1);
  const listed = rooms.map((room) => room.match(/^- .*$/gm) ?? []);
  for (const room of listed) expect(room).toEqual(room.toSorted());
  expect(listed.flat().toSorted()).toEqual(
    decisions.map((path) => `- [${titleOf(path)}](${basename(path)})`).toSorted(),
  );
});

/** Returns the code spans that are paths or file names. Addresses and package names are omitted. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([\w.<>-][\w./<>-]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => path.includes('/') || /\.(?:tsx?|js|md|ya?ml|json)$/.test(path))
    .map((path) => path.replace(/\/$/, ''));
}

/**
 * Returns true if the path exists. The paths in a README start at its own folder or at the root. In other documents,
 * the end of a path is enough, because the surrounding text names the folder. `<name>` stands for any name.
 */
function exists(path: string, document: string): boolean {
  const isReadme = posix.basename(document) === 'README.md';
  const isFromRoot = /^(?:packages|apps|docs)\//.test(path);
  const folder = isFromRoot ? '' : isReadme ? `(?:${posix.dirname(document)}/)?` : '(?:.*/)?';
  const pattern = path.replaceAll('.', '\\.').replaceAll(/<\w+>/g, '[^/]+');
  const place = new RegExp(`^${folder}${pattern}$`);
  return places.some((one) => place.test(one));
}
