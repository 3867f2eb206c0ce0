import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { focusMain, followHeading } from '../navigation/focusMain.ts';

/**
 * Moves the focus to the heading of a new page as soon as there is one, unless the user is busy in the layout. Screen
 * readers start at the top of a page that a browser loads, but do not notice when a router changes the page.
 */
export function useArrival() {
  const { pathname, search } = useLocation();
  const isComing = useNavigation().state === 'loading';
  const previous = useRef({ pathname, search });
  /**
   * The element that had the focus when the user left the previous page. It is null, except while the next page loads.
   */
  const followed = useRef<Element>(null);

  useEffect(() => {
    const { pathname: from, search: query } = previous.current;
    previous.current = { pathname, search };
    if (from !== pathname) return isBusyInFrame(followed.current) ? undefined : followHeading();
    // The page is still the same. Only its query has changed, which may have removed the focused element.
    if (query !== search && document.activeElement === document.body) focusMain();
    return undefined;
  }, [pathname, search]);

  useEffect(() => {
    followed.current = isComing ? document.activeElement : null;
  }, [isComing]);
}

/**
 * Returns true if the user moved the focus outside the page while it was loading, for example to the menu or to a
 * dialog.
 */
function isBusyInFrame(followed: Element | null): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return false;
  if (document.getElementById('main')?.contains(activeElement)) return false;
  const isFollowedLink =
    activeElement instanceof HTMLAnchorElement && (followed === null || followed === activeElement);
  return !isFollowedLink;
}
