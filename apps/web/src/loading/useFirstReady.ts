import type { Loadable } from '@skillharbor/ui/primitives';
import { useState } from 'react';

/**
 * Returns the first response that succeeded, once there is one. A form that starts with a response keeps it, because a later
 * one that fails would remove the form with what was typed.
 */
export function useFirstReady<Data>(current: Loadable<Data>): Loadable<Data> {
  const [first, setFirst] = useState<Loadable<Data>>();
  if (!first && current.status === 'ready') setFirst(current);
  return first ?? current;
}
