import { useIsHydrated } from '@skillharbor/ui/primitives';
import { useLocation, useSearchParams } from 'react-router-dom';
import { originIn } from './origin.ts';

/**
 * Returns the page that the user wanted to open before being asked to sign in, or undefined if they came on their own.
 */
export function useOrigin(): string | undefined {
  const { hash } = useLocation();
  // Servers never receive the hash.
  const isHydrated = useIsHydrated();
  return originIn(useSearchParams()[0], isHydrated ? hash : '') ?? undefined;
}
