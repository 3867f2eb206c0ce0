import { VisuallyHidden } from '@skillharbor/ui/primitives';
import { Fragment, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useApp } from '../app/useApp.ts';
import { useSessionChanges } from '../session/useSessionChanges.ts';
import { AnnounceContext } from './PageHead.tsx';
import { useArrival } from './useArrival.ts';
import { useArrivingToast } from './useArrivingToast.ts';
import { useKeptPlace } from './useKeptPlace.ts';

/** Where the pages appear, and what every page needs when it arrives: announcement, focus, place and toast. */
export function PageOutlet() {
  const { pathname } = useLocation();
  const { drafts } = useApp();
  const clearings = useSyncExternalStore(drafts.subscribe, drafts.clearings, drafts.clearings);
  const [title, setTitle] = useState('');
  const isThere = useRef(false);
  // The browser itself announces the page that it loads.
  const announce = useCallback((next: string) => {
    if (isThere.current) setTitle(next);
    isThere.current = true;
  }, []);
  useArrival();
  useArrivingToast();
  useKeptPlace();
  useSessionChanges();

  return (
    <>
      <AnnounceContext value={announce}>
        {/* Another address is another page: nothing typed or opened on the one before stays. Nor does it after logging out. */}
        <Fragment key={`${clearings} ${pathname}`}>
          <Outlet />
        </Fragment>
      </AnnounceContext>
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      <ScrollRestoration />
    </>
  );
}
