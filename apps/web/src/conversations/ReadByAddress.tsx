import { notificationIn } from '@skillharbor/prose';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '../app/useApp.ts';
import { withPlace } from '../navigation/placeState.ts';
import { usePlaceKey } from '../navigation/usePlaceKey.ts';
import { readFollowed } from './readNotification.ts';

/**
 * Marks the notification that the address names as read, and removes it from the address. Links of mails and presses on devices
 * name one. For a visitor, the address is only cleaned; the log-in leads back to the address with the notification.
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
    const options = { replace: true, preventScrollReset: true, state: withPlace(state, place) };
    void navigate(pathname + query + hash, options);
  }, [app, isNamed, isSignedIn, id, pathname, query, hash, navigate, state, place]);
  return null;
}
