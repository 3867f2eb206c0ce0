import { useLocation, useNavigation } from 'react-router-dom';
import { directoryQuery, directorySearchIn } from '../../freelancers/directorySearch.ts';
import type { DirectorySearch } from '../../freelancers/directorySearch.ts';
import { paths } from '../../navigation/paths.ts';
import { useReplaceAddress } from '../../navigation/useReplaceAddress.ts';

/**
 * The filters and the order of the directory, which are part of its address. They hold from the moment that the user
 * chooses them, before their list is there.
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
