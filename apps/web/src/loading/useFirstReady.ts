import type { Loadable } from '@skillharbor/ui/primitives';
import { useState } from 'react';

/**
 * Returns the first response that succeeded, or the current one until then. A form keeps the response that it was
 * opened with: if a later response failed and replaced it, the form and the typed text would be lost.
 */
export function useFirstReady<Data>(current: Loadable<Data>): Loadable<Data> {
  const [first, setFirst] = useState<Loadable<Data>>();
  if (!first && current.status === 'ready') setFirst(current);
  return first ?? current;
}
