import type { CatalogueEntry } from './catalogue.ts';
import { plain, summaryOf } from './docComment.ts';
import { componentFolders, exportedComponents } from './entries.ts';
import { sharedProps } from './sharedProps.ts';

export { readCatalogue } from './catalogue.ts';
export { catalogue } from './plugin.ts';

interface IndexedStory {
  title?: string | undefined;
  tags?: string[] | undefined;
}

/** Adds the tags that a story does not contain itself: its folder, and the status of its component. */
export function withCatalogueTags<Story extends IndexedStory>(
  story: Story,
  file: string,
  entries: readonly CatalogueEntry[],
): Story {
  const entry = entries.find(({ stories }) => file.replaceAll('\\', '/').endsWith(stories));
  if (!entry) return story;
  const [folder = ''] = entry.title.toLowerCase().split('/');
  const tags = story.tags ?? [];
  // The manifest for machines describes the use of the library. It omits the app, and stories that are only tests.
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
  reactDocgen?: { props?: Record<string, Prop> } | undefined;
}

interface Prop {
  description?: string;
}

/** Adds the comment, the summary, the import statement and shared props of a component to its entry in the manifest for machines. */
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
    // Storybook reports an error for a component with a type argument, although only its props are missing.
    error: undefined,
    reactDocgen: component.reactDocgen && {
      ...component.reactDocgen,
      props: described(component.reactDocgen.props ?? {}),
    },
    // A component that the package does not export has no import statement.
    import: folder && `import { ${entry.name} } from '@skillharbor/ui/${folder}';`,
  };
}

/** Describes the props that have no comment and mean the same in every component. */
function described<Some extends Prop>(props: Readonly<Record<string, Some>>): Record<string, Some> {
  return Object.fromEntries(
    Object.entries(props).map(([name, prop]) => {
      const description = prop.description || sharedProps[name];
      return [name, description === undefined ? prop : { ...prop, description }];
    }),
  );
}
