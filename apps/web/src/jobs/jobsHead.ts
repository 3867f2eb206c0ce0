import type { Messages } from '@skillharbor/ui/messages';
import { hasFilters } from '@skillharbor/ui/pages';
import type { JobFilters } from '@skillharbor/ui/pages';
import type { AppMessages } from '../language/messages.ts';
import type { Preview } from '../app/preview.ts';
import { pageIn } from '../navigation/pageIn.ts';
import { feeds, paths } from '../navigation/paths.ts';
import { filtersOf } from './filterQuery.ts';
import { jobsSearchIn } from './jobsSearch.ts';

/**
 * Returns the head of the public list of jobs. Search engines index the pages of each category, but not searches, other
 * filters or other orders. `titleOf` returns a title for the words and filters.
 */
export function jobsHead(
  query: URLSearchParams,
  messages: Messages['jobs'],
  { titles, descriptions }: AppMessages,
  titleOf: (filters: JobFilters, words: string) => string,
): { title: string; preview: Preview } {
  const asked = jobsSearchIn(query);
  const { search = '' } = asked;
  const page = pageIn(query);
  const filters = filtersOf(asked);
  const isNarrowed = search !== '' || hasFilters(filters);
  const title = isNarrowed ? titleOf(filters, search) : messages.listings.title;

  const [category] = filters.category;
  const listed = paths.jobs({ ...(category && { category: [category] }), page });
  const isListed = paths.jobs({ ...asked, page }) === listed;
  return {
    title: page === 1 ? title : titles.page(title, page),
    preview: {
      description:
        category && isListed
          ? descriptions.jobsIn(messages.categoryDescriptions[category])
          : descriptions.jobs,
      canonical: isListed ? listed : null,
      feeds: feeds.jobs(asked),
    },
  };
}
