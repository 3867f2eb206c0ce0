import type { SearchAction } from '../../primitives/SearchForm/SearchForm.tsx';
import type { Suggestions } from '../../primitives/SearchForm/suggestions.ts';

/** What makes a list searchable. */
export interface ListSearch {
  /** The last search; '' for none. */
  words: string;
  /** Where a search leads before scripts run. */
  action: SearchAction;
  /** Called with the trimmed words; '' asks for everything. */
  onSearch: (words: string) => void;
  /** What the field offers while the user types. */
  suggestions?: Suggestions;
}
