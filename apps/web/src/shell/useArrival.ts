import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { focusMain, followHeading } from '../navigation/focusMain.ts';

/**
 * What a browser does when a page loads, and a router does not: reading goes on at the top of the new page. The focus
 * goes to its heading, as soon as there is one, unless the user is busy in the frame.
 */
export function useArrival() {
  const { pathname, search } = useLocation();
  const isComing = useNavigation().state === 'loading';
  const previous = useRef({ pathname, search });
  /** What had the focus when the page was left, while another one is on its way. */
  const followed = useRef<Element>(null);

  useEffect(() => {
    const { pathname: from, search: query } = previous.current;
    previous.current = { pathname, search };
    if (from !== pathname) return isBusyInFrame(followed.current) ? undefined : followHeading();
    // The same page, about something else. What had the focus may have gone with what it was about.
    if (query !== search && document.activeElement === document.body) focusMain();
    return undefined;
  }, [pathname, search]);

  useEffect(() => {
    followed.current = isComing ? document.activeElement : null;
  }, [isComing]);
}

/** Whether the user went on to something outside the page while it was on its way: the menu, or a question. */
function isBusyInFrame(followed: Element | null): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return false;
  if (document.getElementById('main')?.contains(activeElement)) return false;
  const isFollowedLink =
    activeElement instanceof HTMLAnchorElement && (followed === null || followed === activeElement);
  return !isFollowedLink;
}
