'use client';

import { createContext, useContext } from 'react';
import type { Messages } from './english.ts';

/**
 * The texts of the host's language. Without them, components use English. This file does not import the English texts,
 * because a page with one button would then load the texts of every page.
 */
export const MessagesContext = createContext<Messages | undefined>(undefined);

/**
 * Returns the texts of one area in the user's language. Each area has a hook of its own beside its English texts, so
 * that a page bundles the English texts of what it shows only.
 */
export function useMessages<Area extends keyof Messages>(
  area: Area,
  english: Messages[Area],
): Messages[Area] {
  return useContext(MessagesContext)?.[area] ?? english;
}
