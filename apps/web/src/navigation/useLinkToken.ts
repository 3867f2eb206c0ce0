import { useIsHydrated } from '@skillharbor/ui/primitives';
import { useLocation } from 'react-router-dom';

/**
 * Returns the secret token after the # in the URL of a mail's link, or '' if there is none. Returns null until the page
 * is hydrated, because the server does not receive that part of the URL.
 */
export function useLinkToken(): string | null {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  return isHydrated ? (new URLSearchParams(hash.slice(1)).get('token') ?? '') : null;
}
