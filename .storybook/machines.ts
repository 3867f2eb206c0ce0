import { readCatalogue, withCatalogueTags, withSummary } from '@skillharbor/tooling/storybook';
import type { StorybookConfig } from '@storybook/react-vite';
import type { Manifests } from 'storybook/internal/types';

/* Adds data of the component catalogue to Storybook's index and manifests. */

/** Adds the tags of the catalogue to each story. */
export const indexers: StorybookConfig['experimental_indexers'] = (existing = []) => {
  const entries = readCatalogue();
  return existing.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) =>
      (await indexer.createIndex(file, options)).map((story) => withCatalogueTags(story, file, entries)),
  }));
};

/** Adds summaries and imports to the component manifest, which the MCP server also reads. */
export function manifests(existing: Manifests = {}): Manifests {
  const { components } = existing;
  if (!components) return existing;
  const entries = readCatalogue();
  const summarized = Object.entries(components.components).map(
    ([id, component]) => [id, withSummary(component, entries)] as const,
  );
  return { ...existing, components: { ...components, components: Object.fromEntries(summarized) } };
}
