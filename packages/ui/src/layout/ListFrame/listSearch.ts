import type { SearchAction } from '../../primitives/SearchForm/SearchForm.tsx';
import type { Suggestions } from '../../primitives/SearchForm/suggestions.ts';

/** The props that make a list searchable. */
export interface ListSearch {
  /** The last search, or '' if there is none. */
  words: string;
  /** The page that a search leads to before scripts run. */
  action: SearchAction;
  /** Called with the trimmed words. An empty search finds everything. */
  onSearch: (words: string) => void;
  /** The suggestions that the field offers while the user types. */
  suggestions?: Suggestions;
}
