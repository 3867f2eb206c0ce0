import type { Bookmarks } from '@skillharbor/ui/cards';

/** What the user has saved, once it is known. */
export interface LiveSaved {
  bookmarks: Bookmarks;
  /** The number of saved jobs with news. */
  news: number;
}

/** A press of a bookmark. */
export type Press = Parameters<Bookmarks['onChange']>;
