'use client';

import { useEffect, useRef } from 'react';

/**
 * Calls `onSeen` with the number of the last message when the element below it is in view. Each number is reported once.
 */
export function useSeen(last: number | undefined, onSeen: (number: number) => void) {
  const end = useRef<HTMLDivElement>(null);
  const seen = useRef(0);
  const report = useRef(onSeen);
  useEffect(() => {
    report.current = onSeen;
  });
  useEffect(() => {
    const element = end.current;
    if (last === undefined || element === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting) || last <= seen.current) return;
      seen.current = last;
      report.current(last);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [last]);
  return end;
}
