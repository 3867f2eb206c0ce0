import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusMain } from './focusMain.ts';

/**
 * What a browser does when a page loads, and a router does not: reading goes on at the top of the new page. The focus
 * goes to its heading, as soon as there is one.
 */
export function useArrival() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);

  useEffect(() => {
    const main = document.getElementById('main');
    if (previous.current === pathname || !main) return undefined;
    previous.current = pathname;
    if (focusMain()) return undefined;

    // Its data is on its way. Whoever goes elsewhere in the meantime is left alone.
    const observer = new MutationObserver(() => {
      if (document.activeElement !== main || focusMain()) observer.disconnect();
    });
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}
