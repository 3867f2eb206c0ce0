'use client';

import { useCallback, useEffect } from 'react';
import { onDemand, prefetch, useOnDemand } from '../primitives/OnDemand/onDemand.ts';
import type { Mark } from './mark.ts';

const marked = onDemand(() => import('../primitives/Marked/Marked.tsx'));

/**
 * Returns a function that marks the words of a search in a text. The text is rendered at once. The marks are added when
 * their code has loaded, and do not move the text.
 */
export function useMark(words: string): Mark {
  // If the code fails to load, the page shows no error, because it works without marks.
  const code = useOnDemand(marked, false);
  // During a search, the code that marks its words loads immediately, instead of when the user first interacts with the
  // page.
  useEffect(() => {
    if (words !== '') prefetch(marked);
  }, [words]);
  return useCallback(
    (text) => (code && words !== '' ? <code.Marked search={words}>{text}</code.Marked> : text),
    [code, words],
  );
}
