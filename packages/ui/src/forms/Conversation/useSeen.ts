'use client';

import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onSeen` with the number of the newest message once the element below the messages is in view. Each number is
 * reported once.
 *
 * @param newest the number of the newest message of the other side, or undefined if there is none
 */
export function useSeen(newest: number | undefined, onSeen: (number: number) => void) {
  const end = useRef<HTMLDivElement>(null);
  const seen = useRef(0);
  const report = useEffectEvent((number: number) => {
    if (number <= seen.current) return;
    seen.current = number;
    onSeen(number);
  });
  useEffect(() => {
    const element = end.current;
    if (newest === undefined || element === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) report(newest);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [newest]);
  return end;
}
