import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../files.ts';
import type { CatalogueEntry } from './catalogue.ts';
import { historyOf, keyboardStories, readCatalogue } from './catalogue.ts';
import { parseDocComment, plain, subjectsOf, summaryOf } from './docComment.ts';
import { llmsText } from './llms.ts';
import { importersOf, usageIn } from './usage.ts';

/*
 * These tests check that the comment of every component is complete for designers and machines, and that it is correct.
 */

const components = readCatalogue().filter(({ title }) => !title.startsWith('App/'));
const names = new Set(components.map(({ name }) => name));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Returns the text of the stories and tests beside a component, without comments. */
const testsOf = (path: string) =>
  globSync(`${join(path, '..')}/*.{stories,test}.{ts,tsx}`, { cwd: root })
    .map(read)
    .join('\n')
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

/** Returns the path and name of each component that fails the check. */
const placesWhere = (isWrong: (component: CatalogueEntry) => boolean) =>
  components.filter(isWrong).map(({ name, path }) => `${path}: ${name}`);

/** Returns the keys or roles that a component's comment lists but its tests do not use. */
const untested = (tag: 'keyboard' | 'screenreader', isTested: (subject: string, tests: string) => boolean) =>
  components.flatMap(({ path, doc }) =>
    (doc.tags[tag] ?? [])
      .flatMap((text) => subjectsOf(text).subjects)
      .filter((subject) => !isTested(subject, testsOf(path)))
      .map((subject) => `${path}: ${subject}`),
  );

describe('every component', () => {
  test('is described in the first sentence of its comment', () => {
    const wrong = placesWhere(({ doc }) => summaryOf(doc) === '' || summaryOf(doc).length > 140);
    expect(wrong, 'Begin the comment above these with a sentence of at most 140 characters.').toEqual([]);
  });

  test('has a comment that says when to use it', () => {
    // Pages are exempt, because the address determines when a page is used.
    const wrong = placesWhere(({ doc, title }) => !title.startsWith('Pages/') && !doc.tags.use);
    expect(wrong, 'Write `@use` in the comment above these, and `@instead` where another is better.').toEqual(
      [],
    );
  });

  test('says when to use it in words that neither its name nor its first sentence has', () => {
    const common = /^(page|user|their|that|which|with|where|from|them|this|when|whose|once|each|every|into)$/;
    const wordsOf = (text: string) =>
      (
        text
          .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
          .toLowerCase()
          .match(/[a-z]{4,}/g) ?? []
      )
        .map((word) => word.replace(/(s|ed|ing)$/, ''))
        .filter((word) => !common.test(word));
    const wrong = placesWhere(({ name, doc }) => {
      const known = wordsOf(`${name} ${summaryOf(doc)}`);
      return (
        doc.tags.use !== undefined && wordsOf(doc.tags.use.join(' ')).every((word) => known.includes(word))
      );
    });
    expect(wrong, 'The `@use` of these says again what they are. Say what they are for.').toEqual([]);
  });

  test('shows right use beside wrong use, for at least 20 primitives', () => {
    const tagged = (tag: string) => placesWhere(({ stories }) => read(stories).includes(`tags: ['${tag}']`));
    expect(tagged('dont')).toEqual(tagged('do'));
    expect(tagged('do').length).toBeGreaterThanOrEqual(20);
  });

  test('links to components that exist', () => {
    const wrong = placesWhere(({ doc }) =>
      [...JSON.stringify(doc).matchAll(/\{@link (\w+)\}/g)].some(([, link = '']) => !names.has(link)),
    );
    expect(wrong, 'A `{@link Name}` of these is no component with stories.').toEqual([]);
  });

  test('has a test for every key in its keyboard table', () => {
    const patterns: Record<string, RegExp> = {
      Tab: /\.tab\(|\{Tab/,
      Space: /\[Space\]|keyboard\(' '/,
    };
    const wrong = untested('keyboard', (key, tests) =>
      (patterns[key] ?? new RegExp(`\\{${key}\\b`)).test(tests),
    );
    expect(wrong, 'Press these keys in a story, or remove them from `@keyboard`.').toEqual([]);
  });

  test('has a test for every role that its comment names', () => {
    const wrong = untested('screenreader', (role, tests) => tests.includes(`Role('${role}'`));
    expect(wrong, 'Find these roles in a story, or remove them from `@screenreader`.').toEqual([]);
  });
});

describe('a comment', () => {
  const comment = `/**
 * Acts on this page. There
 * is no disabled one.
 *
 * @use For what happens here.
 * @instead {@link Link} where it
 *   leads elsewhere.
 * @keyboard Enter, Space: presses it.
 */`;

  test('consists of a text, whose first sentence is the summary, and of tags', () => {
    const doc = parseDocComment(comment);
    expect(doc.text).toBe('Acts on this page. There is no disabled one.');
    expect(summaryOf(doc)).toBe('Acts on this page.');
    expect(doc.tags.instead).toEqual(['{@link Link} where it leads elsewhere.']);
    expect(plain(doc.tags.instead?.[0] ?? '')).toBe('Link where it leads elsewhere.');
    expect(subjectsOf(doc.tags.keyboard?.[0] ?? '')).toEqual({
      subjects: ['Enter', 'Space'],
      about: 'presses it.',
    });
  });

  test('may not have a tag that its page does not show', () => {
    expect(() => parseDocComment('/**\n * A button.\n * @uses Often.\n */')).toThrow('@uses is none of');
  });
});

describe('a component', () => {
  test('has a history of what releases say about it, the newest first', () => {
    const releases = [
      { version: null, text: '`JobCard` takes a mark.\n\n`Menu` is faster.' },
      { version: '0.2.0', text: 'Minor\n- A `Card` is a link.\n- `JobCard` is wider.' },
    ];
    expect(historyOf('JobCard', releases)).toEqual([
      { version: null, text: '`JobCard` takes a mark.' },
      { version: '0.2.0', text: '`JobCard` is wider.' },
    ]);
    expect(historyOf('Job', releases)).toEqual([]);
  });

  test('is used where it is imported, directly or through files that belong to no page', () => {
    const ui = 'packages/ui/src';
    const files = {
      [`${ui}/cards/Card/Card.tsx`]: '',
      [`${ui}/cards/List/List.tsx`]: "import { Card } from '../Card/Card.tsx';",
      [`${ui}/pages/Jobs/Jobs.tsx`]: "const List = () => import('../../cards/List/List.tsx');",
      'apps/web/src/routes/jobs/JobsRoute.tsx': "import { Jobs } from '@skillharbor/ui/pages';",
    };
    const exported = new Map([['pages', [{ name: 'Jobs', path: `${ui}/pages/Jobs/Jobs.tsx` }]]]);
    const importers = importersOf(new Map(Object.entries(files)), exported);
    const used = usageIn(importers, [
      { title: 'Cards/Card', path: `${ui}/cards/Card/Card.tsx` },
      { title: 'Pages/Jobs', path: `${ui}/pages/Jobs/Jobs.tsx` },
      { title: 'App/Find jobs', path: 'apps/web/src/routes/jobs/JobsRoute.tsx' },
    ]);
    expect(used.get(`${ui}/cards/Card/Card.tsx`)).toEqual({
      usedBy: ['Pages/Jobs'],
      routes: ['App/Find jobs'],
    });
  });

  test('lists the stories that press keys', () => {
    const stories = `export const Plain: Story = {};
export const ByKeyboard: Story = { play: () => userEvent.keyboard('{Enter}') };`;
    expect(keyboardStories(stories)).toEqual(['ByKeyboard']);
  });

  test('has one line in llms.txt, below the heading of its entry point', () => {
    const [button] = components.filter(({ name }) => name === 'Button');
    const text = llmsText(
      button ? [button, { ...button, name: 'Hidden' }] : [],
      new Map([['Button', 'primitives']]),
    );
    expect(text).toMatch(
      /^## @skillharbor\/ui\/primitives\n\n- `Button`: [^\n]+ Instead: LinkButton [^\n]+\n$/m,
    );
    expect(text).not.toContain('Hidden');
  });
});
