import type { SearchAction } from '../../primitives/SearchForm/SearchForm.tsx';
import type { Suggestions } from '../../primitives/SearchForm/suggestions.ts';

/** The props that make a list searchable. */
export interface ListSearch {
  /** The words of the last search, or '' if there is none. */
  words: string;
  /** The address to which the search form is sent before scripts run. */
  action: SearchAction;
  /** Called with the trimmed words of the search. An empty search finds all items. */
  onSearch: (words: string) => void;
  /** The suggestions that the field offers while the user types. */
  suggestions?: Suggestions;
}
