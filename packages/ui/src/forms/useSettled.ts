'use client';

import { useEffect, useState } from 'react';

/** How long nothing may change before what is typed counts as a word, not as its beginning. */
const QUIET_MS = 1000;

/** The first value, and then the latest that nothing has replaced for a second: to judge and announce what is typed. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), QUIET_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
