import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The key of the present entry of the history. A jump within the page is no new place. */
export function usePlaceKey(): string {
  const { pathname, search, hash, key } = useLocation();
  const address = pathname + search;
  const [place, setPlace] = useState({ address, key });

  const isJump = hash !== '' && place.address === address;
  if (isJump || (place.address === address && place.key === key)) return place.key;
  setPlace({ address, key });
  return key;
}
