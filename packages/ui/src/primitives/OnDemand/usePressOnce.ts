'use client';

import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The way in which the user opened a list whose code loads on demand. It determines where the focus goes. */
export type OpenedBy = 'pointer' | 'keyboard';

/**
 * Presses a trigger once it has replaced the button that the user pressed by keyboard. The library behind the list only
 * learns from such a press that the keyboard has opened the list. Returns the ref for the trigger.
 */
export function usePressOnce(opened: OpenedBy): RefObject<HTMLButtonElement | null> {
  const trigger = useRef<HTMLButtonElement>(null);
  // React may run an effect twice, but the trigger is pressed only once.
  const isPressed = useRef(opened === 'pointer');
  useEffect(() => {
    if (isPressed.current) return;
    isPressed.current = true;
    trigger.current?.focus();
    trigger.current?.click();
  }, []);
  return trigger;
}
