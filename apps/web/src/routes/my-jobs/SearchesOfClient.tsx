import type { SavedSearch } from '@skillharbor/contract';
import { SearchesTile } from '@skillharbor/ui/cards';
import { paths } from '../../navigation/paths.ts';
import { searchesWithNews } from '../../saved/searchesWithNews.ts';

/** Shows new results of a client's saved searches. It is loaded only for clients who have saved a search. */
export function SearchesOfClient({ saved }: { saved: readonly SavedSearch[] }) {
  return (
    <SearchesTile
      searches={{ status: 'ready', data: searchesWithNews(saved) }}
      href={paths.savedSearches()}
    />
  );
}
