import { useIsHydrated } from '@skillharbor/ui/primitives';
import { useLocation, useSearchParams } from 'react-router-dom';
import { originIn } from './origin.ts';

/**
 * Returns the page that the user wanted to open before being asked to sign in, or undefined if there is no such page.
 */
export function useOrigin(): string | undefined {
  const { hash } = useLocation();
  // Servers never receive the hash of an address.
  const isHydrated = useIsHydrated();
  return originIn(useSearchParams()[0], isHydrated ? hash : '') ?? undefined;
}
