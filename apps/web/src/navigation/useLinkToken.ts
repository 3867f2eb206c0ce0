import { useIsHydrated } from '@skillharbor/ui/primitives';
import { useLocation } from 'react-router-dom';

/**
 * The secret of the link of a mail, which stands after the # of the address; '' where there is none. Null until the page is
 * hydrated: the server does not see it.
 */
export function useLinkToken(): string | null {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  return isHydrated ? (new URLSearchParams(hash.slice(1)).get('token') ?? '') : null;
}
