'use client';

import { createContext, useContext } from 'react';

/** The items of one kind that the user has saved, and the function that changes them. */
export interface Bookmarks {
  isSaved: (id: number) => boolean;
  /** Saves the item with this id and name, or removes it. */
  onChange: (id: number, name: string, isSaved: boolean) => void;
}

/** The bookmarks of each kind, or null if the user cannot save this kind. */
export interface BookmarksOf {
  job: Bookmarks | null;
  freelancer: Bookmarks | null;
}

/**
 * Provides the user's bookmarks through a React context, because many pages have cards with a bookmark. Without a
 * provider, no card has a bookmark.
 */
export const BookmarksContext = createContext<BookmarksOf>({ job: null, freelancer: null });

export function useBookmarks(of: keyof BookmarksOf): Bookmarks | null {
  return useContext(BookmarksContext)[of];
}
