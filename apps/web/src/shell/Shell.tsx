import { VisuallyHidden } from '@skillharbor/ui/primitives';
import { Fragment } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useSessionChanges } from '../session/useSessionChanges.ts';
import { Frame } from './Frame.tsx';
import { useArrival } from './useArrival.ts';
import { useArrivingToast } from './useArrivingToast.ts';

/** The root of all routes. */
export function Shell() {
  const { pathname } = useLocation();
  const arrival = useArrival();
  useArrivingToast();
  useSessionChanges();

  return (
    <Frame>
      {/* Another address is another page: nothing typed or opened on the one before stays. */}
      <Fragment key={pathname}>
        <Outlet />
      </Fragment>
      <VisuallyHidden>
        <span role="status">{arrival}</span>
      </VisuallyHidden>
      <ScrollRestoration />
    </Frame>
  );
}
