import { VisuallyHidden } from '@skillharbor/ui/primitives';
import { Fragment, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useApp } from '../app/useApp.ts';
import { useSessionChanges } from '../session/useSessionChanges.ts';
import { AnnounceContext } from './PageHead.tsx';
import { useArrival } from './useArrival.ts';
import { useArrivingToast } from './useArrivingToast.ts';
import { useSavedPlace } from './useSavedPlace.ts';

/**
 * Renders the current page and everything that a page needs when it opens: announcement, focus, scroll position and
 * toast.
 */
export function PageOutlet() {
  const { pathname } = useLocation();
  const { drafts } = useApp();
  const clearings = useSyncExternalStore(drafts.subscribe, drafts.clearings, drafts.clearings);
  const [title, setTitle] = useState('');
  const isThere = useRef(false);
  // The browser itself announces the first page of a load.
  const announce = useCallback((next: string) => {
    if (isThere.current) setTitle(next);
    isThere.current = true;
  }, []);
  useArrival();
  useArrivingToast();
  useSavedPlace();
  useSessionChanges();

  return (
    <>
      <AnnounceContext value={announce}>
        {/* Each address mounts a new page, so that no typed text of the last page stays. A log-out in another tab
            has the same effect. */}
        <Fragment key={`${clearings} ${pathname}`}>
          <Outlet />
        </Fragment>
      </AnnounceContext>
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      <ScrollRestoration />
    </>
  );
}
