import { useEffect, useRef, useState } from 'react';
import { takeTurn } from './turns.ts';

/** For a story that never shows anything, in milliseconds. */
const LONGEST_TURN_MS = 5_000;

/** Whether it is this frame's turn to load, as long as it is wanted; and what to call once it has loaded. */
export function useTurn(isWanted: boolean) {
  const [isIts, setIsIts] = useState(false);
  const giveBack = useRef(() => {});
  useEffect(() => {
    if (!isWanted) return undefined;
    let timer: number | undefined;
    giveBack.current = takeTurn(() => {
      setIsIts(true);
      timer = window.setTimeout(() => giveBack.current(), LONGEST_TURN_MS);
    });
    return () => {
      window.clearTimeout(timer);
      giveBack.current();
      setIsIts(false);
    };
  }, [isWanted]);
  return { isIts, giveBack };
}
