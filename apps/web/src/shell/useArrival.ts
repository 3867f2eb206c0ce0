import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What a browser does when a page loads, and a router does not: the focus goes to the heading of the new page, and
 * its title is to be announced. Returns that title.
 */
export function useArrival(): string {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
    if (target) {
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
    setTitle(document.title);
  }, [pathname]);

  return title;
}
