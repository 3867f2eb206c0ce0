/* Reads the list of all stories from the index that Storybook builds. */

export interface IndexEntry {
  id: string;
  type: 'story' | 'docs';
  name: string;
  title: string;
  /** The path of the stories file, such as `./packages/ui/src/cards/JobCard/JobCard.stories.tsx`. */
  importPath: string;
  tags?: readonly string[];
}

/** The states of one component, in the order of the sidebar. */
export interface BoardOfStories {
  /**
   * The title of the component. The board `Pages/JobPage`, for example, also shows the stories of
   * `Pages/JobPage/Questions`.
   */
  title: string;
  section: string;
  name: string;
  /** The id of the documentation page that shows the board. */
  docsId: string | undefined;
  stories: readonly IndexEntry[];
}

/** Returns the title of an entry's component. Titles of additional stories files have a third part. */
export function componentTitle(title: string): string {
  return title.split('/').slice(0, 2).join('/');
}

/** The sections whose components have a board. In other sections, the page itself shows the stories. */
export const boardSections = ['Pages', 'Cards', 'Forms', 'Modals', 'App'];

/** Returns one board for each component of these sections. */
export function boardsOf(entries: readonly IndexEntry[], sections: readonly string[]): BoardOfStories[] {
  const shown = entries.filter(({ tags = ['dev'] }) => tags.includes('dev') && !tags.includes('behaviour'));
  return [...Map.groupBy(shown, ({ title }) => componentTitle(title))]
    .map(([title, all]) => {
      const [section = '', name = ''] = title.split('/');
      const docsId = all.find((entry) => entry.type === 'docs' && entry.title === title)?.id;
      return { title, section, name, docsId, stories: all.filter(({ type }) => type === 'story') };
    })
    .filter(({ section, stories }) => sections.includes(section) && stories.length > 0);
}

let asked: Promise<IndexEntry[]> | undefined;

/** Fetches the index of stories once per page load. */
export function fetchEntries(): Promise<IndexEntry[]> {
  asked ??= fetch('index.json')
    .then((response) => response.json())
    // Storybook defines the format of the index.
    .then(({ entries }: { entries: Record<string, IndexEntry> }) => Object.values(entries));
  return asked;
}
