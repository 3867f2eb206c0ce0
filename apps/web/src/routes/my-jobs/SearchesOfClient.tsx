import type { SavedSearch } from '@skillharbor/contract';
import { SearchesTile } from '@skillharbor/ui/cards';
import { paths } from '../../navigation/paths.ts';
import { searchesWithNews } from '../../saved/searchesWithNews.ts';

/** Shows what a client's saved searches have found. Only clients who have saved a search load it. */
export function SearchesOfClient({ saved }: { saved: readonly SavedSearch[] }) {
  return (
    <SearchesTile
      searches={{ status: 'ready', data: searchesWithNews(saved) }}
      href={paths.savedSearches()}
    />
  );
}
