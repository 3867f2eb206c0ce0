'use client';

import { createContext, useContext } from 'react';

/** What the user has saved of one kind, and how to change it. */
export interface Bookmarks {
  isSaved: (id: number) => boolean;
  /** Saves what has this id and name, or removes it. */
  onChange: (id: number, name: string, isSaved: boolean) => void;
}

/** The bookmarks of each kind, or null if the user cannot save this kind. */
export interface BookmarksOf {
  job: Bookmarks | null;
  freelancer: Bookmarks | null;
}

/**
 * Provides what the user has saved, because cards with a bookmark are on many pages. Without a provider, no card has one.
 */
export const BookmarksContext = createContext<BookmarksOf>({ job: null, freelancer: null });

export function useBookmarks(of: keyof BookmarksOf): Bookmarks | null {
  return useContext(BookmarksContext)[of];
}
