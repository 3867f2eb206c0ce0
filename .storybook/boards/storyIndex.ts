/* What Storybook knows of all stories, from the index that it builds: no list of them is written by hand. */

export interface IndexEntry {
  id: string;
  type: 'story' | 'docs';
  name: string;
  title: string;
  tags?: readonly string[];
}

/** The states of one component, in the order of the sidebar. */
export interface BoardOfStories {
  /** Of the component: `Pages/JobPage`, also for the stories of `Pages/JobPage/Questions`. */
  title: string;
  section: string;
  name: string;
  /** The documentation page that shows the board. */
  docsId: string | undefined;
  stories: readonly IndexEntry[];
}

/** The component of an entry. Further files of its stories have a third part in their title. */
export function componentTitle(title: string): string {
  return title.split('/').slice(0, 2).join('/');
}

/** The sections whose components have a board. Those of the others are shown in the page itself. */
export const boardSections = ['Pages', 'Cards', 'Forms', 'Modals', 'App'];

/** One board for each component of these sections. */
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

/** Asked for once in the life of the page. */
export function fetchEntries(): Promise<IndexEntry[]> {
  asked ??= fetch('index.json')
    .then((response) => response.json())
    // Storybook's own format.
    .then(({ entries }: { entries: Record<string, IndexEntry> }) => Object.values(entries));
  return asked;
}
