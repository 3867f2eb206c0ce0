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

/** Focuses the heading, also one that has yet to come or is replaced. Returns the way to stop watching. */
function focusArrived() {
  const main = document.getElementById('main');
  let focused = focusMain();
  if (!main) return undefined;

  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    // Whoever went elsewhere in the meantime is left alone.
    if (activeElement !== focused && activeElement !== document.body) return observer.disconnect();
    const isGone = focused === main ? main.querySelector('h1') !== null : !focused?.isConnected;
    if (isGone) focused = focusMain();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
