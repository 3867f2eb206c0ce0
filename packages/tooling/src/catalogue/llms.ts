import { findComponents } from './components.ts';
import type { Component } from './components.ts';
import { plain, summaryOf } from './docComment.ts';
import { componentFolders, exportedComponents } from './entries.ts';

/** Returns the text of llms.txt, for the published Storybook and the package. */
export function readLlmsText() {
  const entries = componentFolders.flatMap((folder) =>
    exportedComponents(folder).map(({ name }) => [name, folder] as const),
  );
  return llmsText(findComponents(), new Map(entries));
}

/**
 * Writes the catalogue for machines in the format of llms.txt. It has one line for each component that the package
 * exports, below the heading of its entry point.
 */
export function llmsText(entries: readonly Component[], exported: ReadonlyMap<string, string>): string {
  const documented = entries.filter(({ name, title }) => exported.has(name) && !title.startsWith('App/'));
  const byEntry = Map.groupBy(unique(documented), ({ name }) => exported.get(name) ?? '');
  const sections = [...byEntry].map(
    ([entry, components]) => `## @skillharbor/ui/${entry}\n\n${components.map(line).join('\n')}`,
  );
  return `${[introduction, ...sections].join('\n\n')}\n`;
}

const introduction = `# @skillharbor/ui

> The views of a freelance job marketplace for React 19: primitives, cards, forms, modals and whole pages. They hold no
> data: data and callbacks come in as props. Light and dark, left to right and right to left, WCAG 2.2 AA.

Load \`@skillharbor/ui/styles.css\` once, wrap the app in \`UiProvider\`, and import each component from the entry below
which it is listed. No component takes \`className\` or \`style\`, and none is disabled. The props of a component, with
their comments, are in its type declaration.`;

function line({ name, doc }: Component): string {
  const advice = [...(doc.tags.use ?? []), ...(doc.tags.instead ?? []).map((text) => `Instead: ${text}`)];
  return `- \`${name}\`: ${[summaryOf(doc), ...advice.map(plain)].join(' ')}`;
}

/** Returns the first catalogue entry of each component, because some components have several stories files. */
const unique = (entries: readonly Component[]) =>
  [...new Map(entries.toReversed().map((entry) => [entry.name, entry])).values()].toReversed();
