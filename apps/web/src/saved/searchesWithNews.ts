import type { SavedSearch } from '@skillharbor/contract';
import type { SearchWithNews } from '@skillharbor/ui/cards';

/** Returns the searches with results that the user has not seen, and the number of these results. */
export const searchesWithNews = (saved: readonly SavedSearch[]): SearchWithNews[] =>
  saved.filter(({ new_count }) => new_count > 0).map(({ name, new_count: count }) => ({ name, count }));
