'use client';

import { useEffect, useRef } from 'react';

/** The button that reveals an applicant goes with what hid them: the focus goes on to the name. */
export function useFocusRevealed(isHidden: boolean) {
  const header = useRef<HTMLDivElement>(null);
  const wasHidden = useRef(isHidden);
  useEffect(() => {
    if (wasHidden.current && !isHidden) header.current?.focus();
    wasHidden.current = isHidden;
  }, [isHidden]);
  return header;
}
