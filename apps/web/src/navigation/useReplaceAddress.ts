import { useLocation, useNavigate } from 'react-router-dom';
import { withPlace } from './placeState.ts';
import { usePlaceKey } from './usePlaceKey.ts';

/**
 * Changes the URL of the current page without leaving the page. The history entry keeps its place, its state and its
 * scroll position, and Back opens the same page as before.
 */
export function useReplaceAddress(): (address: string) => void {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const place = usePlaceKey();
  return (address) =>
    void navigate(address, {
      replace: true,
      preventScrollReset: true,
      state: withPlace(state, place),
      // The pressed control must show its new state before the browser paints.
      flushSync: true,
    });
}
