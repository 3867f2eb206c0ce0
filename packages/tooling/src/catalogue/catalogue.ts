import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../files.ts';
import { findComponents } from './components.ts';
import type { Component } from './components.ts';
import { findUsage } from './usage.ts';
import type { Usage } from './usage.ts';

/** A component as its page in Storybook shows it. */
export interface CatalogueEntry extends Component, Usage {
  status: 'new' | 'stable';
  /** The release that changed it last; null for one that is still to come. */
  changed: string | null;
  /** The stories that press keys, by the names of their exports. */
  keyboardStories: readonly string[];
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Everything that is known about each component: from its comment, its stories, the imports and the changelog. */
export function readCatalogue(): CatalogueEntry[] {
  const components = findComponents();
  const usage = findUsage(components);
  const releases = readReleases();
  const { version } = JSON.parse(read('packages/ui/package.json')) as { version: string };
  return components.map((component) => ({
    ...component,
    ...(usage.get(component.path) ?? { usedBy: [], routes: [] }),
    status: statusOf(component.doc.tags.since?.[0], version),
    changed: lastChange(component.name, releases),
    keyboardStories: keyboardStories(read(component.stories)),
  }));
}

/** New until the release after the one that brought it. What has no `@since` came with the first. */
export function statusOf(since: string | undefined, version: string): CatalogueEntry['status'] {
  return since !== undefined && since.localeCompare(version, 'en', { numeric: true }) >= 0 ? 'new' : 'stable';
}

interface Release {
  version: string | null;
  text: string;
}

/** The newest first. What the changesets announce is still to come. */
function readReleases(): Release[] {
  const pending = globSync('.changeset/*.md', { cwd: root }).map(read);
  const [, ...released] = read('packages/ui/CHANGELOG.md').split(/^## /m);
  return [
    ...pending.filter((text) => text.includes("'@skillharbor/ui'")).map((text) => ({ version: null, text })),
    ...released.map((text) => ({ version: text.split('\n', 1)[0] ?? '', text })),
  ];
}

/** What no release names has not changed since the first. */
export function lastChange(name: string, releases: readonly Release[]): string | null {
  const release = releases.find(({ text }) => new RegExp(`\`<?${name}\\b`).test(text)) ?? releases.at(-1);
  return release?.version ?? null;
}

/** The stories whose play function presses keys. */
export function keyboardStories(source: string): string[] {
  return source
    .split(/^export const /m)
    .slice(1)
    .filter((story) => /\.(?:keyboard|tab)\(/.test(story))
    .map((story) => /^\w+/.exec(story)?.[0] ?? '');
}
