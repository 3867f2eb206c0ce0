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
  /** The version that last changed the component, or null if that version is not released yet. */
  changed: string | null;
  /** The export names of the stories that press keys. */
  keyboardStories: readonly string[];
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Reads the catalogue of components from their comments and stories, the imports and the changelog. */
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

/** Returns `new` until the release after `since`. A component without `@since` was part of the first release. */
export function statusOf(since: string | undefined, version: string): CatalogueEntry['status'] {
  return since !== undefined && since.localeCompare(version, 'en', { numeric: true }) >= 0 ? 'new' : 'stable';
}

interface Release {
  version: string | null;
  text: string;
}

/** Reads the releases, newest first. Changesets describe the coming release, whose version is null. */
function readReleases(): Release[] {
  const pending = globSync('.changeset/*.md', { cwd: root }).map(read);
  const [, ...released] = read('packages/ui/CHANGELOG.md').split(/^## /m);
  return [
    ...pending.filter((text) => text.includes("'@skillharbor/ui'")).map((text) => ({ version: null, text })),
    ...released.map((text) => ({ version: text.split('\n', 1)[0] ?? '', text })),
  ];
}

/**
 * Returns the version of the last release that names the component. A component that no release names has not changed
 * since the first release.
 */
export function lastChange(name: string, releases: readonly Release[]): string | null {
  const release = releases.find(({ text }) => new RegExp(`\`<?${name}\\b`).test(text)) ?? releases.at(-1);
  return release?.version ?? null;
}

/** Returns the export names of the stories whose play function presses keys. */
export function keyboardStories(source: string): string[] {
  return source
    .split(/^export const /m)
    .slice(1)
    .filter((story) => /\.(?:keyboard|tab)\(/.test(story))
    .map((story) => /^\w+/.exec(story)?.[0] ?? '');
}
