'use client';

import { createContext, useContext } from 'react';
import type { Messages } from './english.ts';

/**
 * Provides the texts in the user's language. Without a provider, components use English. This file does not import the
 * English texts, because a page with one button would then load the texts of every page.
 */
export const MessagesContext = createContext<Messages | undefined>(undefined);

/**
 * Returns the texts of one topic in the user's language. Each topic has a separate hook beside its English texts, so
 * that a page bundles only the English texts that it shows.
 */
export function useMessages<Area extends keyof Messages>(
  area: Area,
  english: Messages[Area],
): Messages[Area] {
  return useContext(MessagesContext)?.[area] ?? english;
}
