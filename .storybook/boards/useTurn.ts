import { useCallback, useEffect, useRef, useState } from 'react';
import { takeTurn } from './turns.ts';

/**
 * While `isWanted` is true, waits for the frame's turn to load. Returns whether the frame has its turn, and a function
 * that ends the turn.
 */
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
