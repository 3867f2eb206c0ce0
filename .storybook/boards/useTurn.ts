import { useCallback, useEffect, useRef, useState } from 'react';
import { takeTurn } from './turns.ts';

/** Whether it is this frame's turn to load, as long as it is wanted; and what to call once it has loaded. */
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
