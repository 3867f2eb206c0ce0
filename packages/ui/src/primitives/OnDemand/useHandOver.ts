'use client';

import { useLayoutEffect, useState } from 'react';

/**
 * Returns true once the control that replaces another one is in the page. Until then, both are in the page, so that the
 * focus moves directly from one to the other. If the focused control were removed first, screen readers would lose the
 * focus, and would use typed letters as commands. The browser never paints both.
 */
export function useHandOver(isReplaced: boolean): boolean {
  const [isDone, setDone] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- The first rendering must commit both controls.
  useLayoutEffect(() => setDone(isReplaced), [isReplaced]);
  return isDone;
}
