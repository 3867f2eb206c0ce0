'use client';

import { useEffect, useRef } from 'react';

/** Moves the focus to the name when an applicant is revealed, because the button that revealed the name is gone. */
export function useFocusRevealed(isHidden: boolean) {
  const header = useRef<HTMLDivElement>(null);
  const wasHidden = useRef(isHidden);
  useEffect(() => {
    if (wasHidden.current && !isHidden) header.current?.focus();
    wasHidden.current = isHidden;
  }, [isHidden]);
  return header;
}
