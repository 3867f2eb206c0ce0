import type { ReactNode } from 'react';

/** Marks the words in a text that match the search. */
export type Mark = (text: string) => ReactNode;

/** Returns the text without marks, for cards that are not search results. */
export const unmarked: Mark = (text) => text;
