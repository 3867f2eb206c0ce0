import type { Messages } from '@skillharbor/ui/messages';
import { directoryTitle } from '@skillharbor/ui/pages';
import type { Format } from '@skillharbor/ui/primitives';
import type { FreelancerFacets } from '@skillharbor/contract';
import type { AppMessages } from '../language/messages.ts';
import type { Preview } from '../app/preview.ts';
import { paths } from '../navigation/paths.ts';
import { directoryFields } from './directorySearch.ts';
import type { DirectorySearch } from './directorySearch.ts';

/**
 * Returns the head of the directory. Search engines index its plain pages, but not its searches, filters or other
 * orders.
 */
export function directoryHead(
  asked: DirectorySearch,
  page: number,
  facets: FreelancerFacets | null,
  messages: Messages['freelancers'],
  { titles, descriptions }: AppMessages,
  format: Format,
): { title: string; preview: Preview } {
  const { search, filters } = asked;
  const title = directoryTitle({ search, skills: filters.skills, facets }, messages, format);
  const isListed = directoryFields(asked).length === 0;
  return {
    title: page === 1 ? title : titles.page(title, page),
    preview: {
      description: descriptions.freelancers,
      canonical: isListed ? paths.freelancers(page === 1 ? '' : `?page=${page}`) : null,
    },
  };
}
