'use client';

import { useLayoutEffect, useRef } from 'react';

/** Moves the focus to the name when an applicant is revealed, because the button that revealed the name is gone. */
export function useFocusRevealed(isHidden: boolean) {
  const header = useRef<HTMLDivElement>(null);
  const wasHidden = useRef(isHidden);
  useLayoutEffect(() => {
    if (wasHidden.current && !isHidden) header.current?.focus();
    wasHidden.current = isHidden;
  }, [isHidden]);
  return header;
}
