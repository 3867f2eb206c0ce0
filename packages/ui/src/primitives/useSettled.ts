'use client';

import { useEffect, useState } from 'react';

/** How long nothing may change, in milliseconds, before what is typed counts as finished. */
const QUIET_MS = 1000;

/**
 * Returns the first value, and then each value that nothing has replaced for `quietMs`, by default a second. It serves
 * to check, announce or look up what the user types once they pause.
 */
export function useSettled<Value>(value: Value, quietMs = QUIET_MS): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs);
    return () => clearTimeout(timer);
  }, [value, quietMs]);
  return settled;
}
