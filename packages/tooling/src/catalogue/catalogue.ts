import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../files.ts';
import { findComponents } from './components.ts';
import type { Component } from './components.ts';
import type { DocComment } from './docComment.ts';
import { findUsage } from './usage.ts';
import type { Usage } from './usage.ts';

/** A component, as its page in Storybook shows it. */
export interface CatalogueEntry extends Component, Usage {
  status: 'draft' | 'stable' | 'deprecated';
  /** What releases say about the component, the newest first. */
  history: readonly Release[];
  /** The export names of the stories that press keys. */
  keyboardStories: readonly string[];
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Creates the catalogue of components from their comments and stories, the imports and the changelog. */
export function readCatalogue(): CatalogueEntry[] {
  const components = findComponents();
  const usage = findUsage(components);
  const releases = readReleases();
  return components.map((component) => ({
    ...component,
    ...(usage.get(component.path) ?? { usedBy: [], routes: [] }),
    status: statusOf(component.doc),
    history: historyOf(component.name, releases),
    keyboardStories: keyboardStories(read(component.stories)),
  }));
}

const statusOf = ({ tags }: DocComment) => (tags.deprecated ? 'deprecated' : tags.draft ? 'draft' : 'stable');

interface Release {
  /** The version of the release, or null for the next release. */
  version: string | null;
  text: string;
}

/** Reads the releases, newest first. Changesets describe the next release, whose version is null. */
function readReleases(): Release[] {
  const pending = globSync('.changeset/*.md', { cwd: root }).map(read);
  const [, ...released] = read('packages/ui/CHANGELOG.md').split(/^## /m);
  return [
    ...pending
      .filter((text) => text.includes("'@skillharbor/ui'"))
      .map((text) => ({ version: null, text: text.split(/^---\n/m).at(-1) ?? '' })),
    ...released.map((text) => ({ version: text.split('\n', 1)[0] ?? '', text })),
  ];
}

/** Returns the paragraphs and the list items of the releases that name the component. */
export function historyOf(name: string, releases: readonly Release[]): Release[] {
  const named = new RegExp(`\`<?${name}\\b`);
  return releases.flatMap(({ version, text }) =>
    text
      .split(/\n\n|^- /m)
      .filter((part) => named.test(part))
      .map((part) => ({ version, text: part.trim() })),
  );
}

/** Returns the export names of the stories whose play function presses keys. */
export function keyboardStories(source: string): string[] {
  return source
    .split(/^export const /m)
    .slice(1)
    .filter((story) => /\.(?:keyboard|tab)\(/.test(story))
    .map((story) => /^\w+/.exec(story)?.[0] ?? '');
}
