import type { CatalogueEntry } from './catalogue.ts';
import { plain, summaryOf } from './docComment.ts';
import { componentFolders, exportedComponents } from './entries.ts';

export { readCatalogue } from './catalogue.ts';
export { catalogue } from './plugin.ts';

interface IndexedStory {
  title?: string | undefined;
  tags?: string[] | undefined;
}

/** The tags that no story has to name: its folder, and the status of its component. */
export function withCatalogueTags<Story extends IndexedStory>(
  story: Story,
  file: string,
  entries: readonly CatalogueEntry[],
): Story {
  const entry = entries.find(({ stories }) => file.replaceAll('\\', '/').endsWith(stories));
  if (!entry) return story;
  const [folder = ''] = entry.title.toLowerCase().split('/');
  const tags = story.tags ?? [];
  // Machines read how a component is meant to be used, and how the library is; not how it is tested, and not the app.
  const isExample = folder !== 'app' && !['stress', 'dont', 'behaviour'].some((tag) => tags.includes(tag));
  return { ...story, tags: [...tags, folder, entry.status, ...(isExample ? [] : ['!manifest'])] };
}

interface ManifestComponent {
  name: string;
  path: string;
  description?: string | undefined;
  jsDocTags: Record<string, string[]>;
  summary?: string | undefined;
  import?: string | undefined;
  error?: unknown;
}

/** Gives machines a component's comment, its summary, and how a user of the package imports it. */
export function withSummary<Component extends ManifestComponent>(
  component: Component,
  entries: readonly CatalogueEntry[],
): Component {
  const entry = entries.find(({ stories }) => component.path.endsWith(stories));
  if (!entry) return component;
  const folder = componentFolders.find((one) =>
    exportedComponents(one).some(({ name }) => name === entry.name),
  );
  return {
    ...component,
    name: entry.name,
    description: plain(entry.doc.text),
    jsDocTags: Object.fromEntries(
      Object.entries(entry.doc.tags).map(([tag, texts]) => [tag, texts.map(plain)] as const),
    ),
    summary: summaryOf(entry.doc),
    // Storybook does not find a component with a type argument. Its props are missing, the rest is here.
    error: undefined,
    // What the package does not export cannot be imported.
    import: folder && `import { ${entry.name} } from '@skillharbor/ui/${folder}';`,
  };
}
