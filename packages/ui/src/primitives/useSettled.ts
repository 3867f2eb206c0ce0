'use client';

import { useEffect, useState } from 'react';

/** Typed text counts as finished if it does not change for this many milliseconds. */
const QUIET_MS = 1000;

/**
 * Returns the first value, and then each value that stays unchanged for `quietMs`, by default a second. Use it to
 * check, announce or look up a typed text once the user pauses.
 */
export function useSettled<Value>(value: Value, quietMs = QUIET_MS): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs);
    return () => clearTimeout(timer);
  }, [value, quietMs]);
  return settled;
}
