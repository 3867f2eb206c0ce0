import { useIsHydrated } from '@skillharbor/ui/primitives';
import { useLocation, useSearchParams } from 'react-router-dom';
import { originIn } from './origin.ts';

/** Returns where the user was going when they were asked to sign in, or undefined if they came on their own. */
export function useOrigin(): string | undefined {
  const { hash } = useLocation();
  // A server never sees a hash.
  const isHydrated = useIsHydrated();
  return originIn(useSearchParams()[0], isHydrated ? hash : '') ?? undefined;
}
