'use client';

import { useEffect } from 'react';
import { onDemand, prefetch, useOnDemand } from '../primitives/OnDemand/onDemand.ts';
import type { Mark } from './mark.ts';

const marked = onDemand(() => import('../primitives/Marked/Marked.tsx'));

/**
 * Returns a function that marks the words of a search in a text. The text appears first, and the marks follow without
 * moving it.
 */
export function useMark(words: string): Mark {
  // If the code fails to load, there is no error, because a page without marks is better than none.
  const code = useOnDemand(marked, false);
  // A search loads the code for its marks at once, instead of waiting until the browser is idle.
  useEffect(() => {
    if (words !== '') prefetch(marked);
  }, [words]);
  return (text) => (code && words !== '' ? <code.Marked search={words}>{text}</code.Marked> : text);
}
