import { notificationIn } from '@skillharbor/prose';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '../app/useApp.ts';
import { withPlace } from '../navigation/placeState.ts';
import { usePlaceKey } from '../navigation/usePlaceKey.ts';
import { readFollowed } from './readNotification.ts';

/**
 * Marks a notification as read if the page's URL contains the notification's id, as in the links of mails and of
 * notifications on devices. Then removes the id from the URL, unless the user is already leaving the page. For a
 * visitor, the id is only removed. After the log-in, the user returns to the URL with the id.
 */
export function ReadByAddress({ isSignedIn }: { isSignedIn: boolean }): null {
  const app = useApp();
  const navigate = useNavigate();
  const place = usePlaceKey();
  const location = useLocation();
  const { pathname, search, hash } = location;
  const state: unknown = location.state;
  const { id, query } = notificationIn(search);
  const isNamed = query !== search;

  useEffect(() => {
    if (!isNamed) return;
    if (isSignedIn && id !== null) readFollowed(app, id);
    // If the user is already on the way to another page, a navigation would bring them back.
    const { target } = app.place();
    if (target.pathname !== pathname || target.search !== search) return;
    const options = { replace: true, preventScrollReset: true, state: withPlace(state, place) };
    void navigate(pathname + query + hash, options);
  }, [app, isNamed, isSignedIn, id, pathname, search, query, hash, navigate, state, place]);
  return null;
}
