import { useCallback, useEffect, useRef, useState } from 'react';
import { takeTurn } from './turns.ts';

/** Asks for a turn to load while the frame is wanted. Returns true if it has the turn, and a function that ends it. */
export function useTurn(isWanted: boolean) {
  const [isIts, setIsIts] = useState(false);
  const end = useRef(() => {});
  useEffect(() => {
    if (!isWanted) return undefined;
    end.current = takeTurn(() => setIsIts(true));
    return () => {
      end.current();
      setIsIts(false);
    };
  }, [isWanted]);
  return { isIts, giveBack: useCallback(() => end.current(), []) };
}
