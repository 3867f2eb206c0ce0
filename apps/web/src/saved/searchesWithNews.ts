import type { SavedSearch } from '@skillharbor/contract';
import type { SearchWithNews } from '@skillharbor/ui/cards';

/** Returns the searches that have found something since the user's last look, with how much. */
export const searchesWithNews = (saved: readonly SavedSearch[]): SearchWithNews[] =>
  saved.filter(({ new_count }) => new_count > 0).map(({ name, new_count: count }) => ({ name, count }));
