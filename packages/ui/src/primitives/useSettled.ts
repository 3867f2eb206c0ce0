'use client';

import { useEffect, useState } from 'react';

/** How long nothing may change before what is typed counts as a word, not as its beginning. */
const QUIET_MS = 1000;

/**
 * The first value, and then the latest that nothing has replaced for `quietMs`, by default a second: to judge and announce
 * what is typed, or to ask for what it may become.
 */
export function useSettled<Value>(value: Value, quietMs = QUIET_MS): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs);
    return () => clearTimeout(timer);
  }, [value, quietMs]);
  return settled;
}
