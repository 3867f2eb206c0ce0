import { VisuallyHidden } from '@skillharbor/ui/primitives';
import { Fragment, useCallback, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { useSessionChanges } from '../session/useSessionChanges.ts';
import { Frame } from './Frame.tsx';
import { AnnounceContext } from './PageTitle.tsx';
import { useArrival } from './useArrival.ts';
import { useArrivingToast } from './useArrivingToast.ts';

/** The root of all routes. */
export function Shell() {
  const { pathname } = useLocation();
  const isComing = useNavigation().state === 'loading';
  const [title, setTitle] = useState('');
  const isThere = useRef(false);
  // The browser itself announces the page that it loads.
  const announce = useCallback((next: string) => {
    if (isThere.current) setTitle(next);
    isThere.current = true;
  }, []);
  useArrival();
  useArrivingToast();
  useSessionChanges();

  return (
    <>
      <Frame busy={isComing}>
        <AnnounceContext value={announce}>
          {/* Another address is another page: nothing typed or opened on the one before stays. */}
          <Fragment key={pathname}>
            <Outlet />
          </Fragment>
        </AnnounceContext>
      </Frame>
      <VisuallyHidden>
        <span role="status">{title}</span>
      </VisuallyHidden>
      <ScrollRestoration />
    </>
  );
}
