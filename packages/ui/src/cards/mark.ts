import type { ReactNode } from 'react';

/** Marks the words in a text that the search found. */
export type Mark = (text: string) => ReactNode;

/** Marks nothing, for a card that no search found. */
export const unmarked: Mark = (text) => text;
