import { useEffect, useState } from 'react';

/** The distance from the window at which a tile begins to render, which is about one row of a board. */
const MARGIN = '300px';

/** Reports whether an element is in the window or close to it. */
export function useInView() {
  const [element, ref] = useState<HTMLElement | null>(null);
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.at(-1)?.isIntersecting === true),
      { rootMargin: `${MARGIN} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref, isInView };
}
