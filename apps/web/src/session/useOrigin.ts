import { useIsHydrated } from '@skillharbor/ui/primitives';
import { useLocation, useSearchParams } from 'react-router-dom';
import { originIn } from './origin.ts';

/** Where the user of the sign-in or sign-up page was going; undefined where they came on their own. */
export function useOrigin(): string | undefined {
  const { hash } = useLocation();
  // A server never sees a hash.
  const isHydrated = useIsHydrated();
  return originIn(useSearchParams()[0], isHydrated ? hash : '') ?? undefined;
}
