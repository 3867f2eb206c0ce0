'use client';

import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Returns whether a horizontally scrolling box has hidden content before and after its visible part. */
export function useMore(ref: RefObject<HTMLElement | null>) {
  const [more, setMore] = useState({ before: false, after: false });

  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const look = () => {
      // `scrollLeft` is negative in right-to-left text. One pixel of tolerance compensates for rounded sizes.
      const scrolled = Math.abs(box.scrollLeft);
      const next = { before: scrolled > 1, after: box.scrollWidth - box.clientWidth - scrolled > 1 };
      setMore((known) => (known.before === next.before && known.after === next.after ? known : next));
    };
    const sizes = new ResizeObserver(look);
    for (const element of [box, ...box.children]) sizes.observe(element);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [ref]);

  return more;
}
