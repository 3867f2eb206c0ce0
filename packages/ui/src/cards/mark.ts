import type { ReactNode } from 'react';

/** Marks the words of a text that it was found by. */
export type Mark = (text: string) => ReactNode;

/** For a card that was not searched for. */
export const unmarked: Mark = (text) => text;
