import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { placeIn } from './placeState.ts';

/**
 * Returns the key of the current history entry. The key stays the same after a jump within the page, and after the
 * address is replaced (`useReplaceAddress`).
 */
export function usePlaceKey(): string {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const key = placeIn(location.state) ?? location.key;
  const address = pathname + search;
  const [place, setPlace] = useState({ address, key });

  const isJump = hash !== '' && place.address === address;
  if (isJump || (place.address === address && place.key === key)) return place.key;
  setPlace({ address, key });
  return key;
}
