import { useLocation, useNavigation } from 'react-router-dom';
import { directoryQuery, directorySearchIn } from '../../freelancers/directorySearch.ts';
import type { DirectorySearch } from '../../freelancers/directorySearch.ts';
import { paths } from '../../navigation/paths.ts';
import { useReplaceAddress } from '../../navigation/useReplaceAddress.ts';

/**
 * Changes the filters and the order of the directory in the page's URL. The changes apply as soon as the user makes
 * them, before the list has loaded.
 */
export function useDirectoryChange(asked: DirectorySearch) {
  const { pathname } = useLocation();
  const coming = useNavigation().location;
  const replaceAddress = useReplaceAddress();
  const next = coming?.pathname === pathname ? directorySearchIn(new URLSearchParams(coming.search)) : asked;
  return {
    shown: next.search === asked.search ? next : asked,
    change: (search: DirectorySearch) => replaceAddress(paths.freelancers(directoryQuery(search))),
  };
}
