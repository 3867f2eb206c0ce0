import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusMain } from './focusMain.ts';

/**
 * What a browser does when a page loads, and a router does not: reading goes on at the top of the new page. The focus
 * goes to its heading, as soon as there is one.
 */
export function useArrival() {
  const { pathname, search } = useLocation();
  const previous = useRef({ pathname, search });

  useEffect(() => {
    const { pathname: from, search: query } = previous.current;
    previous.current = { pathname, search };
    if (from !== pathname) return focusArrived();
    // The same page, about something else. What had the focus may have gone with what it was about.
    if (query !== search && document.activeElement === document.body) focusMain();
    return undefined;
  }, [pathname, search]);
}

/** Focuses the heading, also one that has yet to come. Returns the way to stop waiting for it. */
function focusArrived() {
  const main = document.getElementById('main');
  if (!main || focusMain()) return undefined;

  // Its data is on its way. Whoever goes elsewhere in the meantime is left alone.
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main || focusMain()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
