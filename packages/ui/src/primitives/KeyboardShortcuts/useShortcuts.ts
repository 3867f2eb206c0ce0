'use client';

import { useEffect, useEffectEvent } from 'react';

// Matches dialogs and menus that block the page. Toasts and dialogs that are fading out do not block it.
const DIALOG =
  ':is([role="dialog"], [role="alertdialog"], [role="menu"]):not([aria-modal="false"], [data-closed])';
const FIELD = ':is(input:not([type="checkbox"]), textarea, select, [contenteditable="true"])';

/**
 * Lets single keys act on the page. They do nothing while the user types, while a modifier key is held, or while a
 * dialog or a menu is open.
 */
export function useShortcuts(shortcuts: readonly { key: string; act: (() => void) | undefined }[]): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector(DIALOG)) return;
    const act = shortcuts.find(({ key }) => key === event.key)?.act;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELD) !== null;
}
