'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The way in which the user opened a list whose code loads on demand. It determines where the focus goes. */
export type OpenedBy = 'pointer' | 'keyboard';

/**
 * Moves the focus to a trigger that replaces the button that the user pressed, and presses the trigger if the user used
 * the keyboard. The library behind the list only learns from such a press that the keyboard has opened the list.
 * Returns the ref for the trigger.
 */
export function usePressOnce(opened: OpenedBy): RefObject<HTMLButtonElement | null> {
  const trigger = useRef<HTMLButtonElement>(null);
  // React may run an effect twice, but the trigger is pressed only once.
  const isPressed = useRef(opened === 'pointer');
  useLayoutEffect(() => trigger.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (isPressed.current) return;
    isPressed.current = true;
    // Screen readers only say that the list has opened if they have noticed the new trigger before.
    requestAnimationFrame(() => requestAnimationFrame(() => pressIfClosed(trigger.current)));
  }, []);
  return trigger;
}

/** The user may have pressed the trigger again. */
function pressIfClosed(trigger: HTMLButtonElement | null) {
  if (trigger?.getAttribute('aria-expanded') !== 'true') trigger?.click();
}
