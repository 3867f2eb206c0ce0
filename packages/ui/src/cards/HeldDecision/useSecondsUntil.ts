'use client';

import { useEffect, useState } from 'react';

const TICK_MS = 1_000;

/** Returns the number of seconds until a time, and counts down to 0. */
export function useSecondsUntil(moment: string): number {
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, (Date.parse(moment) - now) / 1000);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return seconds;
}
