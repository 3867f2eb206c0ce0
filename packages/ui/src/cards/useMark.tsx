'use client';

import { onDemand, useOnDemand } from '../primitives/OnDemand/onDemand.ts';
import type { Mark } from './mark.ts';

const marked = onDemand(() => import('../primitives/Marked/Marked.tsx'));

/** Marks the words of a search in a text. The text is there first; the marks follow, and move nothing. */
export function useMark(words: string): Mark {
  // Not needed: a page without marks is better than an error.
  const code = useOnDemand(marked, false);
  return (text) => (code && words !== '' ? <code.Marked search={words}>{text}</code.Marked> : text);
}
