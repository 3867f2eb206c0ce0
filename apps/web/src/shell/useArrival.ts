import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusMain, followHeading } from './focusMain.ts';

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
    if (from !== pathname) return followHeading();
    // The same page, about something else. What had the focus may have gone with what it was about.
    if (query !== search && document.activeElement === document.body) focusMain();
    return undefined;
  }, [pathname, search]);
}
